import QtQuick
import Meeplewright.Theme

// A few choices in a row, one of them taken.
Row {
    id: root

    required property int current
    required property string label
    required property list<string> values

    signal picked(int index)

    spacing: Theme.xs

    Repeater {
        model: root.values

        ActionButton {
            id: button

            readonly property TextChoice choice: parent as TextChoice
            required property int index
            required property string modelData

            Accessible.checked: strong
            Accessible.name: qsTr("%1: %2", "what is chosen: the choice").arg(button.choice?.label ?? "").arg(button.modelData)
            objectName: button.choice ? button.choice.objectName + "-" + button.index : ""
            pixelSize: Theme.small
            strong: button.index === button.choice?.current
            text: button.modelData

            onClicked: button.choice.picked(button.index)
        }
    }
}

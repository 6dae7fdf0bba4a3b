import QtQuick
import Meeplewright.Theme

// A few choices in a row, one of them taken; in several rows where there is no room for one.
Item {
    id: root

    required property int current
    required property string label
    required property list<string> values

    signal picked(int index)

    implicitHeight: flow.height
    // How wide a single row is: that of the flow would hang on the room it is given.
    implicitWidth: {
        let row = 0;
        for (let index = 0; index < buttons.count; ++index)
            row += (buttons.itemAt(index)?.implicitWidth ?? 0) + (index > 0 ? flow.spacing : 0);
        return row;
    }

    Flow {
        id: flow
        spacing: Theme.xs
        width: root.width

        Repeater {
            id: buttons
            model: root.values

            ActionButton {
                id: button

                readonly property TextChoice choice: parent?.parent as TextChoice
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
}

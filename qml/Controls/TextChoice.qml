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
    implicitWidth: measure.width

    // How wide a single row is: that of the flow would hang on the room it is given.
    Row {
        id: measure
        spacing: flow.spacing
        visible: false

        Repeater {
            model: root.values

            Item {
                required property int index

                height: 1
                width: buttons.count > index ? buttons.itemAt(index)?.implicitWidth ?? 0 : 0
            }
        }
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

                required property int index
                required property string modelData

                Accessible.checked: strong
                Accessible.name: qsTr("%1: %2", "what is chosen: the choice").arg(root.label).arg(button.modelData)
                objectName: root.objectName + "-" + button.index
                pixelSize: Theme.small
                strong: button.index === root.current
                text: button.modelData

                onClicked: root.picked(button.index)
            }
        }
    }
}

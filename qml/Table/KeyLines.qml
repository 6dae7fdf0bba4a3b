import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// What each key of the table does.
Column {
    id: root

    required property TableKeys keys

    Repeater {
        model: root.keys.all

        Item {
            id: line

            required property TableKey modelData

            Accessible.name: line.modelData.named + ": " + line.modelData.what
            Accessible.role: Accessible.StaticText
            height: Math.max(key.height, what.height) + 2 * Theme.unit
            objectName: "keyLine"
            width: parent?.width ?? 0

            BodyText {
                id: key
                font.bold: true
                text: line.modelData.named
                width: 150 * Theme.unit
                x: Theme.s
            }
            BodyText {
                id: what
                text: line.modelData.what
                width: line.width - x
                x: key.x + key.width + Theme.s
            }
        }
    }
}

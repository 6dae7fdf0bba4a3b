import QtQuick
import Meeplewright.Theme

// What a tip says, and the rule that it cites: as wide as its longest line.
Item {
    id: root

    required property string rule
    required property string text

    implicitHeight: column.height
    implicitWidth: Math.ceil(Math.max(root.text !== "" ? note.contentWidth : 0, root.rule !== "" ? cited.contentWidth : 0))

    Column {
        id: column
        spacing: Theme.xs

        IconText {
            id: note
            font.pixelSize: Theme.small
            source: root.text
            visible: root.text !== ""
            width: 324 * Theme.unit // its implicit width would be that of all its lines one after the other
        }
        BodyText {
            id: cited
            color: Theme.accent
            font.bold: true
            font.pixelSize: Theme.small
            text: root.rule
            visible: root.rule !== ""
        }
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// What the answer that is looked at would bring about, in order, and what would be asked next.
Paper {
    id: root

    readonly property TurnPreview preview: Desk.timespan.preview

    Accessible.name: qsTr("What would happen: %1").arg(root.preview.title)
    Accessible.role: Accessible.Pane
    border.color: Theme.legal
    border.width: 2 * Theme.unit
    color: Theme.raised
    height: Math.min(column.height + 2 * Theme.s, parent?.height ?? 0)
    objectName: "preview"
    visible: root.preview.open

    Column {
        id: column
        spacing: 2 * Theme.unit
        width: parent.width - 2 * Theme.s
        x: Theme.s
        y: Theme.s

        IconText {
            font.bold: true
            source: qsTr("%1 – what would happen:").arg(root.preview.title)
            width: parent.width
        }
        Repeater {
            model: root.preview.lines

            PreviewLine {
            }
        }
        IconText {
            color: Theme.accent
            font.bold: true
            font.pixelSize: Theme.small
            source: qsTr("Then you are asked: %1").arg(root.preview.next)
            visible: root.preview.next !== ""
            width: parent.width
        }
    }
}

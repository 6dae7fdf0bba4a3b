import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A line of a preview with its number in the order.
Row {
    id: root

    required property int index
    required property int seat
    required property string text
    required property bool trigger

    spacing: Theme.xs
    width: parent?.width ?? 0

    BodyText {
        Accessible.ignored: true
        color: root.trigger ? Theme.legal : Theme.inkSoft
        font.bold: root.trigger
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignRight
        text: root.index + 1
        width: 18 * Theme.unit
    }
    SeatDisc {
        seat: Math.max(0, root.seat)
        size: 14 * Theme.unit
        visible: root.seat >= 0
    }
    IconText {
        color: root.trigger ? Theme.legal : Theme.ink
        font.bold: root.trigger
        font.pixelSize: Theme.small
        source: root.text
        width: parent.width - 44 * Theme.unit
    }
}

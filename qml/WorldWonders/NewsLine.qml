import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// Something that happened between two rounds.
Row {
    id: root

    required property int seat
    required property string text

    height: Math.max(label.implicitHeight, 16 * Theme.unit)
    spacing: Theme.xs

    SeatDisc {
        seat: Math.max(0, root.seat)
        size: 14 * Theme.unit
        visible: root.seat >= 0
    }
    IconText {
        id: label
        font.pixelSize: Theme.small
        source: root.text
        width: (root.ListView.view?.width ?? 0) - Theme.xl
    }
}

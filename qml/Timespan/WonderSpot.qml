import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A built wonder.
CardSpot {
    id: root
    takesWorkers: true

    SeatDisc {
        anchors.right: parent.right
        anchors.top: parent.top
        seat: Math.max(0, root.seat)
        size: 18 * Theme.unit
    }
}

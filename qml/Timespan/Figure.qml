import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A piece that stands on a board: a worker or a camel, on a disc so that it is seen on any ground.
Rectangle {
    id: root

    required property string icon
    property int seat: -1
    property real size: Theme.l

    border.color: "#1e2a35"
    border.width: Math.max(1, root.size / 14)
    color: root.seat >= 0 ? Theme.seatColour(root.seat) : "#fdf9ef"
    height: root.size
    radius: root.size / 2
    width: root.size

    PackIcon {
        anchors.centerIn: parent
        name: root.icon
        size: root.size * 0.76
    }
}

import QtQuick
import Meeplewright.Theme

// The control disc of a seat: its colour and its number.
Rectangle {
    id: root

    required property int seat
    property real size: Theme.xl

    border.color: Theme.dark ? "#f3e8d0" : "#2a2018"
    border.width: Math.max(1, root.size / 14)
    color: Theme.seatColour(root.seat)
    implicitHeight: root.size
    implicitWidth: root.size
    radius: root.size / 2

    Text {
        anchors.centerIn: parent
        color: Theme.seatText(root.seat)
        font.bold: true
        font.family: Theme.reading
        font.pixelSize: Math.max(1, root.size * 0.58)
        text: root.seat + 1
    }
}

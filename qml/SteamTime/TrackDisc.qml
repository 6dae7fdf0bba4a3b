import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The esteem disc of a seat on its space; discs on one space are fanned out.
SeatDisc {
    id: root

    readonly property point cell: Desk.steamTime.trackCell(root.place)
    required property int esteem
    required property int place
    readonly property TrackFrame ring: parent as TrackFrame
    required property int stack
    required property int tile

    Accessible.name: qsTr("Esteem of %1: %2").arg(Desk.game.seatName(root.seat)).arg(root.esteem)
    Accessible.role: Accessible.StaticText
    objectName: "disc-" + root.seat
    size: (root.ring?.band ?? 0) * 0.95
    x: (root.ring?.centreX(root.cell.x, root.cell.y) ?? 0) - width / 2 + root.stack * size * 0.34
    y: (root.ring?.centreY(root.cell.y) ?? 0) - height / 2 - root.stack * size * 0.12

    Behavior on x  {
        NumberAnimation {
            duration: Theme.flight
            easing.type: Easing.InOutQuad
        }
    }
    Behavior on y  {
        NumberAnimation {
            duration: Theme.flight
            easing.type: Easing.InOutQuad
        }
    }

    // The esteem tile that says how often the disc went around.
    Rectangle {
        border.color: Theme.ink
        border.width: Theme.hairline
        color: Theme.accent
        height: badge.implicitHeight
        objectName: "lap-" + root.seat
        radius: height / 3
        visible: root.tile > 0
        width: badge.implicitWidth + 4 * Theme.unit
        x: root.width * 0.62
        y: -height * 0.4

        Text {
            id: badge
            anchors.centerIn: parent
            color: Theme.accentText
            font.bold: true
            font.family: Theme.reading
            font.pixelSize: Math.round(11 * Theme.unit)
            text: qsTr("+%1", "esteem tile").arg(root.tile)
        }
    }
}

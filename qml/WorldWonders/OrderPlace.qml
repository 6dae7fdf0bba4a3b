import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A seat in the turn order, with the pedestal that it holds for the next round.
Item {
    id: root

    required property bool active
    required property int index
    required property bool out
    required property int pedestal
    required property int seat

    Accessible.name: root.out ? qsTr("%1 is out of this round").arg(Desk.game.seatName(root.seat)) : qsTr("Place %1: %2").arg(root.index + 1).arg(Desk.game.seatName(root.seat))
    Accessible.role: Accessible.StaticText
    height: 26 * Theme.unit
    objectName: "order-" + root.index
    width: (root.pedestal > 0 ? 48 : 28) * Theme.unit

    Rectangle {
        border.color: Theme.legal
        border.width: 2.5 * Theme.unit
        color: "transparent"
        height: 27 * Theme.unit
        radius: height / 2
        visible: root.active
        width: height
        x: -1.5 * Theme.unit
        y: -1 * Theme.unit
    }
    SeatDisc {
        anchors.verticalCenter: parent.verticalCenter
        opacity: root.out ? 0.35 : 1
        seat: root.seat
        size: 22 * Theme.unit
        x: Theme.unit
    }
    PackIcon {
        name: root.pedestal > 0 ? "pedestal-" + root.pedestal : ""
        size: 22 * Theme.unit
        visible: root.pedestal > 0
        x: 26 * Theme.unit
        y: 1 * Theme.unit
    }
    HoverHandler {
        id: hover
    }
    Tip {
        text: root.Accessible.name
        visible: hover.hovered
    }
}

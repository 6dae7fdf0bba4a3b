import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The stream of time with the esteem track around it, and below it the board of the seat that looks.
Item {
    id: root

    readonly property int seat: Desk.game.viewer >= 0 ? Desk.game.viewer : Math.max(0, Desk.game.asked)

    StreamView {
        id: stream
        height: Math.min(idealHeight, root.height * 0.62)
        width: root.width
    }
    Item {
        anchors.bottom: root.bottom
        anchors.left: root.left
        anchors.right: root.right
        anchors.top: stream.bottom
        anchors.topMargin: Theme.s

        AirshipView {
            id: airship
            board: Desk.steamTime.boards[root.seat] ?? null
            height: parent.height
            width: Math.min(parent.width * 0.6, height / aspect)
        }
        CardShelf {
            anchors.left: airship.right
            anchors.leftMargin: Theme.s
            anchors.right: parent.right
            board: airship.board
            height: parent.height
        }
    }
}

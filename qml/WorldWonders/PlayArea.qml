import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The city of the seat that looks with its markers, and beside it what is on offer; while a piece is in hand, the piece.
Item {
    id: root

    readonly property CityBoard board: Desk.worldWonders.boards[root.seat] ?? null
    readonly property int seat: Desk.game.viewer >= 0 ? Desk.game.viewer : Math.max(0, Desk.game.asked)

    CityView {
        id: city
        board: root.board
        width: Math.min(root.width * 0.62, (root.height - markers.height - Theme.s) / aspect)

        Component.onCompleted: PlaceBook.add(city, "city/0")
    }
    MarkerBoard {
        id: markers
        anchors.bottom: parent.bottom
        board: root.board
        width: city.width
    }
    MarketView {
        anchors.bottom: parent.bottom
        anchors.left: city.right
        anchors.leftMargin: Theme.s
        anchors.right: parent.right
        anchors.top: parent.top
    }
}

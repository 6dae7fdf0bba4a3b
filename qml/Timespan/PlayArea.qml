import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// On top what belongs to nobody; in the middle the boards of the seat that looks; below its cards, or what is to be
// chosen from.
Item {
    id: root

    readonly property RulerBoard board: table.boards[root.seat] ?? null
    readonly property real gap: 6 * Theme.unit
    readonly property int seat: Desk.game.viewer >= 0 ? Desk.game.viewer : Math.max(0, Desk.game.asked)
    readonly property TimespanTable table: Desk.timespan

    GameBoardView {
        id: gameBoard
        // Both boards of this row have room beside each other.
        height: Math.min(root.height * 0.275, (root.width - root.gap) / (1 / gameBoard.aspect + 1 / tech.aspect))
        width: height / aspect
    }
    OffersView {
        anchors.left: gameBoard.right
        anchors.leftMargin: root.gap
        anchors.right: parent.right
        height: gameBoard.height
        visible: root.table.offering
    }
    TechView {
        id: tech
        anchors.left: gameBoard.right
        anchors.leftMargin: (parent.width - gameBoard.width - width) / 2
        board: root.board
        height: gameBoard.height
        objectName: "tech"
        visible: !root.table.offering && !root.table.choosingBoards
        width: height / aspect
    }
    RulerView {
        id: ruler
        anchors.top: gameBoard.bottom
        anchors.topMargin: root.gap
        board: root.board
        height: root.height * 0.46
        visible: !root.table.choosingBoards
        width: root.width
    }
    CardsView {
        anchors.bottom: parent.bottom
        anchors.top: ruler.bottom
        anchors.topMargin: root.gap
        board: root.board
        visible: !root.table.choosingBoards
        width: root.width
    }
    DisplayView {
        anchors.bottom: parent.bottom
        anchors.top: gameBoard.bottom
        anchors.topMargin: root.gap
        visible: root.table.choosingBoards
        width: root.width
    }
}

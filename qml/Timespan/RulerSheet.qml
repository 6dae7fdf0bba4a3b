import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The sheet with all boards of a player.
Paper {
    id: root

    readonly property RulerBoard board: Desk.timespan.boards[Desk.enlarged] ?? null

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    Heading {
        id: name
        text: qsTr("%1 · %2", "player, civilization").arg(root.board?.name ?? "").arg(root.board?.civilization ?? "")
        x: Theme.m
        y: Theme.s
    }
    ActionButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.xs
        anchors.verticalCenter: name.verticalCenter
        implicitHeight: 32 * Theme.unit
        objectName: "enlargedClose"
        quiet: true
        text: qsTr("Close")

        onClicked: Desk.enlarged = -1
    }
    CivilizationView {
        id: civilization
        anchors.left: parent.left
        anchors.margins: Theme.s
        anchors.top: name.bottom
        board: root.board
        height: width * aspect
        width: Math.min(parent.width * 0.5, (parent.height * 0.62) / aspect)
    }
    StorageView {
        id: storage
        anchors.left: civilization.right
        anchors.margins: Theme.s
        anchors.top: name.bottom
        board: root.board
        height: civilization.height
        width: height / aspect
    }
    TechView {
        id: tech
        anchors.left: storage.right
        anchors.margins: Theme.s
        anchors.right: parent.right
        anchors.top: name.bottom
        board: root.board
        height: width * aspect
    }
    CardShelf {
        anchors.bottom: luxury.top
        anchors.bottomMargin: Theme.s
        anchors.left: tech.left
        anchors.right: tech.right
        anchors.top: tech.bottom
        anchors.topMargin: Theme.s
        model: Desk.timespan.wonders
        title: qsTr("Wonders")

        delegate: SheetWonder {
        }
    }
    LuxuryShelf {
        id: luxury
        anchors.bottom: storage.bottom
        anchors.left: tech.left
        anchors.right: tech.right
        board: root.board
        height: Math.min(120 * Theme.unit, storage.height - tech.height - Theme.s)
    }
    CardShelf {
        id: dead
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.s
        anchors.top: civilization.bottom
        empty: qsTr("No cards yet")
        model: root.board?.graveyard ?? null
        title: qsTr("Graveyard")
        width: parent.width * 0.42

        delegate: CardSpot {
        }
    }
    CardShelf {
        id: visions
        anchors.bottom: parent.bottom
        anchors.left: dead.right
        anchors.margins: Theme.s
        anchors.top: civilization.bottom
        model: root.board?.visions ?? null
        title: qsTr("Visions")
        width: parent.width * 0.2

        delegate: CardSpot {
        }
    }
    CardShelf {
        anchors.bottom: parent.bottom
        anchors.left: visions.right
        anchors.margins: Theme.s
        anchors.right: parent.right
        anchors.top: civilization.bottom
        empty: qsTr("No cards")
        model: root.board?.hand ?? null
        title: qsTr("Hand")

        delegate: CardSpot {
        }
    }
}

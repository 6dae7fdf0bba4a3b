import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Everything that is not play: files, replay, looks.
Paper {
    id: root

    property bool open: false
    // The height that there is.
    required property real room

    border.color: Theme.accent
    color: Theme.raised
    height: Math.min(column.height + 2 * Theme.s, root.room)
    objectName: "tableMenu"
    visible: root.open
    width: 320 * Theme.unit
    z: 14

    Flickable {
        id: scroll

        readonly property Item focused: Window.activeFocusItem

        // Scrolls to what keys have reached.
        function follow() {
            let inside = scroll.focused;
            while (inside && inside !== column) {
                inside = inside.parent;
            }
            if (inside) {
                const top = scroll.focused.mapToItem(column, 0, 0).y;
                scroll.contentY = Math.max(top + scroll.focused.height - scroll.height, Math.min(scroll.contentY, top));
            }
        }

        anchors.fill: parent
        anchors.margins: Theme.s
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: column.height
        objectName: "menuScroll"

        onFocusedChanged: scroll.follow()

        ScrollMark {
            view: scroll
        }
        Column {
            id: column
            spacing: 2 * Theme.unit
            width: scroll.width - Theme.s

            MenuLine {
                objectName: "menuSave"
                text: qsTr("Save the game…")

                onClicked: Desk.host.saveRequested()
            }
            MenuLine {
                objectName: "menuOpen"
                text: qsTr("Open a game…")

                onClicked: Desk.host.openRequested()
            }
            MenuLine {
                objectName: "menuScenario"
                text: qsTr("Keep as scenario…")

                onClicked: Desk.host.scenarioRequested()
            }
            MenuLine {
                objectName: "menuReplay"
                text: qsTr("Replay from the start")

                onClicked: Desk.game.replayFromStart()
            }
            MenuLine {
                objectName: "menuAgain"
                text: qsTr("Play again with the same seed")

                onClicked: Desk.game.playAgain()
            }
            MenuLine {
                objectName: "menuNew"
                text: qsTr("New game")

                onClicked: Desk.game.newGame()
            }
            MenuSwitches {
            }
            ZoomLine {
            }
            Heading {
                text: qsTr("Seats")
                topPadding: Theme.xs
            }
            Repeater {
                model: Desk.game.players

                SeatControl {
                }
            }
        }
    }
}

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

    LayoutMirroring.childrenInherit: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    border.color: Theme.accent
    color: Theme.raised
    height: Math.min(column.height + 2 * Theme.s, root.room)
    objectName: "tableMenu"
    visible: root.open
    width: 320 * Theme.unit
    z: 14

    onOpenChanged: root.open ? first.forceActiveFocus(Qt.PopupFocusReason) : TargetNavigator.comeBack()

    KeyScroll {
        id: scroll
        anchors.fill: parent
        anchors.margins: Theme.s
        contentHeight: column.height
        objectName: "menuScroll"

        Column {
            id: column
            spacing: 2 * Theme.unit
            width: scroll.width - Theme.s

            MenuLine {
                id: first
                objectName: "menuSave"
                text: qsTr("Save the game…")

                onClicked: {
                    root.open = false;
                    Desk.host.saveRequested();
                }
            }
            MenuLine {
                objectName: "menuOpen"
                text: qsTr("Open a game…")

                onClicked: {
                    root.open = false;
                    Desk.host.openRequested();
                }
            }
            MenuLine {
                objectName: "menuScenario"
                text: qsTr("Keep as scenario…")

                onClicked: {
                    root.open = false;
                    Desk.host.scenarioRequested();
                }
            }
            MenuLine {
                objectName: "menuReplay"
                text: qsTr("Replay from the start")

                onClicked: {
                    root.open = false;
                    Desk.game.replayFromStart();
                }
            }
            MenuLine {
                objectName: "menuAgain"
                text: qsTr("Play again with the same seed")

                onClicked: {
                    root.open = false;
                    Desk.game.playAgain();
                }
            }
            MenuLine {
                objectName: "menuNew"
                text: qsTr("New game")

                onClicked: {
                    root.open = false;
                    Desk.game.newGame();
                }
            }
            MenuLine {
                objectName: "menuKeys"
                text: qsTr("Keys…")

                onClicked: {
                    root.open = false;
                    Desk.keysOpen = true;
                }
            }
            MenuSwitches {
                width: parent.width
            }
            ZoomLine {
                width: parent.width
            }
            Heading {
                text: qsTr("Seats")
                topPadding: Theme.xs
                width: parent.width
            }
            Repeater {
                model: Desk.game.players

                SeatControl {
                }
            }
        }
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The end: who won, and where every point came from.
FocusScope {
    id: root

    readonly property PlaytestGame game: Desk.game

    signal look

    objectName: "scoreScreen"

    Rectangle {
        anchors.fill: parent
        color: Theme.shade

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    Paper {
        anchors.centerIn: parent
        border.color: Theme.accent
        border.width: 2 * Theme.unit
        color: Theme.raised
        height: Math.min((picture.room > 0 ? 660 : 560) * Theme.unit, parent.height - 2 * Theme.xl)
        width: Math.min(760 * Theme.unit + picture.room, parent.width - 2 * Theme.xl)

        Loader {
            id: picture

            // What the game shows beside the sheet, and the gap to it.
            readonly property real room: picture.wide > 0 ? picture.wide + Theme.l : 0
            readonly property real wide: (item as Item)?.implicitWidth ?? 0

            anchors.bottom: buttons.top
            anchors.left: parent.left
            anchors.margins: Theme.l
            anchors.top: verdict.bottom
            objectName: "scorePicture"
            source: Desk.table ? Desk.table.parts + "ScoreArea.qml" : ""
            width: picture.wide
        }
        Heading {
            id: verdict
            anchors.left: parent.left
            anchors.margins: Theme.l
            anchors.right: parent.right
            anchors.top: parent.top
            font.pixelSize: Theme.heading * 1.4
            horizontalAlignment: Text.AlignHCenter
            objectName: "verdict"
            text: Desk.host.scores.verdict
        }
        ListView {
            id: list
            anchors.bottom: buttons.top
            anchors.left: parent.left
            anchors.leftMargin: Theme.l + picture.room
            anchors.margins: Theme.l
            anchors.right: parent.right
            anchors.top: verdict.bottom
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            model: Desk.host.scores.lines
            objectName: "scores"
            spacing: Theme.xs

            delegate: ScoreLine {
                onLook: step => {
                    root.look();
                    root.game.lookAt(step);
                }
            }

            ScrollMark {
                view: list
            }
        }
        Flow {
            id: buttons
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.margins: Theme.l
            anchors.right: parent.right
            spacing: Theme.s

            ActionButton {
                focus: true
                objectName: "again"
                strong: true
                text: qsTr("Play again with the same seed")

                onClicked: root.game.playAgain()
            }
            ActionButton {
                objectName: "scoreNew"
                text: qsTr("New game")

                onClicked: root.game.newGame()
            }
            ActionButton {
                objectName: "look"
                text: qsTr("Look at the table")

                onClicked: root.look()
            }
            ActionButton {
                objectName: "scoreUndo"
                text: qsTr("Undo")

                onClicked: root.game.undo()
            }
            ActionButton {
                objectName: "scoreSave"
                text: qsTr("Save the game…")

                onClicked: Desk.host.saveRequested()
            }
            ActionButton {
                objectName: "scoreScenario"
                text: qsTr("Keep as scenario…")

                onClicked: Desk.host.scenarioRequested()
            }
        }
    }
}

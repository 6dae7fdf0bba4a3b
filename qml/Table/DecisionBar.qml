import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// What is asked, of whom, and the answers that lie nowhere on the table.
Rectangle {
    id: root

    readonly property PlaytestGame game: Desk.game
    // The most height that the answers may take; more of them scroll.
    required property real room

    signal scoresWanted

    // Who the game waits for, and why nothing happens when nothing does.
    function situation(): string {
        if (root.game.lookingBack)
            return qsTr("Looking back: step %1 of %2").arg(root.game.shownStep).arg(root.game.stepCount);
        if (root.game.asked < 0)
            return qsTr("The game is over");
        if (root.game.botAsked)
            return root.game.bots.paused ? qsTr("%1, a bot, waits until you let it go on").arg(root.game.askedName) : qsTr("%1, a bot, is thinking").arg(root.game.askedName);
        if (root.game.spectating)
            return qsTr("You are watching; it is up to %1").arg(root.game.askedName);
        return qsTr("%1, it is up to you").arg(root.game.askedName);
    }

    Accessible.name: qsTr("What is asked")
    Accessible.role: Accessible.Pane
    LayoutMirroring.childrenInherit: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    color: Theme.paper
    implicitHeight: Math.max(64 * Theme.unit, column.implicitHeight + 2 * Theme.s)
    objectName: "decisionBar"

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        color: Theme.accent
        height: 2 * Theme.unit
    }
    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.margins: Theme.m
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.xs

        WhyNotLine {
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: Theme.m

            SeatDisc {
                seat: Math.max(0, Desk.game.asked)
                size: 30 * Theme.unit
                visible: Desk.game.asked >= 0
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.minimumWidth: Math.min(260 * Theme.unit, root.width * 0.3)
                spacing: 0

                BodyText {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.small
                    objectName: "askedName"
                    soft: true
                    text: root.situation()
                }
                IconText {
                    Layout.fillWidth: true
                    font.family: Theme.faceFor(Desk.game.question)
                    font.pixelSize: Theme.heading
                    objectName: "question"
                    source: Desk.game.question
                }
            }
            Flickable {
                id: answers
                Layout.preferredHeight: Math.min(flow.height, root.room)
                Layout.preferredWidth: root.width * 0.5
                boundsBehavior: Flickable.StopAtBounds
                clip: contentHeight > height
                contentHeight: flow.height
                interactive: contentHeight > height
                visible: !waiting.visible

                Flow {
                    id: flow
                    layoutDirection: Qt.RightToLeft
                    spacing: Theme.xs
                    width: answers.width - (answers.interactive ? Theme.s : 0)

                    Repeater {
                        model: Desk.game.buttons

                        ChoiceButton {
                        }
                    }
                }
                ScrollMark {
                    view: answers
                    visible: answers.interactive
                }
            }
            WaitButtons {
                id: waiting
                Layout.preferredWidth: root.width * 0.5
                visible: !root.game.mayAnswer

                onScoresWanted: root.scoresWanted()
            }
        }
    }
}

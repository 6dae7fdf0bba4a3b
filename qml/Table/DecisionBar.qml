import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// What is asked, of whom, and the answers that lie nowhere on the table.
Rectangle {
    id: root
    Accessible.name: qsTr("What is asked")
    Accessible.role: Accessible.Pane
    color: Theme.paper
    implicitHeight: Math.max(64 * Theme.unit, column.implicitHeight + 2 * Theme.s)

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        color: Theme.brass
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
                Layout.minimumWidth: 260 * Theme.unit
                spacing: 0

                BodyText {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.small
                    objectName: "askedName"
                    soft: true
                    text: Desk.game.asked < 0 ? qsTr("The game is over") : Desk.game.mayAnswer ? qsTr("%1, it is up to you").arg(Desk.game.askedName) : qsTr("%1 is thinking").arg(Desk.game.askedName)
                }
                IconText {
                    Layout.fillWidth: true
                    font.family: Theme.displayFace
                    font.pixelSize: Theme.heading
                    objectName: "question"
                    source: Desk.game.question
                }
            }
            Flow {
                Layout.preferredWidth: root.width * 0.5
                layoutDirection: Qt.RightToLeft
                spacing: Theme.xs

                Repeater {
                    model: Desk.game.buttons

                    ChoiceButton {
                    }
                }
            }
        }
    }
}

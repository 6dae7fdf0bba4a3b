import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Tells that the game could not go over to edited content, at which step, by which rule and behind which change.
Paper {
    id: root

    readonly property PlaytestGame game: Desk.game

    Accessible.description: root.game.report.text
    Accessible.name: root.game.report.title
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.danger
    border.width: 2 * Theme.unit
    color: Theme.raised
    height: column.height + 2 * Theme.l
    objectName: "adoptNotice"
    visible: root.game.report.open
    width: Math.min(620 * Theme.unit, parent.width - 2 * Theme.xl)

    Column {
        id: column
        anchors.left: parent.left
        anchors.margins: Theme.l
        anchors.right: parent.right
        anchors.top: parent.top
        spacing: Theme.s

        Heading {
            text: root.game.report.title
            width: parent.width
        }
        IconText {
            objectName: "adoptText"
            source: root.game.report.text
            width: parent.width
        }
        BodyText {
            color: Theme.accent
            objectName: "adoptRule"
            text: qsTr("Rule %1: %2").arg(root.game.report.rule).arg(root.game.ruleBook.titleOf(root.game.report.rule))
            visible: root.game.report.rule !== ""
            width: parent.width
        }
        BodyText {
            objectName: "adoptChanged"
            text: qsTr("Changed: %1").arg(root.game.report.changed)
            visible: root.game.report.changed !== ""
            width: parent.width
        }
        Row {
            spacing: Theme.s

            ActionButton {
                objectName: "adoptReplay"
                strong: true
                text: qsTr("Replay from the start")
                visible: root.game.report.canReplay

                onClicked: root.game.replayFromStart()
            }
            ActionButton {
                objectName: "adoptDismiss"
                text: qsTr("Close")

                onClicked: root.game.dismissReport()
            }
        }
    }
}

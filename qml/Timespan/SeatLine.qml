import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A player in two lines; a click shows all boards of that player large. Where the player may act at once, the disc is
// a place to do so.
Paper {
    id: root

    readonly property RulerBoard board: root.modelData
    required property RulerBoard modelData
    // Nothing is left to do in this phase, nor pending.
    readonly property bool resting: root.board.done && !root.board.asked

    border.color: area.activeFocus ? Theme.ink : root.board.asked ? Theme.legal : Theme.line
    border.width: (root.board.asked || area.activeFocus ? 2.5 : 1) * Theme.unit
    color: root.board.asked ? Theme.raised : Theme.paper
    implicitHeight: lines.implicitHeight + 7 * Theme.unit
    objectName: "player-" + root.board.seat
    opacity: root.resting ? 0.75 : 1

    Component.onCompleted: PlaceBook.add(root, "player/" + root.board.seat)

    ColumnLayout {
        id: lines
        anchors.bottomMargin: 3 * Theme.unit
        anchors.fill: parent
        anchors.leftMargin: 34 * Theme.unit
        anchors.rightMargin: Theme.s
        spacing: 0

        RowLayout {
            spacing: Theme.s

            BodyText {
                Layout.fillWidth: true
                elide: Text.ElideRight
                font.bold: true
                text: root.board.civilization === "" ? root.board.name : qsTr("%1 · %2", "player, civilization").arg(root.board.name).arg(root.board.civilization)
                wrapMode: Text.NoWrap
            }
            BodyText {
                font.pixelSize: Theme.small
                soft: true
                text: qsTr("finished")
                visible: root.resting
            }
            BodyText {
                color: Theme.danger
                font.pixelSize: Theme.small
                text: qsTr("gave up")
                visible: Desk.game.shownStep >= 0 && Desk.game.concededAt(root.board.seat) >= 0
            }
            Stat {
                icon: "point"
                label: qsTr("Points")
                value: root.board.points
            }
        }
        RowLayout {
            spacing: Theme.m

            Stat {
                icon: "peace"
                label: qsTr("Peace")
                pixelSize: Theme.small
                value: root.board.peace
            }
            Stat {
                icon: "worker"
                label: qsTr("Workers ready")
                pixelSize: Theme.small
                value: root.board.workers
            }
            Stat {
                icon: "card"
                label: qsTr("Cards in hand")
                pixelSize: Theme.small
                value: root.board.cards
            }
            Stat {
                icon: "wonder"
                label: qsTr("Wonders")
                pixelSize: Theme.small
                value: root.board.built
            }
            Stat {
                icon: "graveyard"
                label: qsTr("Cards in the graveyard")
                pixelSize: Theme.small
                value: root.board.dead
            }
            Item {
                Layout.fillWidth: true
            }
        }
    }
    OpenArea {
        id: area
        anchors.fill: parent
        board: root.board
    }
    SeatDisc {
        anchors.verticalCenter: parent.verticalCenter
        seat: root.board.seat
        size: 22 * Theme.unit
        x: 6 * Theme.unit

        TargetArea {
            anchors.fill: parent
            aside: true
            choice: root.board.stepIn
            dims: false
            hint: root.board.canStepIn ? qsTr("%1 acts now").arg(root.board.name) : ""
            legal: root.board.canStepIn
            objectName: "seat/" + root.board.seat + "/target"
            reason: root.board.stepInReason
            round: true
            title: qsTr("%1 acts now").arg(root.board.name)
        }
    }
}

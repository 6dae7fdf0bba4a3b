import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Between two persons at one screen: hides the table until the next one has sat down.
FocusScope {
    id: root
    focus: visible
    objectName: "curtain"
    visible: Desk.game.curtain && Desk.game.stage === PlaytestGame.Playing
    z: 40 // above everything that may lie open, cards looked at closely included

    onVisibleChanged: if (visible) {
        raise.forceActiveFocus();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.desk

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    Column {
        anchors.centerIn: parent
        spacing: Theme.l

        SeatDisc {
            anchors.horizontalCenter: parent.horizontalCenter
            seat: Math.max(0, Desk.game.next)
            size: 72 * Theme.unit
        }
        Heading {
            anchors.horizontalCenter: parent.horizontalCenter
            font.pixelSize: Theme.display
            text: qsTr("%1 is next").arg(Desk.game.seatName(Desk.game.next))
        }
        BodyText {
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            soft: true
            text: qsTr("Pass the screen on. Nobody sees what the others hide.")
            width: Math.min(implicitWidth, root.width - 2 * Theme.xl)
        }
        ActionButton {
            id: raise
            anchors.horizontalCenter: parent.horizontalCenter
            focus: true
            objectName: "reveal"
            strong: true
            text: qsTr("I am here, show the table")

            onClicked: Desk.game.reveal()
        }
    }
}

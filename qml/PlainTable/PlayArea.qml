import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The state in words: at the left what each player has, at the right what belongs to nobody.
Item {
    id: root
    StateList {
        id: players
        height: parent.height
        lines: Desk.plain.players
        objectName: "plainPlayers"
        title: qsTr("Players")
        width: (parent.width - Theme.s) / 2
    }
    StateList {
        anchors.left: players.right
        anchors.leftMargin: Theme.s
        anchors.right: parent.right
        height: parent.height
        lines: Desk.plain.common
        objectName: "plainCommon"
        title: qsTr("On the table")
    }
}

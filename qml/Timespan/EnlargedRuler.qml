import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// All boards of a player, large, over the table: also the graveyard, the visions and what is in hand as far as it is
// seen.
FocusScope {
    id: root

    readonly property RulerBoard board: Desk.timespan.boards[Desk.enlarged] ?? null

    objectName: "enlarged"
    visible: root.board !== null

    Rectangle {
        anchors.fill: parent
        color: Theme.shade

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true

            onClicked: Desk.enlarged = -1
        }
    }
    Loader {
        active: root.board !== null
        anchors.centerIn: parent
        height: parent.height * 0.97
        width: parent.width * 0.97

        sourceComponent: RulerSheet {
        }
    }
}

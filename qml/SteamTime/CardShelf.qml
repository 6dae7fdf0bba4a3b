import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// What a player has gathered: missions, expeditions, upgrades, a row for each; beside them the specialists if they are
// in play.
Item {
    id: root

    property AirshipBoard board
    readonly property real lineHeight: (height - 2 * Theme.xs) / 3
    readonly property real lineWidth: width * (!specialists.visible ? 1 : specialists.count > root.manySpecialists ? 0.3 : 0.6)
    // From so many on, as when two of nine are picked, they get more of the room.
    readonly property int manySpecialists: 6

    Column {
        spacing: Theme.xs

        CardRowView {
            cards: root.board?.missions ?? null
            height: root.lineHeight
            label: qsTr("Missions")
            width: root.lineWidth
        }
        CardRowView {
            cards: root.board?.expeditions ?? null
            height: root.lineHeight
            label: qsTr("Expeditions")
            width: root.lineWidth
        }
        CardRowView {
            cards: root.board?.upgrades ?? null
            height: root.lineHeight
            label: qsTr("Upgrades")
            width: root.lineWidth
        }
    }
    SpecialistShelf {
        id: specialists
        anchors.right: parent.right
        board: root.board
        height: parent.height
        visible: root.board?.withSpecialists ?? false
        width: root.width - root.lineWidth - Theme.xs
    }
}

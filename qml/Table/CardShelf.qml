import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// What a player has gathered: missions, expeditions, upgrades, a row for each.
Column {
    id: root

    property AirshipBoard board
    readonly property real lineHeight: (height - 2 * Theme.xs) / 3

    spacing: Theme.xs

    CardRowView {
        cards: root.board?.missions ?? null
        height: root.lineHeight
        label: qsTr("Missions")
        width: root.width
    }
    CardRowView {
        cards: root.board?.expeditions ?? null
        height: root.lineHeight
        label: qsTr("Expeditions")
        width: root.width
    }
    CardRowView {
        cards: root.board?.upgrades ?? null
        height: root.lineHeight
        label: qsTr("Upgrades")
        width: root.width
    }
}

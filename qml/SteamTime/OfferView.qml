import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The encounters that were drawn, or the one that is being carried out. The cards shrink to the room that there is.
Paper {
    id: root

    readonly property real cardWidth: Math.min(190 * Theme.unit, (root.room.height - 2 * Theme.l) / root.ratio, (root.room.width - 2 * Theme.l + row.spacing) / Math.max(1, Desk.steamTime.offer.count) - row.spacing)
    // Height of a card by its width; the same for all encounters.
    readonly property real ratio: (cards.itemAt(0) as OfferCard)?.ratio ?? 1.4
    required property size room

    border.color: Theme.accent
    border.width: 2 * Theme.unit
    color: Theme.raised
    height: row.height + 2 * Theme.l
    objectName: "offer"
    visible: Desk.steamTime.offer.count > 0
    width: row.width + 2 * Theme.l
    z: 8

    Row {
        id: row
        anchors.centerIn: parent
        height: root.cardWidth * root.ratio
        spacing: Theme.l

        Repeater {
            id: cards
            model: Desk.steamTime.offer

            OfferCard {
                width: (parent?.height ?? 0) / ratio
            }
        }
    }
}

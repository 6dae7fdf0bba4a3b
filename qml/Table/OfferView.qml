import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The encounters that were drawn, or the one that is being carried out.
Paper {
    id: root
    border.color: Theme.brass
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
        spacing: Theme.l

        Repeater {
            model: Desk.steamTime.offer

            OfferCard {
            }
        }
    }
}

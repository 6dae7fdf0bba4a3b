import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The offers of the discovery phase: a card face up over one face down, and a discovery tile.
Paper {
    id: root
    color: Theme.sunk
    objectName: "offers"

    BodyText {
        id: head
        font.bold: true
        font.pixelSize: Math.max(11, 11 * Theme.unit)
        soft: true
        text: qsTr("Offers")
        x: Theme.s
        y: 2 * Theme.unit
    }
    OfferStrip {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.xs
        anchors.left: parent.left
        anchors.leftMargin: Theme.s
        anchors.right: parent.right
        anchors.rightMargin: Theme.s
        anchors.top: head.bottom
        anchors.topMargin: Theme.xs
        spacing: Theme.s

        Repeater {
            model: Desk.timespan.offers

            OfferPlace {
            }
        }
    }
}

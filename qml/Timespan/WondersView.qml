import QtQuick
import Meeplewright.Playtest

// The wonders that were built, each with the disc of its owner.
CardShelf {
    id: root
    empty: qsTr("No wonder has been built yet")
    model: Desk.timespan.wonders
    objectName: "wonders"
    title: qsTr("Wonders")

    delegate: WonderSpot {
    }
}

import QtQuick
import Meeplewright.Playtest

// The visions that count for a player.
CardShelf {
    id: root

    property RulerBoard board

    empty: qsTr("No visions yet")
    model: root.board?.visions ?? null
    objectName: "visions"
    title: qsTr("Visions")

    delegate: CardSpot {
    }
}

import QtQuick
import Meeplewright.CardFace
import Meeplewright.Playtest

// A luxury tile: reward side, or income side when it has gone to the graveyard.
CardFace {
    id: root

    property bool dead: false
    required property string luxuryId
    required property real size

    back: root.dead
    height: root.size
    itemId: root.luxuryId
    kind: "luxury"
    source: Desk.faces
    width: root.size
}

import QtQuick
import Meeplewright.Controls

// Shows large what of an offer the pointer is on.
Item {
    id: root

    required property string tileId
    required property string upId

    Peek {
        readonly property bool tile: point.position.x > root.width / 2 && point.position.y > root.height - root.width / 2

        itemId: tile ? root.tileId : root.upId
        kind: tile ? "discovery-tile" : "history-card"
    }
}

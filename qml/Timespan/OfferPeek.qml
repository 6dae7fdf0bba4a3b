import QtQuick
import Meeplewright.Playtest

// Shows large what of an offer the pointer is on.
Item {
    id: root

    required property string tileId
    required property string upId

    HoverHandler {
        readonly property bool tile: hovered && point.position.x > root.width / 2 && point.position.y > root.height - root.width / 2

        onHoveredChanged: if (!hovered) {
            Desk.peek("", "");
        }
        onPointChanged: if (hovered) {
            Desk.peek(tile ? "discovery-tile" : "history-card", tile ? root.tileId : root.upId);
        }
    }
}

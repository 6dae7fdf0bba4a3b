import QtQuick
import Meeplewright.Playtest

// The city of the seat that looks, large. While a piece is in hand it follows the pointer or the arrows.
CityPicture {
    id: root

    readonly property CityHand hand: Desk.worldWonders.hand
    readonly property bool holding: root.hand.holding && (root.board?.asked ?? false)

    function cellAt(x: real, y: real): point {
        return Qt.point(Math.floor(x / root.cell), Math.floor(y / root.cell));
    }

    objectName: "city"
    talks: !root.holding

    Connections {
        function onDragged(scene: point) {
            const at = root.spaces.mapFromItem(null, scene.x, scene.y);
            root.hand.point(root.cellAt(at.x, at.y));
        }
        function onDropped(scene: point) {
            const at = root.spaces.mapFromItem(null, scene.x, scene.y);
            if (root.spaces.contains(at)) {
                root.hand.place();
            } else {
                root.hand.takeBack();
            }
        }

        target: root.hand
    }
    Repeater {
        model: root.holding ? root.hand.reach : []

        SpaceMark {
        }
    }
    CityGhost {
        hand: root.hand
        visible: root.holding
    }
    CityTarget {
        hand: root.hand
        height: root.spaces.height
        holding: root.holding
        width: root.spaces.width
    }
}

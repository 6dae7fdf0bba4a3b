import QtQuick
import Meeplewright.Playtest

// A civilization board with its timeline. A card that is drawn over it shows the timeline as it would be, and is played
// when it is let go there.
BoardFace {
    id: root

    property RulerBoard board
    readonly property TurnPreview preview: Desk.timespan.preview
    // Whether cards and workers may be put here: the board of the seat that looks.
    property bool talks: false

    // A luxury tile comes to the card on which it is let go.
    function deliver(scene: point) {
        const at = root.mapFromItem(null, scene.x, scene.y);
        for (let slot = 0; slot < spaces.count; ++slot) {
            const space = spaces.itemAt(slot);
            if (space.contains(space.mapFromItem(root, at.x, at.y))) {
                Desk.timespan.deliver(root.preview.luxury, slot);
                return;
            }
        }
    }
    function isOver(scene: point): bool {
        return root.contains(root.mapFromItem(null, scene.x, scene.y));
    }

    Accessible.name: qsTr("Civilization of %1").arg(root.board?.name ?? "")
    Accessible.role: Accessible.Grouping
    aspect: root.board?.civilizationAspect ?? 0.6
    boardId: root.board?.civilizationId ?? ""
    kind: "civilization"

    Component.onCompleted: if (root.talks) {
        PlaceBook.add(root, "own/civilization");
    }

    Connections {
        function onDragged(scene: point) {
            if (!root.preview.worker) {
                root.preview.show(root.isOver(scene) ? root.preview.heldChoice : -1);
            }
        }
        function onDropped(scene: point) {
            if (root.preview.luxury >= 0) {
                root.deliver(scene);
            } else if (!root.preview.worker && root.isOver(scene) && !Desk.game.choose(root.preview.heldChoice)) {
                Desk.game.askWhyNot(root.preview.heldChoice);
            }
        }

        enabled: root.talks
        target: root.preview
    }
    Repeater {
        model: root.board?.boxes ?? null

        BoxPlace {
        }
    }
    Repeater {
        id: spaces
        model: root.board?.timeline ?? null

        TimelinePlace {
        }
    }
    Repeater {
        model: root.board?.deliveries ?? null

        SpotPlace {
        }
    }
    ReadyArea {
        board: root.board
        height: root.height * 0.095
        talks: root.talks
        x: root.width * ((root.board?.readyAt.x ?? 0) - 0.06)
        y: root.height * ((root.board?.readyAt.y ?? 0) - 0.012)
    }
    PreviewLayer {
        anchors.fill: parent
        board: root.talks ? root.board : null
    }
}

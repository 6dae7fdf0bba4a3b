import QtQuick
import Meeplewright.Playtest

// Lets a worker be put down on the item that this fills.
Item {
    id: root

    required property int choice
    // Whether a worker is held over it.
    property bool over: false
    readonly property TurnPreview preview: Desk.timespan.preview

    function isOver(scene: point): bool {
        return root.visible && root.preview.worker && root.contains(root.mapFromItem(null, scene.x, scene.y));
    }

    Connections {
        function onDragged(scene: point) {
            const now = root.isOver(scene);
            if (now) {
                root.preview.show(root.choice);
            } else if (root.over) {
                root.preview.close();
            }
            root.over = now;
        }
        function onDropped(scene: point) {
            const here = root.isOver(scene);
            root.over = false;
            if (here && !Desk.game.choose(root.choice)) {
                Desk.game.askWhyNot(root.choice);
            }
        }

        enabled: root.enabled
        target: root.preview
    }
}

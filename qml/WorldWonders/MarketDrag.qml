import QtQuick
import Meeplewright.Playtest

// Draws a thing that is on offer over the city: taken when the drag begins, laid where it ends.
DragHandler {
    id: root

    required property int choice
    // Where the pointer was last; at the end the handler has forgotten.
    property point last
    required property bool legal
    // Whether this drag took it.
    property bool took: false

    enabled: root.legal || root.took
    target: null

    onActiveChanged: {
        if (root.active && root.legal) {
            root.took = true;
            Desk.game.choose(root.choice);
        } else if (!root.active && root.took) {
            root.took = false;
            Desk.worldWonders.hand.drop(root.last);
        }
    }
    onCentroidChanged: if (root.active && root.took) {
        root.last = root.centroid.scenePosition;
        Desk.worldWonders.hand.drag(root.last);
    }
}

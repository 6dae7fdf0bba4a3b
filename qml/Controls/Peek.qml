import QtQuick
import Meeplewright.Playtest

// Shows an item of the pack large at the side as long as the pointer is on the thing, or keys have led to it, and the
// thing is there.
HoverHandler {
    id: root

    required property string itemId
    required property string kind
    // A binding and not the signals of the pointer: a thing may go, or become another, under a pointer that rests.
    readonly property bool looked: root.hovered || ((root.parent as TargetArea)?.looked ?? false)
    readonly property string shown: root.looked && (root.parent?.visible ?? false) ? root.itemId : ""

    function show() {
        Desk.peek(root, root.kind, root.shown);
    }

    onKindChanged: root.show()
    onShownChanged: root.show()
}

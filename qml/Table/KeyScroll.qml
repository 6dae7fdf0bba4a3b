import QtQuick
import Meeplewright.Controls

// Lines that may be more than there is room for: up and down lead from one to the next, and it scrolls along.
Flickable {
    id: root

    readonly property Item focused: Window.activeFocusItem

    // Scrolls to what keys have reached.
    function follow() {
        if (root.holds(root.focused)) {
            const top = root.focused.mapToItem(root.contentItem, 0, 0).y;
            root.contentY = Math.max(top + root.focused.height - root.height, Math.min(root.contentY, top));
        }
    }
    function holds(item: Item): bool {
        let inside = item;
        while (inside && inside !== root.contentItem) {
            inside = inside.parent;
        }
        return inside !== null;
    }

    // On to the next line, or back; round from the last to the first.
    function step(forward: bool) {
        let next = root.focused?.nextItemInFocusChain(forward) ?? null;
        for (let i = 0; next && i < 500 && !root.holds(next); ++i) {
            next = next.nextItemInFocusChain(forward);
        }
        next?.forceActiveFocus(Qt.TabFocusReason);
    }

    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Keys.onDownPressed: root.step(true)
    Keys.onUpPressed: root.step(false)
    onFocusedChanged: root.follow()

    ScrollMark {
        view: root
    }
}

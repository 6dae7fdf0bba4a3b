import QtQuick
import Meeplewright.CardFace
import Meeplewright.Playtest
import Meeplewright.Theme

// The card under the pointer or the focus, large, where it does not cover what is looked at.
Item {
    id: root

    required property Item area
    // Where the pointer is.
    required property point pointer
    readonly property real ratio: face.faceSize.width > 0 ? face.faceSize.height / face.faceSize.width : 1.4
    // Left of the log, where it usually covers nothing that matters.
    readonly property real usual: root.area.width - width - 420 * Theme.unit

    // Beside what is looked at when that lies in the usual place.
    function place(): real {
        const item = TargetNavigator.led ? root.Window.activeFocusItem : null;
        const at = item ? item.mapToItem(root.area, item.width / 2, 0).x : root.pointer.x;
        const room = 100 * Theme.unit;
        const covers = at > root.usual - room && at < root.usual + root.width + room;
        return covers ? Math.max(Theme.m, at - root.width - room) : root.usual;
    }

    height: width * root.ratio
    objectName: "peek"
    visible: Desk.peekId !== ""
    width: (root.ratio > 1 ? 260 : 340) * Theme.unit
    x: root.usual
    y: Math.max(Theme.xl * 2, root.area.height * 0.5 - height / 2)
    z: 20

    Connections {
        function onPeekChanged() {
            root.x = root.place();
        }

        target: Desk
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -4 * Theme.unit
        border.color: Theme.accent
        border.width: 2 * Theme.unit
        color: Theme.raised
        radius: 12 * Theme.unit
    }
    CardFace {
        id: face
        anchors.fill: parent
        itemId: Desk.peekId
        kind: Desk.peekKind
        source: Desk.faces
    }
}

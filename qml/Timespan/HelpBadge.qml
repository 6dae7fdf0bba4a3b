import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A support action at hand: a small sign at the corner of its thing. The tabulator reaches it, the arrows pass it by.
Rectangle {
    id: root

    required property int help
    required property string icon
    required property string title

    function pick() {
        Desk.timespan.help(root.help);
    }

    Accessible.name: root.title
    Accessible.role: Accessible.Button
    activeFocusOnTab: root.visible
    border.color: root.activeFocus ? Theme.ink : hover.hovered ? Theme.legal : Theme.inkSoft
    border.width: (root.activeFocus || hover.hovered ? 2.5 : 1) * Theme.unit
    color: "#fdf9ef" // icons are drawn for a light ground
    height: 22 * Theme.unit
    radius: height / 2
    visible: root.help >= 0
    width: height
    z: 8

    Accessible.onPressAction: root.pick()
    Keys.onEnterPressed: root.pick()
    Keys.onReturnPressed: root.pick()
    Keys.onSpacePressed: root.pick()

    PackIcon {
        anchors.centerIn: parent
        name: root.icon
        size: root.height * 0.72
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: root.pick()
    }
    Tip {
        text: root.title
        visible: hover.hovered
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Names and values, indented; with the focus on it the arrows walk over the lines and fold them.
Paper {
    id: root

    required property TableModel lines
    required property string title

    function fold(open: bool): void {
        const line = list.currentItem as StateLine;
        if (line && line.unfolds && line.open !== open) {
            Desk.plain.toggle(line.key);
        }
    }
    function toggle(): void {
        const line = list.currentItem as StateLine;
        if (line) {
            root.fold(!line.open);
        }
    }

    Heading {
        id: heading
        anchors.left: parent.left
        anchors.margins: Theme.s
        anchors.right: parent.right
        anchors.top: parent.top
        text: root.title
    }
    ListView {
        id: list
        Accessible.name: root.title
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.s
        anchors.right: parent.right
        anchors.top: heading.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        highlightMoveDuration: 0
        keyNavigationEnabled: true
        model: root.lines
        objectName: root.objectName + "List"

        delegate: StateLine {
        }

        Keys.onEnterPressed: root.toggle()
        Keys.onLeftPressed: root.fold(false)
        Keys.onReturnPressed: root.toggle()
        Keys.onRightPressed: root.fold(true)
        Keys.onSpacePressed: root.toggle()

        ScrollMark {
            view: list
        }
    }
    Rectangle {
        anchors.fill: parent
        border.color: Theme.ink
        border.width: 2.5 * Theme.unit
        color: "transparent"
        radius: root.radius
        visible: list.activeFocus
    }
}

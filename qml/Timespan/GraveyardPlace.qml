import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The graveyard of a player: cards face down, and how many there are. A click lays all boards and dead cards out large.
Item {
    id: root

    property RulerBoard board

    function open() {
        Desk.enlarged = root.board?.seat ?? -1;
    }

    Accessible.name: qsTr("%n card(s) in the graveyard of %1", "", root.board?.dead ?? 0).arg(root.board?.name ?? "")
    Accessible.role: Accessible.Button
    activeFocusOnTab: true
    objectName: "graveyard-" + root.board?.seat

    Accessible.onPressAction: root.open()
    Component.onCompleted: PlaceBook.add(root, "own/graveyard")
    Keys.onReturnPressed: root.open()

    Rectangle {
        anchors.fill: parent
        border.color: Theme.legal
        border.width: 2 * Theme.unit
        color: "transparent"
        radius: Theme.radius
        visible: root.activeFocus || hover.hovered
    }
    Chip {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.xs
        anchors.horizontalCenter: parent.horizontalCenter
        text: root.board?.dead ?? 0
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: root.open()
    }
    Tip {
        text: root.Accessible.name
        visible: hover.hovered
    }
}

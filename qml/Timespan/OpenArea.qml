import QtQuick
import Meeplewright.Playtest

// A click lays the boards of a player out large.
Item {
    id: root

    required property RulerBoard board

    function open() {
        Desk.enlarged = root.board.seat;
    }

    Accessible.name: qsTr("Show the boards of %1").arg(root.board.name)
    Accessible.role: Accessible.Button
    activeFocusOnTab: true

    Accessible.onPressAction: root.open()
    Keys.onReturnPressed: root.open()

    TapHandler {
        onTapped: root.open()
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}

import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The table while a game runs: boards, what lies beside them, and what is asked.
FocusScope {
    id: root

    readonly property PlaytestGame game: Desk.game
    // The score sheet is put aside to look at the boards.
    property bool looking: false

    Keys.onDownPressed: TargetNavigator.move(Qt.Key_Down)
    Keys.onLeftPressed: TargetNavigator.move(Qt.Key_Left)
    Keys.onRightPressed: TargetNavigator.move(Qt.Key_Right)
    Keys.onUpPressed: TargetNavigator.move(Qt.Key_Up)

    TopBar {
        id: top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        menuOpen: menu.open

        onMenu: menu.open = !menu.open
    }
    Flickable {
        id: desk
        anchors.bottom: bar.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: Math.max(height, 590 * Theme.unit)
        contentWidth: Math.max(width, 1272 * Theme.unit)
        interactive: contentWidth > width || contentHeight > height

        WheelHandler {
            acceptedModifiers: Qt.ControlModifier
            target: null

            onWheel: event => Desk.host.settings.zoom += event.angleDelta.y > 0 ? 0.1 : -0.1
        }
        Loader {
            id: boards
            height: desk.contentHeight - 2 * Theme.s
            objectName: "playArea"
            source: Desk.table ? Desk.table.parts + "PlayArea.qml" : ""
            width: desk.contentWidth - side.width - 3 * Theme.s
            x: Theme.s
            y: Theme.s
        }
        SideBar {
            id: side
            height: desk.contentHeight - 2 * Theme.s
            width: 400 * Theme.unit
            x: desk.contentWidth - width - Theme.s
            y: Theme.s
        }
    }
    DecisionBar {
        id: bar
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        room: root.height * 0.4

        onScoresWanted: root.looking = false
    }
    Loader {
        anchors.fill: desk
        objectName: "overTable"
        source: Desk.table ? Desk.table.parts + "OverTable.qml" : ""
        z: 8
    }
    HoverHandler {
        id: pointer
    }
    CardPeek {
        area: root
        pointer: pointer.point.position
    }
    FlightLayer {
        anchors.fill: parent
    }
    RulesDrawer {
        anchors.bottom: bar.top
        anchors.right: parent.right
        anchors.top: top.bottom
    }
    // A press beside the menu closes it, and does what it would have done anyway.
    MouseArea {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        enabled: menu.open
        objectName: "besideMenu"
        z: 13

        // What is pressed between the lines of the menu is pressed on nothing.
        onPressed: mouse => {
            mouse.accepted = menu.contains(mapToItem(menu, mouse.x, mouse.y));
            menu.open = mouse.accepted;
        }
    }
    TableMenu {
        id: menu
        anchors.margins: Theme.s
        anchors.right: parent.right
        anchors.top: top.bottom
        room: root.height - top.height - 2 * Theme.s
    }
    Curtain {
        anchors.fill: parent
    }
    KeysPanel {
        anchors.centerIn: desk
        keys: tableKeys
        room: desk.height - 2 * Theme.s
    }
    TableKeys {
        id: tableKeys
        onEscaped: {
            menu.open = false;
            TargetNavigator.comeBack();
        }
        onLogWanted: side.searchLog()
        onMenuWanted: menu.open = !menu.open
        onNoteWanted: side.writeNote()
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The game board: the hourglass, everybody's peace, the marketplace and the neutral wonders, with the camels there.
BoardFace {
    id: root

    readonly property TimespanTable table: Desk.timespan

    Accessible.name: qsTr("Game board")
    Accessible.role: Accessible.Grouping
    aspect: root.table.gameBoardAspect
    boardId: root.table.gameBoardId
    kind: "game-board"
    objectName: "gameBoard"

    Component.onCompleted: PlaceBook.add(root, "gameBoard")

    Rectangle {
        border.color: "#fdf9ef"
        border.width: 2.5 * Theme.unit
        color: "transparent"
        height: root.table.hourRect.height * root.height + 4 * Theme.unit
        objectName: "hourglass"
        radius: 4 * Theme.unit
        width: root.table.hourRect.width * root.width + 4 * Theme.unit
        x: root.table.hourRect.x * root.width - 2 * Theme.unit
        y: root.table.hourRect.y * root.height - 2 * Theme.unit

        Figure {
            anchors.horizontalCenter: parent.horizontalCenter
            icon: "hourglass"
            size: parent.width * 0.8
            y: parent.height * 0.45
        }
        HoverHandler {
            id: hour
        }
        Tip {
            text: (Desk.table?.headline ?? "") + "\n" + root.table.supplies
            visible: hour.hovered
        }
    }
    Repeater {
        model: root.table.peaceMarkers

        PeaceDisc {
        }
    }
    Repeater {
        model: root.table.sites

        SitePlace {
        }
    }
}

import QtQuick
import Meeplewright.Playtest

// A technology board and its gears.
BoardFace {
    id: root

    property RulerBoard board

    Accessible.name: qsTr("Technologies of %1").arg(root.board?.name ?? "")
    Accessible.role: Accessible.Grouping
    aspect: root.board?.techAspect ?? 0.4
    boardId: root.board?.techBoardId ?? ""
    kind: "tech-board"

    Repeater {
        model: root.board?.gears ?? null

        GearPlace {
        }
    }
}

import QtQuick
import Meeplewright.Playtest

// A storage board: cubes on their ladder, sleepers, graveyard, and the luxury of the past with its income.
BoardFace {
    id: root

    property RulerBoard board

    Accessible.name: qsTr("Storage of %1").arg(root.board?.name ?? "")
    Accessible.role: Accessible.Grouping
    aspect: root.board?.storageAspect ?? 1.3
    boardId: root.board?.storageId ?? ""
    kind: "storage-board"

    TileRow {
        dead: true
        height: Math.min(root.height * 0.09, (root.width * 0.88) / Math.max(1, root.board?.past.length ?? 1))
        x: root.width * ((root.board?.tilesAt.x ?? 0) - 0.43)
        y: root.height * ((root.board?.tilesAt.y ?? 0) - 0.015)

        Repeater {
            model: root.board?.past ?? []

            TileInRow {
            }
        }
    }
    Row {
        height: root.width * 0.1
        x: root.width * ((root.board?.sleepingAt.x ?? 0) - 0.15)
        y: root.height * ((root.board?.sleepingAt.y ?? 0) - 0.01)

        Repeater {
            model: root.board?.sleeping ?? 0

            WorkerFigure {
            }
        }
    }
    GraveyardPlace {
        board: root.board
        height: root.height * 0.19
        width: root.width * 0.32
        x: root.width * ((root.board?.graveyardAt.x ?? 0) - 0.16)
        y: root.height * ((root.board?.graveyardAt.y ?? 0) - 0.1)
    }
    Repeater {
        model: root.board?.cubes ?? null

        CubePile {
        }
    }
    Repeater {
        model: root.board?.cubeSpots ?? null

        SpotPlace {
        }
    }
}

import QtQuick
import Meeplewright.CardFace
import Meeplewright.Playtest

// A city: the map as it is printed, and all that was built on it. What lies inside is put over the spaces.
Item {
    id: root

    readonly property real aspect: root.board?.aspect ?? 1
    property CityBoard board
    readonly property real cell: root.board ? grid.width / root.board.columns : 0
    default property alias over: grid.data
    readonly property CityGrid spaces: grid
    property bool talks: false

    Accessible.name: qsTr("City of %1").arg(root.board?.name ?? "")
    Accessible.role: Accessible.Grouping
    height: width * root.aspect

    CardFace {
        anchors.fill: parent
        itemId: root.board?.mapId ?? ""
        kind: "map"
        source: Desk.faces
    }
    CityGrid {
        id: grid

        readonly property rect part: root.board?.gridRect ?? Qt.rect(0, 0, 1, 1)

        cell: root.cell
        height: part.height * root.height
        talks: root.talks
        width: part.width * root.width
        x: part.x * root.width
        y: part.y * root.height

        Repeater {
            model: root.board?.pieces ?? null

            PiecePlace {
            }
        }
    }
}

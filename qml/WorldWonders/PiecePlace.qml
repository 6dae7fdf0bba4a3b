import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest

// A piece on a city map, where it lies.
CityPiece {
    id: root

    required property int column
    readonly property CityGrid grid: parent as CityGrid
    required property string key
    required property int line
    required property string title

    Accessible.name: root.title
    Accessible.role: Accessible.Graphic
    height: lines * (root.grid?.cell ?? 0)
    objectName: root.key
    table: Desk.worldWonders
    width: columns * (root.grid?.cell ?? 0)
    x: root.column * (root.grid?.cell ?? 0)
    y: root.line * (root.grid?.cell ?? 0)

    Component.onCompleted: PlaceBook.add(root, root.key)

    HoverHandler {
        id: hover
        enabled: root.grid?.talks ?? false
    }
    Tip {
        text: root.title
        visible: hover.hovered && text !== ""
    }
}

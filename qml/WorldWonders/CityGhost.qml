import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The piece in hand where it would lie: green where it may, red where it may not.
CityPiece {
    id: root

    readonly property real cell: (parent as CityGrid)?.cell ?? 0
    required property CityHand hand

    art: root.hand.art
    height: lines * root.cell
    objectName: "ghost"
    opacity: 0.88
    rows: root.hand.rows
    sort: root.hand.sort
    table: Desk.worldWonders
    tint: root.hand.legal ? "legal" : "refused"
    type: root.hand.type
    wetRows: root.hand.wetRows
    width: columns * root.cell
    x: root.hand.column * root.cell
    y: root.hand.line * root.cell
    z: 2

    Behavior on x  {
        NumberAnimation {
            duration: Theme.quick / 2
        }
    }
    Behavior on y  {
        NumberAnimation {
            duration: Theme.quick / 2
        }
    }
}

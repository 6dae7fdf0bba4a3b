import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest

// The marker of a seat on the peace track.
SeatDisc {
    id: root

    required property int index
    required property int modelData
    readonly property rect space: root.table.peaceSpaces[root.modelData] ?? Qt.rect(0, 0, 0, 0)
    readonly property TimespanTable table: Desk.timespan

    seat: root.index
    size: (parent?.height ?? 0) * 0.075
    x: (root.space.x + root.space.width / 2) * (parent?.width ?? 0) - root.size / 2 + (root.index - (root.table.peaceMarkers.length - 1) / 2) * root.size * 0.55
    y: (root.space.y + root.space.height * 0.72) * (parent?.height ?? 0) - root.size / 2
}

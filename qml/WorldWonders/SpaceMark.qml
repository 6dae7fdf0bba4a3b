import QtQuick
import Meeplewright.Theme

// A space that is pointed out: one that the piece in hand can cover, or one that counts.
Rectangle {
    id: root

    readonly property real cell: (parent as CityGrid)?.cell ?? 0
    required property point modelData
    property bool strong: false

    border.color: root.strong ? "#e0a000" : Theme.legal
    border.width: root.strong ? Math.max(2, root.cell * 0.08) : 0
    color: root.strong ? "#66ffc400" : Theme.legalWash
    height: root.cell
    radius: root.strong ? root.cell * 0.18 : 0
    width: root.cell
    x: root.modelData.x * root.cell
    y: root.modelData.y * root.cell
}

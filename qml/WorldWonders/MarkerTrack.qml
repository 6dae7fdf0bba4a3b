import QtQuick
import Meeplewright.Theme

// What the spaces of a track have to know of it.
Row {
    id: root

    required property int length
    required property bool population
    readonly property int seat: (parent as MarkerColumn)?.board?.seat ?? 0
    readonly property real spaceWidth: (width - 40 * Theme.unit) / (root.length + 1)
    required property list<int> symbols
    required property int value
}

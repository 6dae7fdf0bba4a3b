import QtQuick
import Meeplewright.Theme

// Things on offer, all of one size, that fill their room.
Grid {
    id: root

    required property int count
    readonly property int lines: Math.ceil(Math.max(1, root.count) / root.columns)
    readonly property real placeHeight: (root.height - (root.lines - 1) * root.spacing) / root.lines
    readonly property real placeWidth: (root.width - (root.columns - 1) * root.spacing) / root.columns

    spacing: Theme.xs
}

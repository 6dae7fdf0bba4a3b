import QtQuick

// Offers side by side, all of one width.
Row {
    id: root

    readonly property real placeWidth: Math.min((root.width - 5 * root.spacing) / 6, root.height * 0.62)
}

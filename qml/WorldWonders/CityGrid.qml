import QtQuick

// The spaces of a city map: pieces lie on it by row and column.
Item {
    id: root

    required property real cell
    // Whether pieces say what they are when the pointer is on them.
    property bool talks: false
}

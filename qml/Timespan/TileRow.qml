import QtQuick

// Luxury tiles side by side.
Row {
    id: root

    property bool dead: false
}

import QtQuick

// Cubes in lines.
Flow {
    id: root

    required property real cube
}

import QtQuick

// The airships of a seat that are still at home.
Row {
    id: root

    required property string piece
}

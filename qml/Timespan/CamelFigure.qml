import QtQuick

// The camel of a seat, in a row of such.
Figure {
    id: root

    required property int modelData

    icon: "camel"
    seat: root.modelData
    size: parent?.height ?? 0
}

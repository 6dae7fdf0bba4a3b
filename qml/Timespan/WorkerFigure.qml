import QtQuick

// A worker in a row of such.
Figure {
    id: root
    icon: "worker"
    size: parent?.height ?? 0
}

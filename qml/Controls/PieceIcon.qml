import QtQuick
import Meeplewright.Theme

// A piece that only the table has: "airship-0", "saboteur-0", "mister-time", "first-player".
Image {
    id: root

    required property string name
    property real size: Theme.l

    fillMode: Image.PreserveAspectFit
    height: root.size
    source: root.name === "" ? "" : Qt.resolvedUrl("icons/" + root.name + ".svg")
    sourceSize.height: Math.ceil(root.size)
    sourceSize.width: Math.ceil(root.size)
    width: root.size
}

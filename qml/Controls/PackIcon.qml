import QtQuick
import Meeplewright.Theme

// An icon of the pack, as on its cards: "gold", "crystal-blue", "time-crystal".
Image {
    id: root

    required property string name
    property real size: Theme.l

    fillMode: Image.PreserveAspectFit
    height: root.size
    source: root.name === "" || Theme.iconFolder === "" ? "" : Theme.iconFolder + root.name + ".svg"
    sourceSize.height: Math.ceil(root.size)
    sourceSize.width: Math.ceil(root.size)
    width: root.size
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A piece that flies once and is gone.
Item {
    id: root

    required property point from
    required property string icon
    required property bool piece
    readonly property real size: 30 * Theme.unit
    required property point to
    property real way

    objectName: "flight"
    x: root.from.x + (root.to.x - root.from.x) * root.way - root.size / 2
    y: root.from.y + (root.to.y - root.from.y) * root.way - root.size / 2

    PackIcon {
        name: root.piece ? "" : root.icon
        size: root.size
    }
    PieceIcon {
        name: root.piece ? root.icon : ""
        size: root.size
    }
    NumberAnimation {
        duration: Theme.flight
        easing.type: Easing.InOutQuad
        from: 0
        property: "way"
        running: true
        target: root
        to: 1

        onFinished: root.destroy()
    }
}

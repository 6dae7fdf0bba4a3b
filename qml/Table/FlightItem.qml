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
    property real way: 0

    x: root.from.x + (root.to.x - root.from.x) * root.way - root.size / 2
    y: root.from.y + (root.to.y - root.from.y) * root.way - root.size / 2

    NumberAnimation on way  {
        duration: Theme.flight
        easing.type: Easing.InOutQuad
        from: 0
        to: 1

        onFinished: root.destroy()
    }

    PackIcon {
        name: root.piece ? "" : root.icon
        size: root.size
    }
    PieceIcon {
        name: root.piece ? root.icon : ""
        size: root.size
    }
}

import QtQuick
import Meeplewright.Theme

// A cube.
Rectangle {
    id: root
    border.color: "#3c2a10"
    border.width: Math.max(1, Theme.unit)
    color: "#f2b632"
    height: width
    radius: 1.5 * Theme.unit
    width: (parent as CubeFlow)?.cube ?? 0
}

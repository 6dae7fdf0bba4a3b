import QtQuick
import Meeplewright.Theme

// A sheet on the desk: paper with a brass rim, raised or sunk.
Rectangle {
    id: root

    property bool rim: true

    border.color: Theme.line
    border.width: root.rim ? Theme.hairline : 0
    color: Theme.paper
    radius: Theme.radius
}

import QtQuick
import Meeplewright.Theme

// Shows how far a view is scrolled.
Rectangle {
    id: root

    required property Flickable view

    color: Theme.line
    height: Math.max(Theme.xl, root.view.visibleArea.heightRatio * root.view.height)
    parent: root.view
    radius: width / 2
    visible: root.view.visibleArea.heightRatio < 1
    width: 4 * Theme.unit
    x: root.view.width - width
    y: root.view.visibleArea.yPosition * root.view.height
}

import QtQuick
import QtQuick.Templates as T
import Meeplewright.Theme

// A small note at the thing that the pointer is on.
T.ToolTip {
    id: root

    property string rule

    delay: 250
    implicitHeight: contentItem.implicitHeight + 2 * Theme.s
    implicitWidth: contentItem.implicitWidth + 2 * Theme.s
    margins: Theme.xs
    padding: Theme.s
    x: Math.round((root.parent?.width ?? 0) / 2 - root.width / 2)
    y: -root.height - Theme.xs

    background: Rectangle {
        border.color: Theme.accent
        border.width: Theme.hairline
        color: Theme.raised
        radius: Theme.radius
    }
    contentItem: TipNote {
        rule: root.rule
        text: root.text
    }
}

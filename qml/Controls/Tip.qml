import QtQuick
import QtQuick.Templates as T
import Meeplewright.Theme

// A small note at the thing that the pointer is on.
T.ToolTip {
    id: root

    property string rule

    delay: 250
    implicitHeight: contentItem.implicitHeight + 2 * Theme.s
    implicitWidth: Math.min(contentItem.implicitWidth + 2 * Theme.s, 340 * Theme.unit)
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
    contentItem: Column {
        spacing: Theme.xs

        IconText {
            font.pixelSize: Theme.small
            source: root.text
            visible: root.text !== ""
            width: Math.min(implicitWidth, 320 * Theme.unit)
        }
        BodyText {
            color: Theme.accent
            font.bold: true
            font.pixelSize: Theme.small
            text: root.rule
            visible: root.rule !== ""
        }
    }
}

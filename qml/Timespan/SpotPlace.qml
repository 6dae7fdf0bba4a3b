import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// An answer that lies on part of a board, with the sign of what it does.
BoardPlace {
    id: root

    required property int help
    required property string icon
    required property string text

    Rectangle {
        anchors.right: parent.right
        anchors.top: parent.top
        border.color: Theme.ink
        border.width: Theme.hairline
        color: Theme.raised
        height: sign.size + 2 * Theme.unit
        radius: height / 2
        visible: root.icon !== "" && root.help < 0
        width: height

        PackIcon {
            id: sign
            anchors.centerIn: parent
            name: root.icon
            size: Math.min(root.height * 0.8, 14 * Theme.unit)
        }
    }
    HelpBadge {
        anchors.right: parent.right
        anchors.top: parent.top
        height: Math.min(20 * Theme.unit, root.height * 0.8)
        help: root.help
        icon: root.icon
        title: root.title
    }
}

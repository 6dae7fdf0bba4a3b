import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A deck and how many cards are left in it.
Item {
    id: root

    required property int count
    required property string hint
    required property string icon
    required property string key
    required property string title

    Accessible.name: root.hint
    Accessible.role: Accessible.StaticText
    height: 62 * Theme.unit
    objectName: root.key
    width: 52 * Theme.unit

    Component.onCompleted: PlaceBook.add(root, root.key)

    Repeater {
        model: Math.min(3, root.count)

        Rectangle {
            required property int index

            border.color: Theme.accentText
            border.width: Theme.hairline
            color: Theme.accent
            height: 46 * Theme.unit
            radius: 3 * Theme.unit
            width: 36 * Theme.unit
            x: (8 - 2 * index) * Theme.unit
            y: (4 - 2 * index) * Theme.unit
        }
    }
    PackIcon {
        name: root.icon
        opacity: root.count > 0 ? 1 : 0.4
        size: 26 * Theme.unit
        x: 9 * Theme.unit
        y: 7 * Theme.unit
    }
    Chip {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.rightMargin: 4 * Theme.unit
        text: root.count
    }
    HoverHandler {
        id: hover
    }
    Tip {
        text: root.hint
        visible: hover.hovered
    }
}

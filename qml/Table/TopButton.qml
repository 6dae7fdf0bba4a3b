import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A button of the bar at the top, with a note on what it does and its key.
ActionButton {
    id: root

    required property string hint

    Accessible.description: root.hint
    quiet: true

    Tip {
        text: root.hint
        visible: root.hovered
        y: root.height + Theme.xs
    }
}

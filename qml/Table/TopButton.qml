import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A button of the bar at the top, with a note on what it does and its key.
ActionButton {
    id: root

    required property string hint
    // What it opens is open, perhaps by a key, and lies where the note would.
    property bool opened: false

    // What was clicked needs no explanation, and what it opens may lie beneath.
    property bool used: false

    Accessible.description: root.hint
    quiet: true

    onClicked: root.used = true
    onHoveredChanged: root.used = false

    Tip {
        objectName: "topTip"
        text: root.hint
        visible: root.hovered && !root.used && !root.opened
        y: root.height + Theme.xs
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A line of the menu, which closes with it.
ActionButton {
    id: root
    align: Text.AlignLeft
    leftPadding: Theme.s
    quiet: true
    width: parent?.width ?? 0
}

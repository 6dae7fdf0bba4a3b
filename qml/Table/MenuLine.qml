import QtQuick
import Meeplewright.Controls

// A line of the menu, which closes with it.
ActionButton {
    id: root
    quiet: true
    width: parent?.width ?? 0
}

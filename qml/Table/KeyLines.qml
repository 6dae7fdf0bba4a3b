import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// What each key of the table does; TableKeys has them.
Column {
    id: root
    Line {
        keys: qsTr("Arrows", "keys")
        text: qsTr("To the next place that can be chosen; its card is shown large")
    }
    Line {
        keys: qsTr("Enter, Space", "keys")
        text: qsTr("Choose it")
    }
    Line {
        keys: qsTr("Tab", "key")
        text: qsTr("Also to what cannot be chosen")
    }
    Line {
        keys: "?"
        text: qsTr("Why it cannot be chosen")
    }
    Line {
        keys: qsTr("U, Ctrl+Z", "keys")
        text: qsTr("Undo")
    }
    Line {
        keys: qsTr("Ctrl+Shift+Z, Ctrl+Y", "keys")
        text: qsTr("Redo")
    }
    Line {
        keys: qsTr("Alt+Left, Alt+Right", "keys")
        text: qsTr("Look at the table as it stood before, without taking anything back")
    }
    Line {
        keys: qsTr("R, Shift+R", "keys")
        text: qsTr("Turn what is in hand; with empty hands, the rules")
    }
    Line {
        keys: "L"
        text: qsTr("Filter the log")
    }
    Line {
        keys: "N"
        text: qsTr("Write a note on this step")
    }
    Line {
        keys: qsTr("M, F10", "keys")
        text: qsTr("The menu")
    }
    Line {
        keys: qsTr("Ctrl+S", "key")
        text: qsTr("Save the game…")
    }
    Line {
        keys: qsTr("Ctrl and +, −, 0", "keys")
        text: qsTr("Larger, smaller, as large as usual")
    }
    Line {
        keys: qsTr("Escape", "key")
        text: qsTr("Close what is open, back to the table")
    }
    Line {
        keys: "F1"
        text: qsTr("These keys")
    }

    component Line: Item {
        id: line

        required property string keys
        required property string text

        Accessible.name: line.keys + ": " + line.text
        Accessible.role: Accessible.StaticText
        height: Math.max(key.height, what.height) + 2 * Theme.unit
        width: parent?.width ?? 0

        BodyText {
            id: key
            font.bold: true
            text: line.keys
            width: 150 * Theme.unit
            x: Theme.s
        }
        BodyText {
            id: what
            text: line.text
            width: line.width - x
            x: key.x + key.width + Theme.s
        }
    }
}

import QtQuick
import Meeplewright.Playtest

// A key of the table and what it does, for the key itself and for the list of keys.
Shortcut {
    id: root

    // What it is called; others than those of `sequences` where a part of the screen takes the key by itself.
    property string named: KeyNames.of(root.sequences)
    required property string what
}

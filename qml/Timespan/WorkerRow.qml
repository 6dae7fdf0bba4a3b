import QtQuick
import Meeplewright.Playtest

// Workers of a player side by side.
Row {
    id: root

    property RulerBoard board
    // Whether they can be drawn away.
    property bool talks: false
}

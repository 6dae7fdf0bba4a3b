import QtQuick
import Meeplewright.Playtest

// What lies over the civilization board of a player.
Item {
    id: root

    property RulerBoard board
}

import QtQuick
import Meeplewright.Playtest

// The tracks of a player, one below the other.
Column {
    id: root

    property CityBoard board
}

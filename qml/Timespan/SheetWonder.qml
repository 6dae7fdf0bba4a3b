import QtQuick
import Meeplewright.Playtest

// A wonder of the player whose boards are laid out large; those of others are left out.
WonderSpot {
    id: root
    visible: root.seat === Desk.enlarged
}

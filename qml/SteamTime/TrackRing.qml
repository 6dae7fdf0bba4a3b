import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The esteem track: spaces all around, a disc for each seat, and the esteem tiles that were earned.
TrackFrame {
    id: root
    border.color: Theme.accent
    border.width: Theme.hairline
    color: Theme.sunk
    radius: Theme.radius

    Repeater {
        model: Desk.steamTime.track

        TrackCell {
        }
    }
    Repeater {
        model: Desk.steamTime.discs

        TrackDisc {
        }
    }
}

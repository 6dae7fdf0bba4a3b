import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// The marker of a seat on a track, or beside it.
SeatDisc {
    id: root

    readonly property bool away: root.modelData === 0
    readonly property real high: root.track?.height ?? 0
    required property int index
    readonly property bool lower: root.seats > 2 && root.index > 1
    required property int modelData
    readonly property int seats: root.track?.markers.length ?? 0
    readonly property rect space: root.track?.spaces[root.modelData] ?? root.track?.spaces[root.track.spaces.length - 1] ?? Qt.rect(0, 0, 0, 0)
    readonly property TrackFace track: parent as TrackFace

    seat: root.index
    size: (root.away ? 0.24 : 0.33) * root.high
    x: root.away ? root.index % 2 * root.size * 0.72 : (root.space.x + root.space.width / 2) * (root.track?.width ?? 0) - root.size / 2 + (root.seats > 1 ? root.index % 2 - 0.5 : 0) * root.size * 0.75
    y: root.high * (root.away ? (root.lower ? 0.7 : 0.44) : root.lower ? 0.56 : 0.12)

    Behavior on x  {
        NumberAnimation {
            duration: Theme.flight
        }
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A space of a track.
Item {
    id: root

    readonly property bool ends: (root.track?.population ?? false) && root.index === root.track?.length
    readonly property bool here: root.index === root.track?.value
    required property int index
    readonly property bool marked: (root.track?.symbols.indexOf(root.index) ?? -1) >= 0
    readonly property bool reached: root.index <= (root.track?.value ?? -1)
    readonly property MarkerTrack track: parent as MarkerTrack

    height: root.track?.height ?? 0
    width: root.track?.spaceWidth ?? 0

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.unit / 2
        border.color: root.ends ? Theme.accent : Theme.line
        border.width: root.ends ? 2 * Theme.unit : Theme.hairline
        color: root.reached ? Theme.legalWash : Theme.raised
        radius: 3 * Theme.unit
    }
    PackIcon {
        anchors.centerIn: parent
        name: !root.marked ? "" : root.track?.population ? "ring" : "population"
        opacity: root.here ? 0 : 1
        size: Math.min(parent.width, parent.height) * 0.8
    }
    SeatDisc {
        anchors.centerIn: parent
        seat: root.track?.seat ?? 0
        size: Math.min(parent.width, parent.height) * 0.94
        visible: root.here
    }
}

import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The monument boards in the order of the stream, inside the esteem track. The first board is at the bottom left; the
// stream runs to the right and then up.
Item {
    id: root

    readonly property real band: 21 * Theme.unit
    readonly property real gap: 6 * Theme.unit
    readonly property real idealHeight: root.heightFor((root.width - 2 * root.band - 3 * root.gap) / 2)
    readonly property int lines: Math.ceil(Desk.steamTime.panels.count / 2)
    readonly property real panelWidth: Math.min((root.width - 2 * root.band - 3 * root.gap) / 2, root.widthFor(root.height))

    function heightFor(panelWidth: real): real {
        return root.lines * (panelWidth * Desk.steamTime.panelAspect + root.gap) + root.gap + 2 * root.band;
    }
    function widthFor(height: real): real {
        return ((height - 2 * root.band - root.gap) / Math.max(1, root.lines) - root.gap) / Desk.steamTime.panelAspect;
    }

    TrackRing {
        anchors.fill: parent
        band: root.band
    }
    Grid {
        anchors.centerIn: parent
        columns: 2
        layoutDirection: Qt.RightToLeft
        spacing: root.gap
        width: 2 * root.panelWidth + root.gap

        Repeater {
            model: Desk.steamTime.panels

            PanelView {
                width: parent ? (parent.width - 6 * Theme.unit) / 2 : 0
            }
        }
    }
}

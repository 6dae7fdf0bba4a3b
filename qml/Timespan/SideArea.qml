import QtQuick
import QtQuick.Layouts
import Meeplewright.Playtest
import Meeplewright.Theme

// Who plays, what a single player has to reach, the clock, and the five tracks.
ColumnLayout {
    id: root
    spacing: Theme.xs

    Repeater {
        model: Desk.timespan.boards

        SeatLine {
            Layout.fillWidth: true
        }
    }
    ClockView {
        Layout.fillWidth: true
        visible: Desk.timespan.clock.shown
    }
    GoalView {
        Layout.fillWidth: true
        visible: Desk.timespan.solo
    }
    Repeater {
        model: Desk.timespan.tracks

        TrackView {
        }
    }
}

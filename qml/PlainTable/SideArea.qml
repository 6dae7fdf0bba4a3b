import QtQuick
import QtQuick.Layouts
import Meeplewright.Playtest
import Meeplewright.Theme

// The points of each seat so far.
ColumnLayout {
    id: root
    spacing: Theme.xs

    Repeater {
        model: Desk.plain.scores

        SeatPoints {
            Layout.fillWidth: true
        }
    }
}

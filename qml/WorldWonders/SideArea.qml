import QtQuick
import QtQuick.Layouts
import Meeplewright.Playtest
import Meeplewright.Theme

// The turn order, everybody's city, the Automaton when one plays alone, and how the last round ended.
ColumnLayout {
    id: root
    spacing: Theme.xs

    OrderTrack {
        Layout.fillWidth: true
    }
    Repeater {
        model: Desk.worldWonders.boards

        CityRow {
            Layout.fillWidth: true
        }
    }
    AutomatonView {
        Layout.fillWidth: true
        visible: Desk.worldWonders.solo
    }
    NewsView {
        Layout.fillWidth: true
        visible: Desk.worldWonders.news.count > 0
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// What a single player has to reach, and what has been reached.
Paper {
    id: root
    Accessible.name: qsTr("Goals")
    Accessible.role: Accessible.Grouping
    color: Theme.sunk
    implicitHeight: column.height + Theme.s
    objectName: "goals"

    Column {
        id: column
        spacing: Theme.unit
        width: parent.width - 2 * Theme.s
        x: Theme.s
        y: Theme.xs

        BodyText {
            font.bold: true
            text: Desk.timespan.soloTitle
            width: parent.width
        }
        Repeater {
            model: Desk.timespan.goals

            GoalLine {
            }
        }
    }
}

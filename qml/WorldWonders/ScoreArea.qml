import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The city beside the score sheet: what counts for the line that was picked is marked on it.
Item {
    id: root

    readonly property CityBoard board: Desk.worldWonders.boards[root.seat] ?? null
    readonly property string line: Desk.host.scores.current
    readonly property int seat: Desk.worldWonders.seatOf(root.line)

    implicitWidth: 440 * Theme.unit
    objectName: "scoreArea"

    Heading {
        id: name
        text: root.board?.name ?? ""
        width: parent.width
    }
    CityPicture {
        anchors.top: name.bottom
        anchors.topMargin: Theme.xs
        board: root.board
        width: Math.min(parent.width, (parent.height - name.height - hint.height - 2 * Theme.s) / aspect)

        Repeater {
            id: marks
            model: Desk.worldWonders.marksOf(root.line)

            SpaceMark {
                strong: true
                z: 3
            }
        }
    }
    BodyText {
        id: hint
        anchors.bottom: parent.bottom
        font.pixelSize: Theme.small
        soft: true
        text: marks.count > 0 ? qsTr("%n space(s) count for this line", "", marks.count) : qsTr("Pick a line to see what counts for it.")
        width: parent.width
    }
}

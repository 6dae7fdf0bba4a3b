import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The civilization of the picked line beside the score sheet, as it stood at the end, with its visions.
Item {
    id: root

    readonly property RulerBoard board: Desk.timespan.boards[root.seat] ?? null
    readonly property int seat: parseInt(Desk.host.scores.current.split("/")[1] ?? "0")

    implicitWidth: 440 * Theme.unit
    objectName: "scoreArea"

    Heading {
        id: name
        text: qsTr("%1 · %2", "player, civilization").arg(root.board?.name ?? "").arg(root.board?.civilization ?? "")
        width: parent.width
    }
    CivilizationView {
        id: civilization
        anchors.top: name.bottom
        anchors.topMargin: Theme.xs
        board: root.board
        height: width * aspect
        width: parent.width
    }
    VisionShelf {
        anchors.top: civilization.bottom
        anchors.topMargin: Theme.s
        board: root.board
        height: Math.min(190 * Theme.unit, root.height - y)
        width: parent.width
    }
}

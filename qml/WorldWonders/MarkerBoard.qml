import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The tracks of a player: gold, three resources, population.
Paper {
    id: root

    property CityBoard board

    Accessible.name: qsTr("Markers of %1").arg(root.board?.name ?? "")
    Accessible.role: Accessible.Grouping
    color: Theme.sunk
    height: column.height + 2 * Theme.xs

    MarkerColumn {
        id: column
        anchors.left: parent.left
        anchors.margins: Theme.xs
        anchors.right: parent.right
        anchors.top: parent.top
        board: root.board
        spacing: 2 * Theme.unit

        GoldLine {
            board: root.board
            width: parent.width
        }
        Repeater {
            model: root.board?.markers ?? null

            MarkerLine {
            }
        }
    }
}

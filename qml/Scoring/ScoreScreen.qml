import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The end: who won, and where every point came from.
FocusScope {
    id: root

    readonly property PlaytestGame game: Desk.game

    signal look

    Rectangle {
        anchors.fill: parent
        color: Theme.shade
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest

// The table while a game runs.
FocusScope {
    id: root

    readonly property PlaytestGame game: Desk.game
    property bool looking: false

    Heading {
        anchors.centerIn: parent
        text: root.game.question
    }
}

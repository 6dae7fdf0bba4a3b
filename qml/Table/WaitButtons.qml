import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// What a person can do while the game asks nobody at the screen: move through the past, let bots go on, sit down.
Flow {
    id: root

    readonly property bool botsStand: Desk.game.bots.paused && Desk.game.botAsked && !Desk.game.lookingBack
    readonly property PlaytestGame game: Desk.game

    signal scoresWanted

    layoutDirection: Qt.RightToLeft
    spacing: Theme.xs

    ActionButton {
        objectName: "lookNow"
        strong: true
        text: qsTr("Return to now")
        visible: root.game.lookingBack

        onClicked: root.game.lookAt(-1)
    }
    ActionButton {
        objectName: "lookPlayOn"
        text: qsTr("Play on from here")
        visible: root.game.lookingBack

        onClicked: root.game.playOnFromHere()
    }
    ActionButton {
        objectName: "lookForward"
        text: qsTr("Step forward")
        visible: root.game.lookingBack

        onClicked: root.game.lookAt(root.game.shownStep + 1)
    }
    ActionButton {
        enabled: root.game.shownStep > 0
        objectName: "lookBack"
        text: qsTr("Step back")
        visible: root.game.lookingBack

        onClicked: root.game.lookAt(root.game.shownStep - 1)
    }
    ActionButton {
        objectName: "botsGoOn"
        strong: true
        text: qsTr("Continue")
        visible: root.botsStand

        onClicked: root.game.bots.paused = false
    }
    ActionButton {
        objectName: "sitDown"
        strong: true
        text: qsTr("Stop watching")
        visible: root.game.spectating

        onClicked: root.game.spectating = false
    }
    ActionButton {
        objectName: "scoresBack"
        strong: true
        text: qsTr("Score sheet")
        visible: root.game.stage === PlaytestGame.Over && !root.game.lookingBack

        onClicked: root.scoresWanted()
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// What of the table can be switched on and off.
Column {
    id: root

    readonly property TableSettings settings: Desk.host.settings

    spacing: 2 * Theme.unit

    ToggleSwitch {
        anchors.left: parent.left
        checked: Desk.game.bots.paused
        objectName: "menuPaused"
        text: qsTr("Bots wait")

        onToggled: Desk.game.bots.paused = checked
    }
    ToggleSwitch {
        anchors.left: parent.left
        checked: root.settings.paced
        objectName: "menuPaced"
        text: qsTr("Bots take their time")

        onToggled: root.settings.paced = checked
    }
    ToggleSwitch {
        anchors.left: parent.left
        checked: root.settings.motion
        objectName: "menuMotion"
        text: qsTr("Motion")

        onToggled: root.settings.motion = checked
    }
    ToggleSwitch {
        anchors.left: parent.left
        checked: root.settings.dark
        objectName: "menuDark"
        text: qsTr("Dark")

        onToggled: root.settings.dark = checked
    }
    ToggleSwitch {
        anchors.left: parent.left
        checked: Desk.host.inWords
        objectName: "menuInWords"
        text: qsTr("All in words")

        onToggled: Desk.host.inWords = checked
    }
    ToggleSwitch {
        anchors.left: parent.left
        checked: Desk.game.spectating
        objectName: "menuSpectate"
        text: qsTr("Watch without a seat")

        onToggled: Desk.game.spectating = checked
    }
}

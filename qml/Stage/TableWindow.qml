import QtQuick
import QtQuick.Window
import Meeplewright.Playtest
import Meeplewright.Scoring
import Meeplewright.Setup
import Meeplewright.Table
import Meeplewright.Theme

// The window of a table: set-up, play, score sheet.
Window {
    id: root

    readonly property TableHost host: Desk.host
    readonly property bool smallScreen: Screen.desktopAvailableWidth >= minimumWidth && Screen.desktopAvailableHeight >= minimumHeight && (Screen.desktopAvailableWidth < 1440 || Screen.desktopAvailableHeight < 900)

    color: Theme.desk
    height: root.smallScreen ? Math.min(900, Screen.desktopAvailableHeight) : 900
    minimumHeight: 640
    minimumWidth: 1024
    objectName: "tableWindow"
    title: qsTr("%1 – table").arg(root.host.game.setup.title)
    width: root.smallScreen ? Math.min(1440, Screen.desktopAvailableWidth) : 1440

    onClosing: root.host.closed()

    Binding {
        property: "dark"
        target: Theme
        value: root.host.settings.dark
    }
    Binding {
        property: "motion"
        target: Theme
        value: root.host.settings.motion
    }
    Binding {
        property: "zoom"
        target: Theme
        value: root.host.settings.zoom
    }
    Binding {
        property: "fit"
        target: Theme
        value: Math.max(1, Math.min(root.width / 1280, root.height / 720))
    }
    Binding {
        property: "iconFolder"
        target: Theme
        value: root.host.game.iconFolder
    }
    Loader {
        source: Desk.table ? Desk.table.parts + "Look.qml" : ""

        Component.onDestruction: Theme.look = null
        onLoaded: Theme.look = item as GameLook
    }
    SetupScreen {
        anchors.fill: parent
        focus: visible
        visible: root.host.game.stage === PlaytestGame.SettingUp
    }
    TableScreen {
        id: table
        anchors.fill: parent
        focus: visible
        visible: root.host.game.stage !== PlaytestGame.SettingUp
    }
    ScoreScreen {
        anchors.fill: parent
        focus: visible
        visible: root.host.game.stage === PlaytestGame.Over && !table.looking

        onLook: table.looking = true
    }
    Connections {
        function onStageChanged() {
            table.looking = false;
        }

        target: root.host.game
    }
    AdoptNotice {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.xl * 2
    }
}

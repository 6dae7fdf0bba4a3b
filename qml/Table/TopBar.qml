import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Where the game stands, and the ways back, to the rules and to the menu.
Rectangle {
    id: root
    signal menu

    color: Theme.paper
    implicitHeight: row.implicitHeight + 2 * Theme.xs

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        color: Theme.accent
        height: Theme.hairline
    }
    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.m
        anchors.rightMargin: Theme.s
        spacing: Theme.s

        Heading {
            text: Desk.game.setup.title
        }
        BodyText {
            Layout.fillWidth: true
            elide: Text.ElideRight
            objectName: "headline"
            soft: true
            text: Desk.table?.headline ?? ""
            wrapMode: Text.NoWrap
        }
        BodyText {
            color: Theme.accent
            objectName: "message"
            text: Desk.host.message
            wrapMode: Text.NoWrap
        }
        ActionButton {
            enabled: Desk.game.canUndo
            objectName: "undo"
            quiet: true
            text: qsTr("Undo")

            onClicked: Desk.game.undo()
        }
        ActionButton {
            enabled: Desk.game.canRedo
            objectName: "redo"
            quiet: true
            text: qsTr("Redo")

            onClicked: Desk.game.redo()
        }
        ActionButton {
            objectName: "rules"
            quiet: true
            text: qsTr("Rules")

            onClicked: Desk.rulesOpen = !Desk.rulesOpen
        }
        ActionButton {
            objectName: "menu"
            quiet: true
            text: qsTr("Menu")

            onClicked: root.menu()
        }
    }
}

import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Where the game stands, and the ways back, to the rules and to the menu.
Rectangle {
    id: root

    required property bool menuOpen

    signal menu

    LayoutMirroring.childrenInherit: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
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
            id: message
            Layout.maximumWidth: root.width / 2
            color: Theme.accent
            elide: Text.ElideRight
            objectName: "message"
            text: Desk.host.message
            wrapMode: Text.NoWrap

            HoverHandler {
                id: pointer
            }
            Tip {
                text: message.text
                visible: pointer.hovered && message.truncated
                y: message.height + Theme.xs
            }
        }
        TopButton {
            enabled: Desk.game.canUndo
            hint: qsTr("Takes your last answer back (U)")
            objectName: "undo"
            text: qsTr("Undo")

            onClicked: Desk.game.undo()
        }
        TopButton {
            enabled: Desk.game.canRedo
            hint: qsTr("Gives the answer again that was taken back (Ctrl+Shift+Z)")
            objectName: "redo"
            text: qsTr("Redo")

            onClicked: Desk.game.redo()
        }
        TopButton {
            hint: qsTr("The rules of the game (R)")
            objectName: "rules"
            opened: Desk.rulesOpen
            text: qsTr("Rules")

            onClicked: Desk.rulesOpen = !Desk.rulesOpen
        }
        TopButton {
            hint: qsTr("Games, seats and looks (M or F10); keys are listed by F1")
            objectName: "menu"
            opened: root.menuOpen
            text: qsTr("Menu")

            onClicked: root.menu()
        }
    }
}

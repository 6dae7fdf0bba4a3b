import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The keys of the table, so that nobody has to know them.
FocusScope {
    id: root

    required property TableKeys keys
    // The height that there is.
    required property real room

    LayoutMirroring.childrenInherit: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    height: paper.height
    objectName: "keysPanel"
    visible: Desk.keysOpen
    width: 460 * Theme.unit
    z: 13

    onVisibleChanged: visible ? close.forceActiveFocus() : TargetNavigator.comeBack()

    Paper {
        id: paper
        border.color: Theme.accent
        color: Theme.raised
        height: Math.min(root.room, head.height + lines.height + 3 * Theme.s)
        width: root.width

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
        Heading {
            id: head
            height: close.height
            text: qsTr("Keys")
            verticalAlignment: Text.AlignVCenter
            x: Theme.m
            y: Theme.s
        }
        ActionButton {
            id: close
            anchors.margins: Theme.s
            anchors.right: parent.right
            anchors.top: parent.top
            objectName: "keysClose"
            quiet: true
            text: qsTr("Close")

            Keys.onDownPressed: list.flick(0, -600 * Theme.unit)
            Keys.onUpPressed: list.flick(0, 600 * Theme.unit)
            onClicked: Desk.keysOpen = false
        }
        Flickable {
            id: list
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.margins: Theme.s
            anchors.right: parent.right
            anchors.top: head.bottom
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            contentHeight: lines.height

            ScrollMark {
                view: list
            }
            KeyLines {
                id: lines
                keys: root.keys
                width: list.width - Theme.s
            }
        }
    }
}

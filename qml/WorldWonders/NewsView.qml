import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// How the last round ended: what was cleared away and put out, and the new turn order.
Paper {
    id: root

    property bool open: false

    Accessible.name: qsTr("The end of the last round")
    Accessible.role: Accessible.Grouping
    color: Theme.sunk
    implicitHeight: root.open ? Math.min(list.contentHeight, 130 * Theme.unit) + head.height + Theme.s : head.height + Theme.xs
    objectName: "news"

    ActionButton {
        id: head
        implicitHeight: 26 * Theme.unit
        objectName: "newsHead"
        pixelSize: Theme.small
        quiet: true
        text: root.open ? qsTr("▾ The end of the last round") : qsTr("▸ The end of the last round")
        x: Theme.xs
        y: 2 * Theme.unit

        onClicked: root.open = !root.open
    }
    ListView {
        id: list
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.s
        anchors.right: parent.right
        anchors.top: head.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: Desk.worldWonders.news
        visible: root.open

        delegate: NewsLine {
        }

        ScrollMark {
            view: list
        }
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Cards side by side; more than there is room for scroll.
Paper {
    id: root

    readonly property int count: cards.count
    property Component delegate
    property string empty
    property TableModel model
    required property string title
    // The width in which all cards are seen.
    readonly property real wanted: Math.max(row.width, head.implicitWidth) + 2 * Theme.s

    Accessible.name: root.title
    Accessible.role: Accessible.Grouping
    color: Theme.sunk

    BodyText {
        id: head
        elide: Text.ElideRight
        font.bold: true
        font.pixelSize: Math.max(11, 11 * Theme.unit)
        soft: true
        text: root.title
        width: parent.width - 2 * Theme.s
        wrapMode: Text.NoWrap
        x: Theme.s
        y: 2 * Theme.unit
    }
    BodyText {
        anchors.centerIn: parent
        font.pixelSize: Theme.small
        soft: true
        text: root.empty
        visible: cards.count === 0
    }
    Flickable {
        id: view
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 5 * Theme.unit
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.topMargin: 4 * Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        clip: contentWidth > width
        contentWidth: row.width + 2 * Theme.s
        interactive: contentWidth > width

        // Shows how far the cards are scrolled.
        Rectangle {
            color: Theme.line
            height: 3 * Theme.unit
            objectName: "scrollMark"
            parent: view
            radius: height / 2
            visible: view.interactive
            width: Math.max(Theme.xl, view.visibleArea.widthRatio * view.width)
            x: view.visibleArea.xPosition * view.width
            y: view.height - height
        }
        Row {
            id: row
            height: view.height - 3 * Theme.unit
            spacing: Theme.s
            x: Theme.s

            Repeater {
                id: cards
                delegate: root.delegate
                model: root.model
            }
        }
    }
}

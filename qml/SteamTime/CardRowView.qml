import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A row of cards under a label.
Paper {
    id: root

    property TableModel cards
    required property string label

    Accessible.name: qsTr("%1: %n card(s)", "", root.cards?.count ?? 0).arg(root.label)
    Accessible.role: Accessible.Grouping
    color: Theme.sunk
    rim: false

    BodyText {
        id: head
        Accessible.ignored: true
        font.pixelSize: Theme.small
        soft: true
        text: root.label
        x: Theme.s
        y: 2 * Theme.unit
    }
    ListView {
        id: list
        anchors.fill: parent
        anchors.margins: 5 * Theme.unit
        anchors.topMargin: head.height + 3 * Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 4000
        clip: contentWidth > width
        interactive: contentWidth > width
        model: root.cards
        orientation: ListView.Horizontal
        spacing: Theme.s

        delegate: CardPlace {
        }
    }
}

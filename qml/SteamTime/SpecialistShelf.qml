import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The specialists of a player: the played deck from its top, and the hand. They are as large as the room allows.
Paper {
    id: root

    property AirshipBoard board
    readonly property real cardHeight: root.greatestHeight()
    readonly property int count: root.board?.specialists.count ?? 0
    // Height by width of a card.
    readonly property real format: 1.4
    readonly property size room: Qt.size(width - 2 * Theme.s, height - head.height - 2 * Theme.s)

    function greatestHeight(): real {
        let height = 0;
        for (let lines = 1; lines <= root.count; ++lines)
            height = Math.max(height, root.heightIn(lines));
        return height;
    }

    // Of the cards when all lie in so many lines.
    function heightIn(lines: int): real {
        const lineHeight = (root.room.height - (lines - 1) * Theme.xs) / lines;
        const cardWidth = (root.room.width + Theme.xs) / Math.ceil(root.count / lines) - Theme.xs;
        return Math.max(0, Math.min(lineHeight, Math.floor(cardWidth * root.format)));
    }

    Accessible.name: qsTr("Specialists: %n card(s)", "", root.count)
    Accessible.role: Accessible.Grouping
    color: Theme.sunk
    objectName: "specialists"
    rim: false

    BodyText {
        id: head
        Accessible.ignored: true
        font.pixelSize: Theme.small
        soft: true
        text: qsTr("Specialists")
        x: Theme.s
        y: 2 * Theme.unit
    }
    Flow {
        anchors.fill: parent
        anchors.margins: Theme.s
        anchors.topMargin: head.height + Theme.s
        spacing: Theme.xs

        Repeater {
            model: root.board?.specialists ?? null

            CardPlace {
                height: (parent?.parent as SpecialistShelf)?.cardHeight ?? 0
                markAt: 0.92
            }
        }
    }
}

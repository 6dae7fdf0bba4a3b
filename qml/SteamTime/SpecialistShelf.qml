import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The specialists of a player: the played deck from its top, and the hand. They are as large as the room allows.
Paper {
    id: root

    property AirshipBoard board
    readonly property int count: root.board?.specialists.count ?? 0
    // Lines in which the cards are largest.
    readonly property int lines: root.bestLines()
    readonly property size room: Qt.size(width - 2 * Theme.s, height - head.height - 2 * Theme.s)
    // Room for a card.
    readonly property size share: root.shareIn(root.lines)

    function bestLines(): int {
        // Height by width of a card, nearly.
        const format = 1.4;
        const heightIn = lines => Math.min(root.shareIn(lines).height, root.shareIn(lines).width * format);
        let best = 1;
        for (let lines = 2; lines <= root.count; ++lines)
            best = heightIn(lines) > heightIn(best) ? lines : best;
        return best;
    }
    function shareIn(lines: int): size {
        const columns = Math.max(1, Math.ceil(root.count / lines));
        return Qt.size((root.room.width + Theme.xs) / columns - Theme.xs, (root.room.height + Theme.xs) / lines - Theme.xs);
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
                readonly property size share: (parent?.parent as SpecialistShelf)?.share ?? Qt.size(0, 0)

                height: Math.max(0, Math.floor(Math.min(share.height, share.width * ratio)))
                markAt: 0.92
            }
        }
    }
}

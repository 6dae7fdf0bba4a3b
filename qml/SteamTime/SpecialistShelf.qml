import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The specialists of a player: the played deck from its top, and the hand. They are as large as the room allows.
Paper {
    id: root

    property AirshipBoard board
    readonly property real cardHeight: root.lineHeight(root.lines)
    readonly property int count: root.board?.specialists.count ?? 0
    // Height by width of a card.
    readonly property real format: 1.4
    readonly property int lines: root.fewestLines()
    readonly property size room: Qt.size(width - 2 * Theme.s, height - head.height - 2 * Theme.s)

    function fewestLines(): int {
        let lines = 1;
        while (lines < root.count && !root.holds(lines))
            ++lines;
        return lines;
    }
    function holds(lines: int): bool {
        return lines * Math.floor((root.room.width + Theme.xs) / (root.lineHeight(lines) / root.format + Theme.xs)) >= root.count;
    }
    function lineHeight(lines: int): real {
        return (root.room.height - (lines - 1) * Theme.xs) / lines;
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

import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A space of the timeline: the card, what is tucked under it, its luxury tiles and its worker.
BoardPlace {
    id: root

    required property string cardId
    required property bool complete
    required property int index
    required property list<string> luxuries
    required property string tuckedId
    required property bool worker

    takesWorkers: true

    Peek {
        itemId: root.cardId
        kind: "history-card"
    }
    CardFace {
        height: parent.height
        itemId: root.tuckedId
        kind: "history-card"
        source: Desk.faces
        visible: root.tuckedId !== ""
        width: parent.width
        y: -parent.height * 0.13
    }
    CardFace {
        anchors.fill: parent
        itemId: root.cardId
        kind: "history-card"
        source: Desk.faces
        visible: root.cardId !== ""
    }
    TileRow {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: parent.height * 0.04
        anchors.left: parent.left
        anchors.leftMargin: parent.width * 0.05
        height: root.width * 0.26
        spacing: 2 * Theme.unit

        Repeater {
            model: root.luxuries

            TileInRow {
            }
        }
    }
    Figure {
        anchors.right: parent.right
        anchors.rightMargin: parent.width * 0.04
        icon: "worker"
        size: Math.min(parent.width * 0.36, 34 * Theme.unit)
        visible: root.worker
        y: parent.height * 0.44
    }
}

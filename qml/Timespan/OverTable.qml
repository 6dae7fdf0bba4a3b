import QtQuick
import Meeplewright.CardFace
import Meeplewright.Playtest
import Meeplewright.Theme

// What is opened over the table: another player's boards, what an answer would do, and what is drawn over the table.
Item {
    id: root

    readonly property TurnPreview preview: Desk.timespan.preview

    PreviewView {
        anchors.bottom: parent.bottom
        anchors.margins: Theme.s
        anchors.right: parent.right
        width: Math.min(400 * Theme.unit, parent.width * 0.45)
    }
    CardFace {
        readonly property point at: root.mapFromItem(null, root.preview.heldAt.x, root.preview.heldAt.y)

        height: 150 * Theme.unit
        itemId: root.preview.heldId
        kind: root.preview.heldKind
        opacity: 0.85
        source: Desk.faces
        visible: root.preview.holding && !root.preview.worker
        width: height / 1.4
        x: at.x - width / 2
        y: at.y - height * 0.2
    }
    Figure {
        readonly property point at: root.mapFromItem(null, root.preview.heldAt.x, root.preview.heldAt.y)

        icon: "worker"
        size: 34 * Theme.unit
        visible: root.preview.holding && root.preview.worker
        x: at.x - size / 2
        y: at.y - size / 2
    }
    EnlargedRuler {
        anchors.fill: parent
    }
}

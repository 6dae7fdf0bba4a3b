import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest

// An action box: its upgrade tile and its worker.
BoardPlace {
    id: root

    required property bool tileBack
    required property string tileId
    required property bool worker

    takesWorkers: true

    Peek {
        itemId: root.tileId
        kind: "upgrade-tile"
    }
    CardFace {
        anchors.fill: parent
        back: root.tileBack
        itemId: root.tileId
        kind: "upgrade-tile"
        source: Desk.faces
        visible: root.tileId !== ""
    }
    Figure {
        anchors.horizontalCenter: parent.horizontalCenter
        icon: "worker"
        size: parent.height * 0.46
        visible: root.worker
        y: parent.height * 0.02
    }
}

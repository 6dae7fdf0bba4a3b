import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The marketplace or a neutral wonder, and the camels there.
BoardPlace {
    id: root

    required property list<int> camels
    required property string cardId
    required property string cardKind

    Peek {
        itemId: root.cardId
        kind: root.cardKind
    }
    CardFace {
        anchors.fill: parent
        itemId: root.cardId
        kind: root.cardKind
        source: Desk.faces
        visible: root.cardId !== ""
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        height: 24 * Theme.unit
        spacing: Theme.unit
        y: parent.height * 0.08

        Repeater {
            model: root.camels

            CamelFigure {
            }
        }
    }
}

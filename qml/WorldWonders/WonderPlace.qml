import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A monument on display.
Paper {
    id: root

    required property string cardId
    required property string cardKind
    required property int choice
    required property string hint
    required property string key
    required property bool legal
    required property string reason
    required property string rule
    required property string title

    color: Theme.sunk
    height: (parent as MarketGrid)?.placeHeight ?? 0
    objectName: root.key
    width: (parent as MarketGrid)?.placeWidth ?? 0

    CardFace {
        anchors.fill: parent
        itemId: root.cardId
        kind: root.cardKind
        source: Desk.faces
        visible: root.cardId !== ""
    }
    TargetArea {
        anchors.fill: parent
        choice: root.choice
        hint: root.hint
        legal: root.legal
        objectName: root.key + "/target"
        reason: root.reason
        rule: root.rule
        title: root.title

        Peek {
            itemId: root.cardId
            kind: root.cardKind
        }
        MarketDrag {
            choice: root.choice
            legal: root.legal
        }
    }
}

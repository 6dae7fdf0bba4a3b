import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// An objective that everybody strives for, and how far each seat is.
Paper {
    id: root

    required property string cardId
    required property string cardKind
    required property string hint
    required property string key
    required property string title
    required property list<int> values

    Accessible.description: root.hint
    Accessible.name: root.title
    Accessible.role: Accessible.StaticText
    height: (parent as MarketGrid)?.placeHeight ?? 0
    objectName: root.key
    width: (parent as MarketGrid)?.placeWidth ?? 0

    CardFace {
        id: face
        height: parent.height - 2 * Theme.unit
        itemId: root.cardId
        kind: root.cardKind
        source: Desk.faces
        width: height * (faceSize.height > 0 ? faceSize.width / faceSize.height : 0.7)
        x: Theme.unit
        y: Theme.unit
    }
    Grid {
        anchors.left: face.right
        anchors.leftMargin: 4 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        columns: root.values.length > 3 ? 2 : 1
        spacing: 4 * Theme.unit

        Repeater {
            model: root.values

            AimStanding {
            }
        }
    }
    Peek {
        itemId: root.cardId
        kind: root.cardKind
    }
}

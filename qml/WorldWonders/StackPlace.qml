import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A stack of buildings: the tile on offer, its price, how many are left.
Paper {
    id: root

    required property string buildingId
    required property int choice

    // Pixels to the millimetre on a face that is large enough to tell its price itself, 0 on others.
    readonly property real fullScale: root.offered && !face.brief ? Math.min(face.width / face.faceSize.width, face.height / face.faceSize.height) : 0
    required property string hint
    required property string key
    required property bool legal
    required property bool offered
    required property int price
    required property string reason
    required property string rule
    required property string stackId
    required property int tiles
    required property string title

    height: (parent as MarketGrid)?.placeHeight ?? 0
    objectName: root.key
    width: (parent as MarketGrid)?.placeWidth ?? 0

    Component.onCompleted: PlaceBook.add(root, root.key)

    CardFace {
        id: face
        anchors.fill: parent
        anchors.margins: Theme.xs
        itemId: root.buildingId
        kind: "building"
        opacity: Desk.worldWonders.hand.cardId === root.buildingId && Desk.worldWonders.hand.holding ? 0.35 : 1
        source: Desk.faces
        visible: root.offered
    }
    CardFace {
        anchors.fill: parent
        anchors.margins: Theme.s
        back: true
        itemId: root.stackId
        kind: "stack"
        opacity: 0.25
        source: Desk.faces
        visible: !root.offered
    }
    PriceTag {
        anchors.margins: 2 * Theme.unit
        anchors.right: parent.right
        anchors.top: parent.top
        objectName: root.key + "/price"
        price: root.price
        visible: root.fullScale === 0
    }
    // On a large face below its head, where nothing is printed.
    Chip {
        Accessible.name: qsTr("%n tile(s) face down", "", root.tiles)
        anchors.left: parent.left
        anchors.leftMargin: root.fullScale > 0 ? (root.width - (face.faceSize.width - 6) * root.fullScale) / 2 : 2 * Theme.unit
        anchors.top: parent.top
        anchors.topMargin: root.fullScale > 0 ? face.y + face.height / 2 - (face.faceSize.height / 2 - 13) * root.fullScale : 2 * Theme.unit
        objectName: root.key + "/left"
        text: root.tiles
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
            itemId: root.buildingId
            kind: "building"
        }
        MarketDrag {
            choice: root.choice
            legal: root.legal
        }
    }
}

import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// An offer. Of the face-down card its back is seen, which tells its type.
Item {
    id: root

    required property int choice
    required property string cost
    required property string downId
    required property string hint
    required property string key
    required property bool legal
    required property string reason
    required property string rule
    required property string tileId
    required property string title
    required property string upId

    height: parent?.height ?? 0
    objectName: root.key
    width: (parent as OfferStrip)?.placeWidth ?? 0

    CardFace {
        id: down
        anchors.right: parent.right
        back: true
        height: width * 1.4
        itemId: root.downId
        kind: "history-card"
        source: Desk.faces
        visible: root.downId !== ""
        width: parent.width * 0.8
    }
    CardFace {
        id: up
        height: width * 1.4
        itemId: root.upId
        kind: "history-card"
        source: Desk.faces
        visible: root.upId !== ""
        width: parent.width * 0.9
        y: parent.height - height
    }
    CardFace {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        height: width
        itemId: root.tileId
        kind: "discovery-tile"
        source: Desk.faces
        visible: root.tileId !== ""
        width: parent.width * 0.5
    }
    PricePill {
        cost: root.cost
        x: 2 * Theme.unit
        y: up.y - height * 0.8
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
    }
    OfferPeek {
        height: parent.height
        tileId: root.tileId
        upId: root.upId
        width: parent.width
    }
}

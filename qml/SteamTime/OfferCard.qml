import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest

// An encounter to choose, or one whose top or bottom is to be chosen.
Item {
    id: root

    required property string cardId
    required property string cardKind
    required property int choice
    required property string key
    required property bool legal
    readonly property real ratio: face.faceSize.width > 0 ? face.faceSize.height / face.faceSize.width : 1.4
    required property string reason
    required property string rule
    required property string title

    height: width * root.ratio
    objectName: root.key

    CardFace {
        id: face
        anchors.fill: parent
        itemId: root.cardId
        kind: root.cardKind
        source: Desk.faces
    }
    Repeater {
        model: Desk.steamTime.offerParts

        OfferPart {
        }
    }
    TargetArea {
        anchors.fill: parent
        choice: root.choice
        legal: root.legal
        objectName: root.key + "/target"
        reason: root.reason
        rule: root.rule
        title: root.title
        visible: root.choice >= 0
    }
}

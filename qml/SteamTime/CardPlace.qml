import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A card on a shelf.
Item {
    id: root

    required property string cardId
    required property string cardKind
    required property int choice
    required property bool covered
    required property bool faceDown
    required property string hint
    required property string key
    required property bool legal
    required property string mark
    // Where the mark's middle lies, as a part of the height.
    property real markAt: 0.5
    // Height by width.
    readonly property real ratio: face.faceSize.width > 0 ? face.faceSize.height / face.faceSize.width : 1.4
    required property string reason
    required property string rule
    required property string title

    height: (parent?.height ?? 0)
    objectName: root.key
    width: height / root.ratio

    CardFace {
        id: face
        anchors.fill: parent
        back: root.faceDown
        itemId: root.cardId
        kind: root.cardKind
        opacity: root.covered ? 0.45 : 1
        source: Desk.faces
    }
    Chip {
        anchors.horizontalCenter: parent.horizontalCenter
        pixelSize: Theme.small
        text: root.mark
        visible: root.mark !== ""
        y: root.markAt * parent.height - height / 2
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
            itemId: root.faceDown ? "" : root.cardId
            kind: root.cardKind
        }
    }
}

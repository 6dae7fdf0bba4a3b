import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// An action space with the card and the airships that lie on it.
Item {
    id: root

    required property list<int> airships
    required property int bribe
    required property string cardId
    required property string cardKind
    required property int choice
    required property bool empty
    required property bool faceDown
    required property string hint
    required property string key
    required property string kind
    required property bool legal
    required property string reason
    required property rect rect
    required property string rule
    required property list<int> saboteurs
    required property string title

    height: root.rect.height * (parent?.height ?? 0)
    objectName: root.key
    width: root.rect.width * (parent?.width ?? 0)
    x: root.rect.x * (parent?.width ?? 0)
    y: root.rect.y * (parent?.height ?? 0)

    Component.onCompleted: PlaceBook.add(root, root.key)

    Rectangle {
        anchors.fill: parent
        color: Theme.shade
        opacity: 0.6
        radius: Theme.radius
        visible: root.empty
    }
    CardFace {
        readonly property real ratio: faceSize.width > 0 ? faceSize.height / faceSize.width : 1

        anchors.centerIn: parent
        back: root.faceDown
        height: width * ratio
        itemId: root.cardId
        kind: root.cardKind
        source: Desk.faces
        visible: root.cardId !== ""
        width: Math.min(parent.width * 0.88, parent.height * 0.9 / ratio)
    }
    Row {
        anchors.centerIn: parent
        spacing: -parent.width * 0.3

        Repeater {
            model: root.airships

            PieceIcon {
                required property int modelData

                name: "airship-" + modelData
                size: (parent?.parent?.width ?? 0) * 0.82
            }
        }
    }
    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: -parent.width * 0.08

        Repeater {
            model: root.saboteurs

            PieceIcon {
                required property int modelData

                name: "saboteur-" + modelData
                objectName: "saboteur-" + modelData
                size: (parent?.parent?.width ?? 0) * 0.46
            }
        }
    }
    BribeMark {
        anchors.horizontalCenter: parent.horizontalCenter
        bribe: root.bribe
        y: -height * 0.3
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

import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A card, tile or reward that lies by itself, with camels and a worker if any stand on it.
Item {
    id: root

    required property list<int> camels
    required property string cardId
    required property string cardKind
    required property int choice
    required property bool faceDown
    required property int help
    required property string helpTitle
    required property string hint
    required property string icon
    required property string key
    required property bool legal
    required property string mark
    readonly property real ratio: face.faceSize.width > 0 ? face.faceSize.height / face.faceSize.width : 1.4
    required property string reason
    required property string rule
    required property int seat
    property bool takesWorkers: false
    required property string title
    required property bool worker

    height: parent?.height ?? 0
    objectName: root.key
    width: root.height / root.ratio

    CardFace {
        id: face
        anchors.fill: parent
        back: root.faceDown
        itemId: root.cardId
        kind: root.cardKind
        source: Desk.faces
        visible: root.cardId !== ""
    }
    Chip {
        anchors.horizontalCenter: parent.horizontalCenter
        text: root.mark
        visible: root.mark !== "" && root.cardId !== ""
        y: parent.height * 0.5
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        height: Math.min(root.width * 0.4, 28 * Theme.unit)
        spacing: 2 * Theme.unit
        y: parent.height * 0.3

        Repeater {
            model: root.camels

            CamelFigure {
            }
        }
        WorkerFigure {
            visible: root.worker && root.cardKind === "wonder"
        }
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

        Keys.onReleased: Desk.timespan.preview.show(root.choice)
        onActiveFocusChanged: if (!activeFocus) {
            Desk.timespan.preview.close();
        }

        Peek {
            itemId: root.faceDown ? "" : root.cardId
            kind: root.cardKind
        }
    }
    HelpBadge {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        help: root.help
        icon: root.cardKind === "discovery-tile" ? "clock" : "discard"
        objectName: root.key + "/help"
        title: root.helpTitle
    }
    WorkerDrop {
        anchors.fill: parent
        choice: root.choice
        enabled: root.takesWorkers && root.choice >= 0
    }
}

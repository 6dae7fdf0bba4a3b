import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A civilization or technology board on display, or a pair of both with what is bid for it.
Item {
    id: root

    required property int bid
    required property string boardId
    required property string boardKind
    required property int choice
    readonly property int columns: root.pair >= 0 ? 5 : 4
    required property string hint
    required property string key
    required property bool legal
    required property int pair
    required property string reason
    required property string rule
    required property int seat
    required property string secondId
    required property string title

    height: column.height
    objectName: root.key
    width: ((parent?.width ?? 0) - (root.columns - 1) * Theme.m) / root.columns

    Column {
        id: column
        spacing: Theme.xs
        width: parent.width

        CardFace {
            height: width * (faceSize.width > 0 ? faceSize.height / faceSize.width : 0.6)
            itemId: root.boardId
            kind: root.boardKind
            source: Desk.faces
            width: parent.width

            Peek {
                enabled: root.pair >= 0
                itemId: root.boardId
                kind: root.boardKind
            }
        }
        CardFace {
            height: visible ? width * (faceSize.width > 0 ? faceSize.height / faceSize.width : 0.4) : 0
            itemId: root.secondId
            kind: "tech-board"
            source: Desk.faces
            visible: root.secondId !== ""
            width: parent.width

            Peek {
                itemId: root.secondId
                kind: "tech-board"
            }
        }
        Row {
            spacing: Theme.xs
            visible: root.seat >= 0

            SeatDisc {
                seat: Math.max(0, root.seat)
                size: 18 * Theme.unit
            }
            BodyText {
                font.bold: true
                text: qsTr("%n point(s) bid", "", root.bid)
            }
        }
        BidFlow {
            pair: root.pair
            spacing: 3 * Theme.unit
            visible: root.pair >= 0
            width: parent.width

            Repeater {
                model: root.pair >= 0 ? Desk.timespan.bids : null

                BidPlace {
                }
            }
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
        visible: root.pair < 0

        Peek {
            itemId: root.boardId
            kind: root.boardKind
        }
    }
}

import QtQuick
import QtQuick.Layouts
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The opponent of a solo game: the card that it followed last, its monuments, and the points to beat.
Paper {
    id: root

    readonly property real ratio: card.faceSize.height > 0 ? card.faceSize.width / card.faceSize.height : 0.72
    readonly property WorldWondersTable table: Desk.worldWonders

    Accessible.name: qsTr("The Automaton")
    Accessible.role: Accessible.Grouping
    implicitHeight: 156 * Theme.unit
    objectName: "automaton"

    CardFace {
        id: card
        anchors.left: parent.left
        anchors.margins: Theme.xs
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height - 2 * Theme.xs
        itemId: root.table.soloCard
        kind: "solo-card"
        source: Desk.faces
        width: height * root.ratio

        Peek {
            itemId: root.table.soloCard
            kind: "solo-card"
        }
    }
    ColumnLayout {
        anchors.bottom: parent.bottom
        anchors.left: card.right
        anchors.margins: Theme.xs
        anchors.right: parent.right
        anchors.top: parent.top
        spacing: 2 * Theme.unit

        RowLayout {
            PackIcon {
                name: "automaton"
                size: 22 * Theme.unit
            }
            Heading {
                Layout.fillWidth: true
                font.pixelSize: Theme.body
                text: qsTr("The Automaton")
            }
            Chip {
                Accessible.name: qsTr("%n card(s) left", "", root.table.soloLeft)
                text: root.table.soloLeft
            }
        }
        BodyText {
            Layout.fillWidth: true
            objectName: "soloTarget"
            text: qsTr("Points to beat as things stand: %1").arg(root.table.soloTarget)
        }
        Row {
            Layout.fillHeight: true
            spacing: 2 * Theme.unit

            Repeater {
                model: root.table.automaton

                CardFace {
                    required property string cardId
                    required property string cardKind

                    height: parent?.height ?? 0
                    itemId: cardId
                    kind: cardKind
                    source: Desk.faces
                    width: height * 0.72
                }
            }
        }
    }
}

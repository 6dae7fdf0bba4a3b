import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The piece in hand: what it is, its parts, turning it, and what the rules say about where it is held.
Paper {
    id: root

    readonly property CityHand hand: Desk.worldWonders.hand

    Accessible.name: qsTr("In hand: %1").arg(root.hand.title)
    Accessible.role: Accessible.Pane
    border.color: Theme.accent
    border.width: 2 * Theme.unit
    color: Theme.raised
    objectName: "hand"

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    CardFace {
        id: card
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.s
        anchors.top: parent.top
        itemId: root.hand.cardId
        kind: root.hand.cardKind
        source: Desk.faces
        visible: root.hand.cardId !== ""
        width: visible ? Math.min(parent.width * (root.hand.parts.count > 1 ? 0.32 : 0.45), height * 0.72) : 0
    }
    // Scrolls only where words are long or everything is enlarged.
    Flickable {
        id: view
        anchors.bottom: parent.bottom
        anchors.left: card.right
        anchors.margins: Theme.s
        anchors.right: parent.right
        anchors.top: parent.top
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: column.height
        interactive: contentHeight > height
        objectName: "handView"

        ScrollMark {
            view: view
        }
        Column {
            id: column
            spacing: Theme.s
            width: view.width

            Heading {
                text: root.hand.title
                width: parent.width
            }
            Flow {
                spacing: Theme.xs
                width: parent.width

                Repeater {
                    model: root.hand.parts.count > 1 ? root.hand.parts : null

                    PartPlace {
                    }
                }
                ActionButton {
                    Accessible.name: qsTr("Turn to the left")
                    enabled: root.hand.turns > 1
                    objectName: "turnLeft"
                    text: "↺"

                    onClicked: root.hand.turn(-1)
                }
                ActionButton {
                    Accessible.name: qsTr("Turn to the right")
                    enabled: root.hand.turns > 1
                    objectName: "turnRight"
                    text: "↻"

                    onClicked: root.hand.turn(1)
                }
                ActionButton {
                    enabled: root.hand.legal
                    objectName: "layHere"
                    strong: true
                    text: qsTr("Lay it here")

                    onClicked: root.hand.place()
                }
                ActionButton {
                    enabled: root.hand.canTakeBack
                    objectName: "takeBack"
                    text: qsTr("Put back")

                    onClicked: root.hand.takeBack()
                }
            }
            IconText {
                color: root.hand.legal ? Theme.legal : Theme.danger
                font.bold: true
                objectName: "verdictHere"
                source: root.hand.verdict
                width: parent.width
            }
            ActionButton {
                objectName: "ruleHere"
                pixelSize: Theme.small
                quiet: true
                text: qsTr("Rule %1").arg(root.hand.rule)
                visible: root.hand.rule !== ""

                onClicked: Desk.openRule(root.hand.rule)
            }
        }
    }
    BodyText {
        anchors.bottom: parent.bottom
        anchors.left: card.right
        anchors.margins: Theme.s
        anchors.right: parent.right
        font.pixelSize: Theme.small
        soft: true
        text: qsTr("Pointer or arrows move it, R or the wheel turns it, Enter or a click lays it, Esc puts it back.")
        visible: y > view.y + view.contentHeight
    }
}

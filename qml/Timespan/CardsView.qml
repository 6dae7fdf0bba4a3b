import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// What is in hand; before it what there is to choose from, and clock tiles that were kept.
Item {
    id: root

    property RulerBoard board
    readonly property real gap: 6 * Theme.unit

    CardShelf {
        id: tray
        border.color: Theme.legal
        border.width: 2 * Theme.unit
        height: root.height
        model: Desk.timespan.tray
        objectName: "tray"
        title: Desk.game.question
        visible: count > 0
        width: visible ? Math.min(root.width * 0.6, wanted) : 0

        delegate: TrayPlace {
        }
    }
    CardShelf {
        id: kept
        anchors.left: tray.right
        anchors.leftMargin: tray.visible ? root.gap : 0
        height: root.height
        model: root.board?.kept ?? null
        objectName: "kept"
        title: qsTr("Kept tiles")
        visible: count > 0
        width: visible ? Math.min(root.width * 0.25, wanted) : 0

        delegate: CardSpot {
        }
    }
    CardShelf {
        anchors.left: kept.right
        anchors.leftMargin: kept.visible || tray.visible ? root.gap : 0
        anchors.right: parent.right
        empty: qsTr("Your hand is empty")
        height: root.height
        model: root.board?.hand ?? null
        objectName: "hand"
        title: qsTr("Hand")

        delegate: HandCard {
        }

        Component.onCompleted: PlaceBook.add(this, "own/hand")
    }
}

import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The boards of the seat that looks, side by side.
Item {
    id: root

    property RulerBoard board
    readonly property real gap: 6 * Theme.unit

    CivilizationView {
        id: civilization
        board: root.board
        height: width * aspect
        objectName: "civilization"
        talks: true
        width: Math.min(root.height / aspect, root.width * 0.5)
    }
    StorageView {
        id: storage
        anchors.left: civilization.right
        anchors.leftMargin: root.gap
        board: root.board
        height: root.height
        objectName: "storage"
        width: height / aspect
    }
    LuxuryShelf {
        id: luxury
        anchors.left: storage.right
        anchors.leftMargin: root.gap
        anchors.right: parent.right
        board: root.board
        height: root.height * 0.29
    }
    WondersView {
        id: wonders
        anchors.left: luxury.left
        anchors.right: parent.right
        anchors.top: luxury.bottom
        anchors.topMargin: root.gap
        height: (root.height - luxury.height - 2 * root.gap) / 2
    }
    VisionShelf {
        anchors.left: luxury.left
        anchors.right: parent.right
        anchors.top: wonders.bottom
        anchors.topMargin: root.gap
        board: root.board
        height: wonders.height
    }
}

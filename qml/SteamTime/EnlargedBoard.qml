import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Another player's board, large, over the table.
FocusScope {
    id: root

    readonly property AirshipBoard board: Desk.steamTime.boards[Desk.enlarged] ?? null

    objectName: "enlarged"
    visible: root.board !== null
    z: 10

    Rectangle {
        anchors.fill: parent
        color: Theme.shade

        TapHandler {
            onTapped: Desk.enlarged = -1
        }
    }
    Paper {
        anchors.centerIn: parent
        height: parent.height * 0.94
        width: parent.width * 0.92

        Heading {
            id: name
            text: root.board?.name ?? ""
            x: Theme.l
            y: Theme.s
        }
        AirshipView {
            id: view
            anchors.left: parent.left
            anchors.margins: Theme.s
            anchors.top: name.bottom
            board: root.board
            width: Math.min(parent.width * 0.66, (parent.height - name.height - 3 * Theme.s) / aspect)
        }
        CardShelf {
            anchors.bottom: parent.bottom
            anchors.left: view.right
            anchors.margins: Theme.s
            anchors.right: parent.right
            anchors.top: name.bottom
            board: root.board
        }
        ActionButton {
            anchors.margins: Theme.xs
            anchors.right: parent.right
            anchors.top: parent.top
            objectName: "enlargedClose"
            quiet: true
            text: qsTr("Close")

            onClicked: Desk.enlarged = -1
        }
    }
}

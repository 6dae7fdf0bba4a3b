import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A player's city, large, over the table.
FocusScope {
    id: root

    readonly property CityBoard board: Desk.worldWonders.boards[Desk.enlarged] ?? null

    objectName: "enlarged"
    visible: root.board !== null

    Rectangle {
        anchors.fill: parent
        color: Theme.shade

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true

            onClicked: Desk.enlarged = -1
        }
    }
    Paper {
        anchors.centerIn: parent
        height: parent.height * 0.97
        width: city.width + side.width + 3 * Theme.m

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
        CityPicture {
            id: city
            board: root.board
            talks: true
            width: (parent.height - 2 * Theme.m) / aspect
            x: Theme.m
            y: Theme.m
        }
        Column {
            id: side
            anchors.margins: Theme.m
            anchors.right: parent.right
            anchors.top: parent.top
            spacing: Theme.m
            width: 400 * Theme.unit

            Row {
                spacing: Theme.s

                SeatDisc {
                    seat: root.board?.seat ?? 0
                }
                Heading {
                    text: root.board?.name ?? ""
                    width: side.width - close.width - 2 * Theme.s - Theme.xl
                }
                ActionButton {
                    id: close
                    objectName: "enlargedClose"
                    quiet: true
                    text: qsTr("Close")

                    onClicked: Desk.enlarged = -1
                }
            }
            MarkerBoard {
                board: root.board
                width: parent.width
            }
        }
    }
}

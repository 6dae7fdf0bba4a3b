import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A player: a small picture of the city and what there is to count; a click shows the city large.
Paper {
    id: root

    readonly property CityBoard board: root.modelData
    readonly property bool crowded: Desk.worldWonders.boards.length > 4
    required property CityBoard modelData

    border.color: area.activeFocus ? Theme.ink : root.board.asked ? Theme.legal : Theme.line
    border.width: (root.board.asked || area.activeFocus ? 2.5 : 1) * Theme.unit
    color: root.board.asked ? Theme.raised : Theme.paper
    implicitHeight: (root.crowded ? 66 : 84) * Theme.unit
    objectName: "player-" + root.board.seat

    Component.onCompleted: PlaceBook.add(root, "player/" + root.board.seat)

    CityPicture {
        id: picture
        anchors.left: parent.left
        anchors.margins: 3 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        board: root.board
        width: (root.height - 6 * Theme.unit) / aspect
    }
    ColumnLayout {
        anchors.bottom: parent.bottom
        anchors.left: picture.right
        anchors.margins: Theme.xs
        anchors.right: parent.right
        anchors.rightMargin: Theme.s
        anchors.top: parent.top
        opacity: root.board.out ? 0.7 : 1
        spacing: 0

        RowLayout {
            spacing: Theme.s

            SeatDisc {
                seat: root.board.seat
                size: 18 * Theme.unit
            }
            BodyText {
                Layout.fillWidth: true
                elide: Text.ElideRight
                font.bold: true
                text: root.board.name
                wrapMode: Text.NoWrap
            }
            BodyText {
                color: Theme.danger
                font.pixelSize: Theme.small
                text: qsTr("gave up")
                visible: Desk.game.shownStep >= 0 && Desk.game.concededAt(root.board.seat) >= 0
            }
            BodyText {
                font.pixelSize: Theme.small
                soft: true
                text: qsTr("out")
                visible: root.board.out
            }
            PackIcon {
                name: root.board.pedestal > 0 ? "pedestal-" + root.board.pedestal : ""
                size: 18 * Theme.unit
                visible: root.board.pedestal > 0
            }
            PackIcon {
                name: "loan"
                size: 18 * Theme.unit
                visible: root.board.loan
            }
            Stat {
                icon: "gold"
                label: qsTr("Gold left")
                value: root.board.gold
            }
        }
        RowLayout {
            spacing: Theme.m

            Stat {
                icon: "population"
                label: qsTr("Population")
                value: root.board.population
            }
            Stat {
                icon: "food"
                label: qsTr("Food")
                value: root.board.food
            }
            Stat {
                icon: "ceramics"
                label: qsTr("Ceramics")
                value: root.board.ceramics
            }
            Stat {
                icon: "gears"
                label: qsTr("Gears")
                value: root.board.gears
            }
            Stat {
                icon: "monument"
                label: qsTr("Monuments")
                value: root.board.monuments
            }
            Item {
                Layout.fillWidth: true
            }
            BodyText {
                font.bold: true
                font.pixelSize: Theme.small
                soft: true
                text: qsTr("Points: %1", "if the game ended now").arg(root.board.points)
            }
        }
    }
    Item {
        id: area
        Accessible.name: qsTr("Show the city of %1").arg(root.board.name)
        Accessible.role: Accessible.Button
        activeFocusOnTab: true
        anchors.fill: parent

        Accessible.onPressAction: Desk.enlarged = root.board.seat
        Keys.onReturnPressed: Desk.enlarged = root.board.seat

        TapHandler {
            onTapped: Desk.enlarged = root.board.seat
        }
        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }
    }
}

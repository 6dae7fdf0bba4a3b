import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A player in two lines; a click shows the board large.
Paper {
    id: root

    readonly property AirshipBoard board: root.modelData
    required property AirshipBoard modelData

    border.color: area.activeFocus ? Theme.ink : root.board.asked ? Theme.legal : Theme.line
    border.width: (root.board.asked || area.activeFocus ? 2.5 : 1) * Theme.unit
    color: root.board.asked ? Theme.raised : Theme.paper
    implicitHeight: column.implicitHeight + 2 * Theme.xs + Theme.xs
    objectName: "player-" + root.board.seat
    opacity: root.board.passed ? 0.75 : 1

    Component.onCompleted: PlaceBook.add(root, "player/" + root.board.seat)

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.leftMargin: Theme.s
        anchors.margins: Theme.xs
        anchors.rightMargin: Theme.s
        spacing: 2 * Theme.unit

        RowLayout {
            spacing: Theme.s

            SeatDisc {
                seat: root.board.seat
                size: 20 * Theme.unit
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
            PieceIcon {
                name: "saboteur-" + root.board.seat
                size: 18 * Theme.unit
                visible: root.board.saboteurHome
            }
            BodyText {
                font.pixelSize: Theme.small
                soft: true
                text: qsTr("passed")
                visible: root.board.passed
            }
            PieceIcon {
                name: "first-player"
                size: 18 * Theme.unit
                visible: root.board.firstPlayer
            }
            Stat {
                icon: "esteem"
                label: qsTr("Esteem")
                value: root.board.esteem
            }
            Stat {
                icon: "gold"
                label: qsTr("Gold")
                value: root.board.gold
            }
            Stat {
                icon: "steam"
                label: qsTr("Steam")
                value: root.board.steam
            }
            Stat {
                icon: "airship"
                label: qsTr("Airships in the hangar")
                value: root.board.hangar
            }
        }
        RowLayout {
            spacing: Theme.s

            Repeater {
                model: root.board.generators

                GeneratorCount {
                    Layout.fillWidth: true
                }
            }
            Stat {
                icon: "mission"
                label: qsTr("Missions")
                pixelSize: Theme.small
                value: root.board.missionCount
            }
            Stat {
                icon: "expedition"
                label: qsTr("Expeditions")
                pixelSize: Theme.small
                value: root.board.expeditions.count
            }
            Stat {
                icon: "upgrade"
                label: qsTr("Upgrades")
                pixelSize: Theme.small
                value: root.board.upgrades.count
            }
            Stat {
                icon: "specialist"
                label: qsTr("Specialists")
                pixelSize: Theme.small
                value: root.board.specialists.count
                visible: root.board.withSpecialists
            }
        }
    }
    Item {
        id: area
        Accessible.name: qsTr("Show the board of %1").arg(root.board.name)
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

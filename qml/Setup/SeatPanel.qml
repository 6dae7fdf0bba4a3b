import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The seats of the table and the seed of its chances.
ColumnLayout {
    id: root

    readonly property TableSetup setup: Desk.game.setup

    spacing: Theme.m

    Heading {
        text: qsTr("Seats")
    }
    RowLayout {
        spacing: Theme.xs

        BodyText {
            Layout.rightMargin: Theme.s
            text: qsTr("Players")
        }
        Repeater {
            model: root.setup.mostPlayers - root.setup.fewestPlayers + 1

            ActionButton {
                id: button

                required property int index
                readonly property int number: Desk.game.setup.fewestPlayers + button.index

                Accessible.name: qsTr("%n player(s)", "", button.number)
                objectName: "players-" + button.number
                strong: button.number === Desk.game.setup.players
                text: button.number

                onClicked: Desk.game.setup.players = button.number
            }
        }
    }
    Column {
        // no layout: Qt 6.4 arranges items that have gone when it hears of a new size before it draws
        Layout.fillWidth: true
        spacing: root.spacing

        Repeater {
            model: root.setup.seats

            SeatItem {
                width: parent?.width ?? 0
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
    RowLayout {
        spacing: Theme.s

        BodyText {
            text: qsTr("Seed")
        }
        SearchField {
            Layout.preferredWidth: 120 * Theme.unit
            inputMethodHints: Qt.ImhDigitsOnly
            label: qsTr("Seed")
            objectName: "seed"
            text: root.setup.seed

            onEditingFinished: root.setup.seed = text
        }
        ActionButton {
            objectName: "draw-seed"
            pixelSize: Theme.small
            text: qsTr("Draw another")

            onClicked: root.setup.drawSeed()
        }
    }
    BodyText {
        Layout.fillWidth: true
        font.pixelSize: Theme.small
        soft: true
        text: qsTr("The same seed with the same choices gives the same game.")
    }
}

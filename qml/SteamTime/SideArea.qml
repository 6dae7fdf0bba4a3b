import QtQuick
import QtQuick.Layouts
import Meeplewright.Playtest
import Meeplewright.Theme

// The players, the card of the round, decks and stocks.
ColumnLayout {
    id: root
    spacing: Theme.s

    Repeater {
        model: Desk.steamTime.boards

        OpponentItem {
            Layout.fillWidth: true
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.s

        EffortView {
            Layout.preferredHeight: 134 * Theme.unit
            Layout.preferredWidth: 96 * Theme.unit
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.xs

            Flow {
                Layout.fillWidth: true
                spacing: Theme.xs

                Repeater {
                    model: Desk.steamTime.supplies

                    SupplyItem {
                    }
                }
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.xs

                Repeater {
                    model: Desk.steamTime.decks

                    DeckItem {
                    }
                }
            }
        }
    }
}

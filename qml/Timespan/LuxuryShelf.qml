import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The luxury tiles of a player, by type: what is ready, and what the supply has.
Grid {
    id: root

    property RulerBoard board

    Accessible.name: qsTr("Luxury of %1").arg(root.board?.name ?? "")
    Accessible.role: Accessible.Grouping
    columns: 3
    spacing: Theme.xs

    Repeater {
        model: root.board?.luxuries ?? null

        LuxuryPlace {
        }
    }
}

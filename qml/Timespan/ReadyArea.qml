import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// The ready workers; those of the seat that looks can be drawn to a box, a card or a wonder.
WorkerRow {
    id: root
    Accessible.name: qsTr("%n worker(s) ready", "", root.board?.workers ?? 0)
    Accessible.role: Accessible.StaticText
    spacing: 2 * Theme.unit

    Component.onCompleted: if (root.talks) {
        PlaceBook.add(root, "own/ready");
    }

    Repeater {
        model: root.board?.workers ?? 0

        ReadyWorker {
        }
    }
}

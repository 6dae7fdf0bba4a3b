import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// One seat: its disc, the name, and who plays.
RowLayout {
    id: root

    required property int index
    required property int kind
    required property string name

    spacing: Theme.s

    SeatDisc {
        seat: root.index
        size: Theme.xl * 1.2
    }
    SearchField {
        Layout.fillWidth: true
        Layout.minimumWidth: 100 * Theme.unit
        label: qsTr("Name of seat %1").arg(root.index + 1)
        objectName: "seat-name-" + root.index
        text: root.name

        onEditingFinished: Desk.game.setup.setSeatName(root.index, text)
    }
    TextChoice {
        current: root.kind
        label: qsTr("Seat %1").arg(root.index + 1)
        objectName: "seat-kind-" + root.index
        values: Desk.game.setup.seatKinds

        onPicked: index => Desk.game.setup.setSeatKind(root.index, index)
    }
}

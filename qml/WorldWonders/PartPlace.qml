import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A tile of a set, or a figure of a monument, that is to be laid: a click takes it in hand.
ActionButton {
    id: root

    required property bool current
    required property bool fits
    required property int index
    required property bool laid
    required property list<string> rows

    Accessible.name: root.laid ? qsTr("Part %1 is laid").arg(root.index + 1) : qsTr("Take part %1 in hand").arg(root.index + 1)
    enabled: !root.laid
    implicitHeight: 44 * Theme.unit
    implicitWidth: 44 * Theme.unit
    objectName: "part-" + root.index
    opacity: root.laid ? 0.45 : root.fits ? 1 : 0.6
    strong: root.current

    onClicked: Desk.worldWonders.hand.pick(root.index)

    CityPiece {
        id: piece

        readonly property real cell: Math.min(root.width * 0.8 / columns, root.height * 0.8 / lines, 12 * Theme.unit)

        anchors.centerIn: parent
        art: Desk.worldWonders.hand.art
        height: lines * cell
        opacity: root.laid ? 0.3 : 1
        rows: root.rows
        sort: Desk.worldWonders.hand.sort
        table: Desk.worldWonders
        type: Desk.worldWonders.hand.type
        wetRows: []
        width: columns * cell
    }
}

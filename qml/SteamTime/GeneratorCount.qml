import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// How many crystals a generator holds, coloured and clear.
Row {
    id: root

    required property int clear
    required property string colour
    required property int coloured
    required property string hint

    Accessible.name: root.hint
    Accessible.role: Accessible.StaticText
    opacity: root.coloured + root.clear > 0 ? 1 : 0.45
    spacing: 2 * Theme.unit

    PackIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: "crystal-" + root.colour
        size: 16 * Theme.unit
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink
        font.bold: true
        font.family: Theme.reading
        font.pixelSize: Theme.small
        text: root.clear > 0 ? qsTr("%1+%2", "coloured and clear crystals").arg(root.coloured).arg(root.clear) : root.coloured
    }
}

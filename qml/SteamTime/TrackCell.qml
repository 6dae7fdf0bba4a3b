import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// A space of the esteem track; every fifth one says its number.
Rectangle {
    id: root

    required property int column
    readonly property bool flat: root.line === 0 || root.line === Desk.steamTime.trackLines - 1
    required property int line
    required property int number
    readonly property TrackFrame ring: parent as TrackFrame

    border.color: Theme.line
    border.width: Theme.hairline
    color: root.number === 0 ? Theme.accent : root.number % 5 === 0 ? Theme.raised : Theme.paper
    height: root.flat ? root.ring?.band ?? 0 : root.ring?.cellHeight ?? 0
    width: root.flat ? root.ring?.cellWidth ?? 0 : root.ring?.band ?? 0
    x: root.ring ? root.ring.leftOf(root.column) + (!root.flat && root.column > 0 ? root.ring.cellWidth - width : 0) : 0
    y: root.ring?.topOf(root.line) ?? 0

    Text {
        anchors.centerIn: parent
        color: root.number === 0 ? Theme.accentText : root.number % 5 === 0 ? Theme.ink : Theme.inkSoft
        font.bold: root.number % 5 === 0
        font.family: Theme.reading
        font.pixelSize: Math.round(11 * Theme.unit)
        text: root.number
        visible: root.number % 5 === 0 || root.flat
    }
}

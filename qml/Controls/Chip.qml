import QtQuick
import Meeplewright.Theme

// A small rounded label: a count on a deck, a number on a track.
Rectangle {
    id: root

    property color ink: Theme.ink
    property int pixelSize: Theme.small
    required property string text

    border.color: Theme.line
    border.width: Theme.hairline
    color: Theme.raised
    implicitHeight: label.implicitHeight + Theme.xs
    implicitWidth: Math.max(implicitHeight, label.implicitWidth + 2 * Theme.xs)
    radius: height / 2

    Text {
        id: label
        anchors.centerIn: parent
        color: root.ink
        font.bold: true
        font.family: Theme.reading
        font.pixelSize: root.pixelSize
        text: root.text
    }
}

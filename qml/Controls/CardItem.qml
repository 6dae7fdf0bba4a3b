import QtQuick
import Meeplewright.Theme

// A card in words: name, price, what it does. Used where there is no picture of the card.
Paper {
    id: root

    required property string effect
    property color frame: Theme.line
    property string price
    required property string title

    border.color: root.frame
    border.width: 2 * Theme.unit
    color: Theme.raised

    Column {
        anchors.fill: parent
        anchors.margins: Theme.xs
        clip: true
        spacing: 2 * Theme.unit

        Heading {
            font.pixelSize: Theme.small
            text: root.title
            width: parent.width
        }
        IconText {
            font.pixelSize: Theme.small
            source: root.price
            visible: root.price !== ""
            width: parent.width
        }
        IconText {
            font.pixelSize: Theme.small
            source: root.effect
            width: parent.width
        }
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// Something to choose: a drawn card, or a reward in icons.
CardSpot {
    id: root
    width: root.cardId !== "" ? root.height / root.ratio : Math.max(84 * Theme.unit, words.implicitWidth + 2 * Theme.m)

    Paper {
        anchors.fill: parent
        color: Theme.raised
        visible: root.cardId === ""
        z: -1

        Column {
            anchors.centerIn: parent
            spacing: Theme.xs

            PackIcon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: root.icon
                size: 44 * Theme.unit
                visible: root.icon !== ""
            }
            IconText {
                id: words
                anchors.horizontalCenter: parent.horizontalCenter
                font.bold: true
                font.pixelSize: root.icon === "" ? Theme.heading : Theme.body
                source: root.mark
                wrapMode: Text.NoWrap
            }
        }
    }
}

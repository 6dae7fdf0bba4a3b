import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A price in gold.
Item {
    id: root

    required property int price

    Accessible.name: qsTr("%n gold", "", root.price)
    Accessible.role: Accessible.StaticText
    height: 20 * Theme.unit
    width: 20 * Theme.unit

    PackIcon {
        anchors.fill: parent
        name: "gold"
        size: parent.width
    }
    Text {
        anchors.centerIn: parent
        color: "#33261c"
        font.bold: true
        font.family: Theme.reading
        font.pixelSize: Theme.small
        text: root.price
    }
}

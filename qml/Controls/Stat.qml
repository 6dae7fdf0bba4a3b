import QtQuick
import Meeplewright.Theme

// An icon and how many of it.
Row {
    id: root

    required property string icon
    required property string label
    property int pixelSize: Theme.body
    property string suffix
    required property int value

    Accessible.name: qsTr("%1: %2", "name of a stock: amount").arg(root.label).arg(root.value)
    Accessible.role: Accessible.StaticText
    spacing: Theme.xs

    PackIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.icon
        size: root.pixelSize * 1.35
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink
        font.bold: true
        font.family: Theme.reading
        font.pixelSize: root.pixelSize
        text: root.value + root.suffix
    }
}

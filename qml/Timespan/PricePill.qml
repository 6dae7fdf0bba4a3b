import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// What a card costs, as icons; these are drawn for a light ground.
Rectangle {
    id: root

    required property string cost

    color: "#fdf9ef"
    height: 19 * Theme.unit
    radius: height / 2
    visible: root.cost !== ""
    width: words.implicitWidth + Theme.m

    IconText {
        id: words
        Accessible.name: qsTr("Costs %1").arg(IconMarkup.spoken(root.cost))
        anchors.centerIn: parent
        color: "#1e2a35"
        font.bold: true
        font.pixelSize: Theme.small
        source: root.cost
        wrapMode: Text.NoWrap
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A gear slot: filled, its technology works.
BoardPlace {
    id: root

    required property bool filled
    required property string gear

    round: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.width * 0.06
        border.color: "#f2b632"
        border.width: 3 * Theme.unit
        color: root.gear === "white" ? "#fbfdfe" : "#2a353e"
        radius: width / 2
        visible: root.filled

        PackIcon {
            anchors.centerIn: parent
            name: root.gear + "-gear"
            size: parent.width * 0.86
        }
    }
}

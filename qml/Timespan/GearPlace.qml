import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A gear slot: filled, its technology works.
BoardPlace {
    id: root

    required property bool filled
    required property string gear

    // The round slot is a little smaller than the part of the board that shows it.
    height: root.rect.height * 0.84 * (parent?.height ?? 0)
    round: true
    width: root.rect.width * 0.84 * (parent?.width ?? 0)
    x: (root.rect.x + root.rect.width * 0.035) * (parent?.width ?? 0)
    y: (root.rect.y + root.rect.height * 0.08) * (parent?.height ?? 0)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.unit
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

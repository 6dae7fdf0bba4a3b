import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Who comes when: the first on the left. Whoever is out of the round is pale.
Paper {
    id: root
    color: Theme.sunk
    implicitHeight: 34 * Theme.unit
    objectName: "orderTrack"
    visible: Desk.worldWonders.order.count > 1

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.small
            soft: true
            text: qsTr("Turn order")
        }
        Repeater {
            model: Desk.worldWonders.order

            OrderPlace {
            }
        }
    }
}

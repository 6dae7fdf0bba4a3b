import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// What it takes to bribe the saboteurs of a space.
Rectangle {
    id: root

    required property int bribe

    border.color: Theme.danger
    border.width: Theme.hairline
    color: Theme.raised
    height: price.height + 2 * Theme.unit
    radius: height / 2
    visible: root.bribe > 0
    width: price.width + 2 * Theme.xs

    Stat {
        id: price
        anchors.centerIn: parent
        icon: "time-crystal"
        label: qsTr("Bribe in T.I.M.E.-crystals")
        pixelSize: Theme.small
        value: root.bribe
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A track: its spaces, people or rings on some of them, and the marker.
MarkerTrack {
    id: root

    required property string icon
    required property string title

    Accessible.name: qsTr("%1: %2 of %3", "track: value of its length").arg(root.title).arg(root.value).arg(root.length)
    Accessible.role: Accessible.StaticText
    height: 19 * Theme.unit
    objectName: "marker/" + root.icon
    width: parent?.width ?? 0

    Component.onCompleted: PlaceBook.add(root, "marker/" + root.seat + "/" + root.icon)

    PackIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.icon
        size: 17 * Theme.unit
    }
    BodyText {
        Accessible.ignored: true
        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        text: root.value
        width: 21 * Theme.unit
    }
    Repeater {
        model: root.length + 1

        MarkerSpace {
        }
    }
    HoverHandler {
        id: hover
    }
    Tip {
        text: root.population ? qsTr("%1: %2 of %3. A ring reached or passed is a point at the end; the last space ends the game.").arg(root.title).arg(root.value).arg(root.length) : qsTr("%1: %2 of %3. Who reaches or passes a head gains population.").arg(root.title).arg(root.value).arg(root.length)
        visible: hover.hovered
    }
}

import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A monument board: its picture, and over it what lies on its spaces.
Item {
    id: root

    required property TableModel crystals
    required property string panelId
    required property int place
    required property TableModel spaces
    required property string title

    Accessible.name: qsTr("Board %1 of the stream: %2").arg(root.place).arg(root.title)
    Accessible.role: Accessible.Grouping
    height: root.width * Desk.steamTime.panelAspect
    objectName: "panel-" + root.place

    CardFace {
        anchors.fill: parent
        itemId: root.panelId
        kind: "panel"
        source: Desk.faces
    }
    Repeater {
        model: root.spaces

        SpacePlace {
        }
    }
    Repeater {
        model: root.crystals

        CrystalPlace {
        }
    }
    Chip {
        Accessible.ignored: true
        ink: Theme.accent
        text: root.place
        x: parent.width * 0.012
        y: parent.height * 0.04
    }
}

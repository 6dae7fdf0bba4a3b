import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest

// The effort card of the round: which colour each letter of a price stands for.
Item {
    id: root
    Accessible.name: qsTr("Effort card: %1").arg(Desk.steamTime.effortText)
    Accessible.role: Accessible.StaticText
    objectName: "effort"

    CardFace {
        anchors.fill: parent
        itemId: Desk.steamTime.effortId
        kind: "effort"
        source: Desk.faces
    }
    Peek {
        itemId: Desk.steamTime.effortId
        kind: "effort"
    }
}

import QtQuick
import Meeplewright.CardFace
import Meeplewright.Playtest
import Meeplewright.Theme

// The card under the pointer, large, at the side of the table where it does not cover what is looked at.
Item {
    id: root

    required property Item area
    readonly property real ratio: face.faceSize.width > 0 ? face.faceSize.height / face.faceSize.width : 1.4

    height: width * root.ratio
    objectName: "peek"
    visible: Desk.peekId !== ""
    width: (root.ratio > 1 ? 260 : 340) * Theme.unit
    x: root.area.width - width - 420 * Theme.unit
    y: Math.max(Theme.xl * 2, root.area.height * 0.5 - height / 2)
    z: 20

    Rectangle {
        anchors.fill: parent
        anchors.margins: -4 * Theme.unit
        border.color: Theme.accent
        border.width: 2 * Theme.unit
        color: Theme.raised
        radius: 12 * Theme.unit
    }
    CardFace {
        id: face
        anchors.fill: parent
        itemId: Desk.peekId
        kind: Desk.peekKind
        source: Desk.faces
    }
}

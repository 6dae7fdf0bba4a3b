import QtQuick
import Meeplewright.CardFace
import Meeplewright.Playtest

// A board of the pack as its layout draws it; what lies on it is placed by fractions of it.
Item {
    id: root

    property real aspect: 0.6
    property string boardId
    required property string kind

    implicitHeight: root.width * root.aspect

    CardFace {
        anchors.fill: parent
        itemId: root.boardId
        kind: root.kind
        source: Desk.faces
        visible: root.boardId !== ""
    }
}

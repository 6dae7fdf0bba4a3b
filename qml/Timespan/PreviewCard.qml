import QtQuick
import Meeplewright.CardFace
import Meeplewright.Playtest
import Meeplewright.Theme

// Where a card of the timeline would lie.
Rectangle {
    id: root

    required property int index
    required property string modelData
    readonly property rect space: (root.parent as PreviewSheet)?.board?.spaceRect(root.index) ?? Qt.rect(0, 0, 0, 0)

    border.color: Theme.legal
    border.width: 3 * Theme.unit
    color: "#22303b"
    height: root.space.height * (parent?.height ?? 0)
    objectName: "preview-" + root.index
    opacity: 0.94
    radius: Theme.radius
    width: root.space.width * (parent?.width ?? 0)
    x: root.space.x * (parent?.width ?? 0)
    y: root.space.y * (parent?.height ?? 0)

    CardFace {
        anchors.fill: parent
        anchors.margins: 2 * Theme.unit
        itemId: root.modelData
        kind: "history-card"
        source: Desk.faces
        visible: root.modelData !== ""
    }
}

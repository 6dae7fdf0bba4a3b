import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest

// A slot with or without a crystal.
Item {
    id: root

    required property int choice
    required property string icon
    required property string key
    required property bool legal
    required property string reason
    required property rect rect
    required property string rule
    required property string title

    height: root.rect.height * (parent?.height ?? 0)
    objectName: root.key
    width: root.rect.width * (parent?.width ?? 0)
    x: root.rect.x * (parent?.width ?? 0)
    y: root.rect.y * (parent?.height ?? 0)

    Component.onCompleted: PlaceBook.add(root, root.key)

    PackIcon {
        anchors.centerIn: parent
        name: root.icon
        size: parent.width * 0.92
        visible: root.icon !== ""
    }
    TargetArea {
        anchors.fill: parent
        choice: root.choice
        legal: root.legal
        objectName: root.key + "/target"
        reason: root.reason
        round: true
        rule: root.rule
        title: root.title
        visible: root.choice >= 0
    }
}

import QtQuick
import Meeplewright.Controls

// The top or the bottom of an encounter as an answer.
TargetArea {
    id: root

    required property string key
    required property rect rect

    height: root.rect.height * (parent?.height ?? 0)
    objectName: root.key + "/target"
    width: root.rect.width * (parent?.width ?? 0)
    x: root.rect.x * (parent?.width ?? 0)
    y: root.rect.y * (parent?.height ?? 0)
}

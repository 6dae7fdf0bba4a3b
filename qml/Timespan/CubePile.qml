import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The cubes on a space of the storage board.
Item {
    id: root

    required property int count
    required property string key
    required property rect rect
    required property string resource
    required property string title

    Accessible.name: qsTr("%1: %2", "name of a stock: amount").arg(root.title).arg(root.count)
    Accessible.role: Accessible.StaticText
    height: root.rect.height * (parent?.height ?? 0)
    objectName: root.key
    width: root.rect.width * (parent?.width ?? 0)
    x: root.rect.x * (parent?.width ?? 0)
    y: root.rect.y * (parent?.height ?? 0)

    Component.onCompleted: PlaceBook.add(root, "own/cubes/" + root.resource)

    CubeFlow {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: parent.height * 0.08
        anchors.left: parent.left
        anchors.leftMargin: parent.width * 0.08
        anchors.right: parent.right
        cube: root.resource !== "room" && root.count > 4 ? root.width * 0.17 : (root.parent?.width ?? 0) * 0.05
        spacing: 1.5 * Theme.unit

        Repeater {
            model: root.count

            Cube {
            }
        }
    }
    HoverHandler {
        id: hover
    }
    Tip {
        text: root.Accessible.name
        visible: hover.hovered
    }
}

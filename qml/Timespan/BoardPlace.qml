import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest

// A place on a board where an answer may lie. What is drawn in it lies under the glow. A worker that is drawn over it
// shows what would happen, and is placed when it is let go there.
Item {
    id: root

    required property int choice
    required property string hint
    readonly property alias hovered: area.hovered
    required property string key
    required property bool legal
    required property string reason
    required property rect rect
    property alias round: area.round
    required property string rule
    property bool takesWorkers: false
    required property string title

    height: root.rect.height * (parent?.height ?? 0)
    objectName: root.key
    width: root.rect.width * (parent?.width ?? 0)
    x: root.rect.x * (parent?.width ?? 0)
    y: root.rect.y * (parent?.height ?? 0)

    TargetArea {
        id: area
        anchors.fill: parent
        choice: root.choice
        hint: root.hint
        legal: root.legal
        objectName: root.key + "/target"
        reason: root.reason
        rule: root.rule
        title: root.title
        z: 5

        // The key that led here is released here: who walks by keys sees what Enter would do.
        Keys.onReleased: if (root.takesWorkers) {
            Desk.timespan.preview.show(root.choice);
        }
        onActiveFocusChanged: if (!activeFocus) {
            Desk.timespan.preview.close();
        }
    }
    WorkerDrop {
        anchors.fill: parent
        choice: root.choice
        enabled: root.takesWorkers && root.choice >= 0
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A generator as an answer: where a crystal goes, or comes from; the small button spends it as another colour.
Item {
    id: root

    required property int choice
    required property int convertChoice
    required property bool convertLegal
    required property string convertReason
    required property string convertRule
    required property string hint
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

    TargetArea {
        anchors.fill: parent
        choice: root.choice
        hint: root.hint
        legal: root.legal
        objectName: root.key + "/target"
        reason: root.reason
        rule: root.rule
        title: root.title
    }
    Rectangle {
        anchors.left: parent.right
        anchors.leftMargin: Theme.xs
        anchors.verticalCenter: parent.verticalCenter
        border.color: Theme.line
        color: Theme.raised
        height: width
        radius: Theme.radius
        visible: root.convertChoice >= 0
        width: Math.max(18 * Theme.unit, parent.height)

        PackIcon {
            anchors.centerIn: parent
            name: "steam"
            size: parent.width * 0.8
        }
        TargetArea {
            anchors.fill: parent
            choice: root.convertChoice
            hint: title
            legal: root.convertLegal
            objectName: root.key + "/convert"
            reason: root.convertReason
            rule: root.convertRule
            title: qsTr("Spend from %1 as another colour, for 1 steam").arg(root.title)
        }
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A sum that may be bid for a pair.
Item {
    id: root

    required property int choice
    required property string icon
    required property string key
    required property bool legal
    required property string reason
    required property string rule
    required property string text
    required property string title

    height: 22 * Theme.unit
    objectName: root.key
    visible: root.icon === (root.parent as BidFlow)?.pair.toString()
    width: 23 * Theme.unit

    BodyText {
        Accessible.ignored: true
        anchors.centerIn: parent
        font.bold: true
        font.pixelSize: Theme.small
        text: root.text
    }
    TargetArea {
        anchors.fill: parent
        choice: root.choice
        hint: root.title
        legal: root.legal
        objectName: root.key + "/target"
        reason: root.reason
        rule: root.rule
        title: root.title
    }
}

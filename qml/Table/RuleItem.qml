import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A rule: title, id, text. The cited one stands out.
Rectangle {
    id: root

    readonly property bool cited: root.ruleId === Desk.rule
    required property string ruleId
    required property string text
    required property string title

    border.color: root.cited ? Theme.legal : "transparent"
    border.width: 2 * Theme.unit
    color: root.cited ? Theme.legalWash : "transparent"
    height: column.implicitHeight + 2 * Theme.s
    objectName: "rule-" + root.ruleId
    radius: Theme.radius
    width: (ListView.view?.width ?? 0) - Theme.m

    Column {
        id: column
        anchors.left: parent.left
        anchors.margins: Theme.s
        anchors.right: parent.right
        anchors.top: parent.top
        spacing: 2 * Theme.unit

        BodyText {
            font.bold: true
            text: root.title
            width: parent.width
        }
        BodyText {
            font.pixelSize: Theme.small
            soft: true
            text: root.ruleId
            width: parent.width
        }
        IconText {
            source: root.text
            width: parent.width
        }
    }
}

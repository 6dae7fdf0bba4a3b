import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A seat, its points so far, and whether it is the one that is asked.
Paper {
    id: root

    readonly property bool asked: root.seat === Desk.game.asked
    required property int points
    required property int seat
    required property string text

    Accessible.description: root.asked ? qsTr("is asked") : ""
    Accessible.name: qsTr("%1: %2", "player: points").arg(root.text).arg(Desk.table?.pointsText(root.points) ?? "")
    Accessible.role: Accessible.StaticText
    border.color: root.asked ? Theme.accent : Theme.line
    border.width: (root.asked ? 2 : 1) * Theme.unit
    implicitHeight: Math.max(disc.implicitHeight, name.implicitHeight) + Theme.s
    objectName: "plainPoints-" + root.seat

    SeatDisc {
        id: disc
        anchors.left: parent.left
        anchors.leftMargin: Theme.s
        anchors.verticalCenter: parent.verticalCenter
        seat: root.seat
        size: 20 * Theme.unit
    }
    BodyText {
        id: name
        Accessible.ignored: true
        anchors.left: disc.right
        anchors.leftMargin: Theme.s
        anchors.right: points.left
        anchors.rightMargin: Theme.s
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideRight
        font.bold: root.asked
        text: root.text
        wrapMode: Text.NoWrap
    }
    BodyText {
        id: points
        Accessible.ignored: true
        anchors.right: parent.right
        anchors.rightMargin: Theme.s
        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        text: Desk.table?.pointsText(root.points) ?? ""
        wrapMode: Text.NoWrap
    }
}

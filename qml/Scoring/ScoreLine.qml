import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A seat's total, which unfolds, or one cause of its points, which leads to its line of content.
Rectangle {
    id: root

    required property string detail
    required property string file
    required property int line
    required property int points
    required property int rank
    required property int seat
    required property string text
    required property bool total

    function pick() {
        if (root.total) {
            Desk.host.scores.toggle(root.seat);
        } else if (root.file !== "") {
            Desk.host.showSource(root.file, root.line);
        }
    }

    Accessible.description: root.detail
    Accessible.name: qsTr("%1: %2 esteem").arg(root.text).arg(root.points)
    Accessible.role: Accessible.Button
    activeFocusOnTab: true
    border.color: root.activeFocus ? Theme.ink : "transparent"
    border.width: 2.5 * Theme.unit
    color: root.total ? Theme.sunk : "transparent"
    height: row.implicitHeight + Theme.s
    objectName: root.total ? "score-" + root.seat : ""
    radius: Theme.radius
    width: (ListView.view?.width ?? 0) - Theme.s

    Accessible.onPressAction: root.pick()
    Keys.onReturnPressed: root.pick()

    TapHandler {
        onTapped: root.pick()
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.leftMargin: root.total ? Theme.s : Theme.xl * 2
        anchors.right: parent.right
        anchors.rightMargin: Theme.m
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s

        BodyText {
            font.bold: true
            text: qsTr("%1.", "rank").arg(root.rank)
            visible: root.total
        }
        SeatDisc {
            seat: root.seat
            visible: root.total
        }
        BodyText {
            Layout.fillWidth: !root.total
            Layout.maximumWidth: 220 * Theme.unit
            font.bold: root.total
            text: root.text
        }
        BodyText {
            Layout.fillWidth: true
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignRight
            soft: true
            text: root.detail
        }
        Stat {
            icon: "esteem"
            label: qsTr("Esteem")
            pixelSize: root.total ? Theme.heading : Theme.body
            value: root.points
        }
    }
}

import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A seat's total and one cause of its points, which unfold, or a step that gave some, which leads back to it.
Rectangle {
    id: root

    required property string detail
    required property string file
    required property string key
    required property int level
    required property int line
    required property bool open
    required property int points
    required property int rank
    required property int seat
    required property int step
    required property string text
    readonly property bool total: root.level === 0
    required property bool unfolds

    signal look(int step)

    function pick() {
        Desk.host.scores.pick(root.key);
        if (root.step >= 0) {
            root.look(root.step);
        }
    }

    Accessible.description: root.detail
    Accessible.name: qsTr("%1: %2", "line of the score sheet: points").arg(root.text).arg(Desk.table?.pointsText(root.points) ?? "")
    Accessible.role: Accessible.Button
    activeFocusOnTab: true
    border.color: root.activeFocus ? Theme.ink : "transparent"
    border.width: 2.5 * Theme.unit
    color: root.total ? Theme.sunk : "transparent"
    height: row.implicitHeight + Theme.s
    objectName: "score/" + root.key
    radius: Theme.radius
    width: (ListView.view?.width ?? 0) - Theme.s

    Accessible.onPressAction: root.pick()
    Keys.onReturnPressed: root.pick()

    TapHandler {
        onTapped: root.pick()
    }
    HoverHandler {
        id: hover
        cursorShape: root.unfolds || root.step >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.leftMargin: Theme.s + root.level * Theme.xl
        anchors.right: parent.right
        anchors.rightMargin: Theme.m
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s

        BodyText {
            Accessible.ignored: true
            color: Theme.accent
            opacity: root.unfolds ? 1 : 0
            text: root.open ? "▾" : "▸"
        }
        BodyText {
            font.bold: true
            text: root.rank > 0 ? qsTr("%1.", "rank").arg(root.rank) : "–"
            visible: root.total
        }
        SeatDisc {
            seat: root.seat
            visible: root.total
        }
        BodyText {
            Layout.maximumWidth: row.width * 0.55
            elide: Text.ElideRight
            font.bold: root.total
            text: root.text
            wrapMode: Text.NoWrap
        }
        BodyText {
            Layout.fillWidth: true
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignRight
            soft: true
            text: root.detail
        }
        SourceLink {
            file: root.file
            item: root.text
            line: root.line
            visible: root.file !== "" && hover.hovered
        }
        Stat {
            icon: Desk.table?.pointsIcon ?? ""
            label: qsTr("Points")
            pixelSize: root.total ? Theme.heading : root.level === 1 ? Theme.body : Theme.small
            value: root.points
        }
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A name and its value, or a heading that folds the lines under it.
Item {
    id: root

    readonly property real indent: Theme.xs + root.level * Theme.l
    required property int index
    required property string key
    required property int level
    required property bool open
    required property int seat
    required property string text
    required property string title
    required property bool unfolds

    function pick(): void {
        root.ListView.view.currentIndex = root.index;
        if (root.unfolds) {
            Desk.plain.toggle(root.key);
        }
    }

    Accessible.description: !root.unfolds ? "" : root.open ? qsTr("unfolded") : qsTr("folded")
    Accessible.name: root.unfolds ? root.title : qsTr("%1: %2", "name: value").arg(root.title).arg(root.text)
    Accessible.role: root.unfolds ? Accessible.Button : Accessible.StaticText
    height: Math.max(title.implicitHeight, value.implicitHeight, disc.visible ? disc.height : 0) + Theme.xs
    objectName: "state/" + root.key
    width: (ListView.view?.width ?? 0) - Theme.s

    Accessible.onPressAction: root.pick()

    Rectangle {
        anchors.fill: parent
        color: root.seat >= 0 ? Theme.sunk : "transparent"
        radius: Theme.radius
    }
    Rectangle {
        anchors.fill: parent
        border.color: Theme.ink
        border.width: 1.5 * Theme.unit
        color: Theme.legalWash
        radius: Theme.radius
        visible: root.ListView.isCurrentItem && (root.ListView.view?.activeFocus ?? false)
    }
    BodyText {
        id: arrow
        Accessible.ignored: true
        anchors.verticalCenter: title.verticalCenter
        color: Theme.accent
        text: root.open ? "▾" : "▸"
        visible: root.unfolds
        x: root.indent
    }
    SeatDisc {
        id: disc
        anchors.verticalCenter: parent.verticalCenter
        seat: Math.max(0, root.seat)
        size: 20 * Theme.unit
        visible: root.seat >= 0
        x: root.indent + Theme.l
    }
    BodyText {
        id: title
        Accessible.ignored: true
        font.bold: root.unfolds
        soft: !root.unfolds
        text: root.title
        width: root.unfolds ? parent.width - x : Math.min(implicitWidth, parent.width * 0.4)
        x: disc.visible ? disc.x + disc.width + Theme.s : root.indent + (root.unfolds ? Theme.l : 0)
        y: (disc.visible ? (parent.height - implicitHeight) / 2 : Theme.xs / 2)
    }
    BodyText {
        id: value
        Accessible.ignored: true
        anchors.left: title.right
        anchors.leftMargin: Theme.s
        anchors.right: parent.right
        text: root.text
        visible: !root.unfolds
        y: Theme.xs / 2
    }
    TapHandler {
        onTapped: root.pick()
    }
    HoverHandler {
        cursorShape: root.unfolds ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}

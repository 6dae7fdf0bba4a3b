import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A line of the log. A click shows the table as it stood after that step; the arrow at its end leads to the line of
// content that set its numbers.
Item {
    id: root

    required property string file
    required property int folds
    required property bool heading
    required property int index
    required property string item
    required property int line
    required property string note
    required property int seat
    readonly property bool shown: Desk.game.lookingBack && root.step + 1 === Desk.game.shownStep
    required property int step
    required property string text
    required property bool unfolded

    function pick() {
        if (root.folds > 0) {
            Desk.game.gameLog.toggle(root.index);
        } else {
            Desk.game.lookAt(root.step + 1);
        }
    }

    Accessible.description: root.note
    Accessible.name: root.seat < 0 ? root.text : qsTr("%1: %2", "player: what happened").arg(Desk.game.seatName(root.seat)).arg(root.text)
    Accessible.role: Accessible.Link
    height: label.implicitHeight + (root.heading ? Theme.xs : 0) + (root.note === "" ? 0 : written.implicitHeight)
    objectName: "log-" + root.index
    width: (ListView.view?.width ?? 0) - Theme.s

    Accessible.onPressAction: root.pick()

    Rectangle {
        anchors.fill: parent
        color: Theme.legalWash
        radius: Theme.radius
        visible: root.shown || hover.hovered
    }
    SeatDisc {
        seat: Math.max(0, root.seat)
        size: (root.heading ? 16 : 13) * Theme.unit
        visible: root.seat >= 0
        x: root.heading ? 0 : 12 * Theme.unit
        y: label.y + (label.height - height) / 2
    }
    IconText {
        id: label
        font.bold: root.heading
        font.pixelSize: Theme.small
        soft: !root.heading
        source: root.folds === 0 ? root.text : root.unfolded ? qsTr("▾ %1").arg(root.text) : qsTr("▸ %1 – %n more line(s)", "", root.folds).arg(root.text)
        width: parent.width - x - link.width
        x: (root.heading ? 20 : 28) * Theme.unit
        y: root.heading ? Theme.xs : 0
    }
    BodyText {
        id: written
        anchors.bottom: parent.bottom
        color: Theme.accent
        font.italic: true
        font.pixelSize: Theme.small
        text: qsTr("Note: %1").arg(root.note)
        visible: root.note !== ""
        width: parent.width - x
        x: 20 * Theme.unit
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: root.pick()
    }
    SourceLink {
        id: link
        anchors.right: parent.right
        anchors.verticalCenter: label.verticalCenter
        file: root.file
        item: root.item
        line: root.line
        visible: hover.hovered && root.file !== ""
    }
}

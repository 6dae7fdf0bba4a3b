import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A line of the log. It leads to the line of content that set its numbers.
Item {
    id: root

    required property string file
    required property bool heading
    required property string item
    required property int line
    required property int seat
    required property int step
    required property string text

    Accessible.name: root.seat < 0 ? root.text : qsTr("%1: %2", "player: what happened").arg(Desk.game.seatName(root.seat)).arg(root.text)
    Accessible.role: root.file === "" ? Accessible.StaticText : Accessible.Link
    height: label.implicitHeight + (root.heading ? Theme.xs : 0)
    width: (ListView.view?.width ?? 0) - Theme.s

    SeatDisc {
        seat: Math.max(0, root.seat)
        size: (root.heading ? 16 : 13) * Theme.unit
        visible: root.seat >= 0
        x: root.heading ? 0 : 12 * Theme.unit
        y: label.y + (label.height - height) / 2
    }
    IconText {
        id: label
        anchors.bottom: parent.bottom
        font.bold: root.heading
        font.pixelSize: Theme.small
        font.underline: hover.hovered && root.file !== ""
        soft: !root.heading
        source: root.text
        width: parent.width - x
        x: (root.heading ? 20 : 28) * Theme.unit
    }
    HoverHandler {
        id: hover
        cursorShape: root.file === "" ? Qt.ArrowCursor : Qt.PointingHandCursor
    }
    TapHandler {
        enabled: root.file !== ""

        onTapped: Desk.host.showSource(root.file, root.line)
    }
    Tip {
        text: qsTr("%1 – %2, line %3", "item – file, line").arg(root.item).arg(root.file).arg(root.line)
        visible: hover.hovered && root.file !== ""
    }
}

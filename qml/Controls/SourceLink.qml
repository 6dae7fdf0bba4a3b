import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// Leads to the line of content where an item is written.
Item {
    id: root

    required property string file
    required property string item
    required property int line

    Accessible.name: qsTr("Show %1 in the content").arg(root.item)
    Accessible.role: Accessible.Link
    height: 16 * Theme.unit
    width: 18 * Theme.unit

    Accessible.onPressAction: Desk.host.showSource(root.file, root.line)

    BodyText {
        Accessible.ignored: true
        anchors.centerIn: parent
        color: Theme.accent
        font.bold: true
        font.pixelSize: Theme.body
        text: "↗"
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: Desk.host.showSource(root.file, root.line)
    }
    Tip {
        text: qsTr("%1 – %2, line %3", "item – file, line").arg(root.item).arg(root.file).arg(root.line)
        visible: hover.hovered
    }
}

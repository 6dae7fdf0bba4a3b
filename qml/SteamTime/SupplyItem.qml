import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A stock beside the boards: bank, mine, bag; or the first player tile.
Paper {
    id: root

    required property int choice
    required property int count
    required property string hint
    required property string icon
    required property string key
    required property bool legal
    required property string piece
    required property string reason
    required property string rule
    required property int seat
    required property string title

    height: 62 * Theme.unit
    objectName: root.key
    width: 66 * Theme.unit

    Component.onCompleted: PlaceBook.add(root, root.key)

    PackIcon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: root.icon
        size: 26 * Theme.unit
        visible: root.icon !== ""
        y: 4 * Theme.unit
    }
    PieceIcon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: root.piece
        size: 36 * Theme.unit
        visible: root.piece !== ""
        y: 4 * Theme.unit
    }
    SeatDisc {
        anchors.margins: 3 * Theme.unit
        anchors.right: parent.right
        anchors.top: parent.top
        seat: Math.max(0, root.seat)
        size: 22 * Theme.unit
        visible: root.seat >= 0
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.ink
        font.bold: true
        font.family: Theme.reading
        font.pixelSize: Theme.body
        text: root.count
        visible: root.count >= 0
        y: 30 * Theme.unit
    }
    Text {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 2 * Theme.unit
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.inkSoft
        elide: Text.ElideRight
        font.family: Theme.reading
        font.pixelSize: Math.round(11 * Theme.unit)
        horizontalAlignment: Text.AlignHCenter
        text: root.title
        width: parent.width - 4 * Theme.unit
    }
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
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A goal; one that has been reached stands out.
Row {
    id: root

    required property string text
    required property bool trigger

    spacing: Theme.xs
    width: parent?.width ?? 0

    BodyText {
        Accessible.ignored: true
        color: Theme.legal
        font.bold: true
        font.pixelSize: Theme.small
        text: root.trigger ? "✓" : "·"
        width: 12 * Theme.unit
    }
    IconText {
        Accessible.name: root.trigger ? qsTr("%1: reached", "goal").arg(IconMarkup.spoken(root.text)) : IconMarkup.spoken(root.text)
        font.bold: root.trigger
        font.pixelSize: Theme.small
        source: root.text
        width: parent.width - 16 * Theme.unit
    }
}

import QtQuick
import Meeplewright.Theme

Text {
    id: root

    property bool soft: false

    Accessible.ignored: root.text === ""
    Accessible.name: root.text
    Accessible.role: Accessible.StaticText
    color: root.soft ? Theme.inkSoft : Theme.ink
    font.family: Theme.reading
    font.pixelSize: Theme.body
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}

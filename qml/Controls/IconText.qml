import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// A text of content with its inline icons.
Text {
    id: root

    property bool soft: false
    required property string source

    Accessible.ignored: root.source === ""
    Accessible.name: IconMarkup.spoken(root.source)
    Accessible.role: Accessible.StaticText
    color: root.soft ? Theme.inkSoft : Theme.ink
    font.family: Theme.reading
    font.pixelSize: Theme.body
    lineHeight: root.font.family === Theme.reading ? 1.15 : 1
    text: IconMarkup.styled(root.source, Theme.iconFolder, Math.round(root.font.pixelSize * 1.25))
    textFormat: Text.StyledText
    wrapMode: Text.Wrap
}

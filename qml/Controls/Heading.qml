import QtQuick
import Meeplewright.Theme

Text {
    id: root
    Accessible.name: root.text
    Accessible.role: Accessible.Heading
    color: Theme.ink
    elide: Text.ElideRight
    font.family: Theme.faceFor(root.text)
    font.pixelSize: Theme.heading
    font.weight: Font.DemiBold
    textFormat: Text.PlainText
}

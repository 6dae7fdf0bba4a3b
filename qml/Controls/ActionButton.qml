import QtQuick
import QtQuick.Templates as T
import Meeplewright.Playtest
import Meeplewright.Theme

// A button of the table. `strong` ones are what one usually wants.
T.Button {
    id: root

    property int align: Text.AlignHCenter
    property int pixelSize: Theme.body
    property bool quiet: false
    property bool strong: false

    Accessible.name: IconMarkup.spoken(root.text)
    Accessible.role: Accessible.Button
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    implicitHeight: implicitContentHeight + 2 * Theme.s
    implicitWidth: Math.max(Theme.xl * 1.4, implicitContentWidth + 2 * Theme.m)
    opacity: root.enabled ? 1 : 0.45

    background: Rectangle {
        border.color: root.visualFocus || root.activeFocus ? Theme.ink : root.quiet ? "transparent" : Theme.line
        border.width: (root.visualFocus || root.activeFocus ? 2.5 : 1) * Theme.unit
        color: root.strong ? Theme.accent : root.hovered ? Theme.raised : root.quiet ? "transparent" : Theme.sunk
        radius: Theme.radius

        Rectangle {
            anchors.fill: parent
            color: Theme.ink
            opacity: root.down ? 0.16 : root.strong && root.hovered ? 0.1 : 0
            radius: parent.radius
        }
    }
    contentItem: IconText {
        Accessible.ignored: true
        color: root.strong ? Theme.accentText : Theme.ink
        font.bold: root.strong
        font.pixelSize: root.pixelSize
        horizontalAlignment: root.align
        source: root.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }

    Accessible.onPressAction: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onReturnPressed: root.clicked()
}

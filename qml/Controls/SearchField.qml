import QtQuick
import QtQuick.Templates as T
import Meeplewright.Theme

T.TextField {
    id: root

    property string label

    Accessible.name: root.label
    Accessible.role: Accessible.EditableText
    activeFocusOnTab: true
    color: Theme.ink
    font.family: Theme.reading
    font.pixelSize: Theme.body
    implicitHeight: contentHeight + 2 * Theme.s
    implicitWidth: 160 * Theme.unit
    padding: Theme.s
    placeholderTextColor: Theme.inkSoft
    selectByMouse: true
    selectedTextColor: Theme.accentText
    selectionColor: Theme.accent
    verticalAlignment: TextInput.AlignVCenter

    background: Rectangle {
        border.color: root.activeFocus ? Theme.ink : Theme.line
        border.width: (root.activeFocus ? 2.5 : 1) * Theme.unit
        color: Theme.raised
        radius: Theme.radius
    }

    Text {
        anchors.fill: parent
        anchors.margins: Theme.s
        color: root.placeholderTextColor
        elide: Text.ElideRight
        font: root.font
        text: root.placeholderText
        verticalAlignment: Text.AlignVCenter
        visible: root.text === ""
    }
}

import QtQuick
import QtQuick.Templates as T
import Meeplewright.Theme

T.Switch {
    id: root
    Accessible.checked: root.checked
    Accessible.name: root.text
    Accessible.role: Accessible.CheckBox
    activeFocusOnTab: true
    implicitHeight: Math.max(implicitIndicatorHeight, implicitContentHeight) + Theme.xs
    implicitWidth: implicitContentWidth
    opacity: root.enabled ? 1 : 0.45

    contentItem: BodyText {
        Accessible.ignored: true
        elide: Text.ElideRight
        leftPadding: root.mirrored ? 0 : root.implicitIndicatorWidth + Theme.s
        rightPadding: root.mirrored ? root.implicitIndicatorWidth + Theme.s : 0
        text: root.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }
    indicator: Rectangle {
        border.color: root.activeFocus ? Theme.ink : Theme.line
        border.width: (root.activeFocus ? 2.5 : 1) * Theme.unit
        color: root.checked ? Theme.accent : Theme.sunk
        implicitHeight: 18 * Theme.unit
        implicitWidth: 34 * Theme.unit
        radius: height / 2
        x: root.mirrored ? root.width - width : 0
        y: (root.height - height) / 2

        Rectangle {
            color: root.checked ? Theme.accentText : Theme.inkSoft
            height: width
            radius: width / 2
            width: 12 * Theme.unit
            x: root.checked !== root.mirrored ? parent.width - width - 3 * Theme.unit : 3 * Theme.unit
            y: 3 * Theme.unit

            Behavior on x  {
                NumberAnimation {
                    duration: Theme.quick
                }
            }
        }
    }
}

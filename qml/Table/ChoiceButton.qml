import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest

// An answer without a place. One that is not possible stays pressable, to hear why.
ActionButton {
    id: root

    required property int choice
    required property int index
    required property string label
    required property bool legal
    required property string reason
    required property string rule

    Accessible.description: root.reason
    activeFocusOnTab: true
    objectName: "choice-" + root.choice
    opacity: root.legal ? 1 : 0.6
    strong: root.legal
    text: root.label

    Component.onCompleted: TargetNavigator.add(root)
    Component.onDestruction: TargetNavigator.remove(root)
    onClicked: root.legal ? Desk.game.choose(root.choice) : Desk.game.askWhyNot(root.choice)

    Tip {
        rule: root.rule
        text: root.reason
        visible: root.hovered && text !== ""
    }
}

import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Why something that was tried is not possible, and the way to the rule that says so.
RowLayout {
    id: root
    Accessible.name: Desk.game.whyNot.reason
    Accessible.role: Accessible.AlertMessage
    objectName: "whyNot"
    spacing: Theme.s
    visible: Desk.game.whyNot.open

    IconText {
        Layout.fillWidth: true
        color: Theme.danger
        objectName: "whyNotReason"
        source: qsTr("Not possible – %1: %2", "what was tried: reason").arg(Desk.game.whyNot.what).arg(Desk.game.whyNot.reason)
    }
    ActionButton {
        objectName: "whyNotRule"
        pixelSize: Theme.small
        text: qsTr("Rule %1").arg(Desk.game.whyNot.rule)
        visible: Desk.game.whyNot.rule !== ""

        onClicked: Desk.openRule(Desk.game.whyNot.rule)
    }
    ActionButton {
        objectName: "whyNotClose"
        pixelSize: Theme.small
        quiet: true
        text: qsTr("Close")

        onClicked: Desk.game.askWhyNot(-1)
    }
}

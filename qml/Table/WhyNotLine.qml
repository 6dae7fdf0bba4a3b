import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Why something that was tried is not possible, and the way to the rule that says so.
RowLayout {
    id: root

    // Asked about something that is possible after all.
    readonly property bool possible: Desk.game.whyNot.reason === ""

    Accessible.name: IconMarkup.spoken(reason.source)
    Accessible.role: Accessible.AlertMessage
    objectName: "whyNot"
    spacing: Theme.s
    visible: Desk.game.whyNot.open

    IconText {
        id: reason
        Layout.fillWidth: true
        color: root.possible ? Theme.ink : Theme.danger
        objectName: "whyNotReason"
        source: root.possible ? qsTr("Possible – %1", "what was asked about").arg(Desk.game.whyNot.what) : qsTr("Not possible – %1: %2", "what was tried: reason").arg(Desk.game.whyNot.what).arg(Desk.game.whyNot.reason)
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

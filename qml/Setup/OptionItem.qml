import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// An option of the game with what it changes.
ColumnLayout {
    id: root

    required property string explanation
    required property string idle
    required property int index
    required property string optionId
    required property string title
    required property int value
    required property list<string> values

    spacing: Theme.xs

    ToggleSwitch {
        checked: root.value === 1
        enabled: root.idle === ""
        objectName: "option-" + root.optionId
        text: root.title
        visible: root.values.length === 0

        onToggled: Desk.game.setup.setOption(root.index, checked ? 1 : 0)
    }
    BodyText {
        text: root.title
        visible: root.values.length > 0
    }
    TextChoice {
        Layout.fillWidth: true
        current: root.value
        enabled: root.idle === ""
        label: root.title
        objectName: "option-" + root.optionId
        values: root.values
        visible: root.values.length > 0

        onPicked: index => Desk.game.setup.setOption(root.index, index)
    }
    BodyText {
        Layout.fillWidth: true
        font.pixelSize: Theme.small
        objectName: "idle-" + root.optionId
        text: root.idle
        visible: root.idle !== ""
    }
    IconText {
        Layout.bottomMargin: Theme.s
        Layout.fillWidth: true
        font.pixelSize: Theme.small
        soft: true
        source: root.explanation
    }
}

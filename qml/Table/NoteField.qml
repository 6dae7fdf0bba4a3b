import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The playtester's note on the step that led to what is shown. It stays with the step at which typing began.
SearchField {
    id: root

    property int steps: 0

    function follow() {
        if (!root.activeFocus) {
            root.steps = Desk.game.shownStep;
            root.text = Desk.game.note;
        }
    }

    enabled: Desk.game.shownStep > 0
    font.pixelSize: Theme.small
    label: qsTr("Note on step %1").arg(root.steps)
    objectName: "note"
    padding: Theme.xs
    placeholderText: root.steps > 0 ? root.label : qsTr("Notes: play first")

    Component.onCompleted: root.follow()
    Keys.onEscapePressed: root.focus = false
    onActiveFocusChanged: root.follow()
    onEditingFinished: Desk.game.setNote(root.steps, root.text)

    Connections {
        function onStateChanged() {
            root.follow();
        }

        target: Desk.game
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The log; what it is filtered by stands above it.
Paper {
    id: root
    function search() {
        TargetNavigator.focus(field);
    }
    function writeNote() {
        TargetNavigator.focus(note);
    }

    LayoutMirroring.childrenInherit: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft

    SearchField {
        id: field
        anchors.left: parent.left
        anchors.margins: Theme.xs
        anchors.right: parent.right
        anchors.top: parent.top
        font.pixelSize: Theme.small
        label: qsTr("Filter the log")
        objectName: "logFilter"
        padding: Theme.xs
        placeholderText: qsTr("Log – filter")
        text: Desk.game.gameLog.filter

        Keys.onEscapePressed: focus = false
        onTextEdited: Desk.game.gameLog.filter = text
    }
    ListView {
        id: list

        // Stays at the end until somebody scrolls up to read.
        property bool following: true
        // The step that is looked back at; -1 for none.
        readonly property int looked: Desk.game.lookingBack ? Desk.game.shownStep - 1 : -1

        function toEnd() {
            if (list.following && list.count > 0) {
                list.forceLayout();
                list.positionViewAtEnd();
                // Heights of lines are known only once they are seen.
                if (!list.atYEnd) {
                    again.restart();
                }
            }
        }

        // Brings what is looked at into sight, and the end again afterwards.
        function toLooked() {
            list.following = !Desk.game.lookingBack;
            list.following ? again.restart() : list.positionViewAtIndex(Desk.game.gameLog.rowOfStep(list.looked), ListView.Contain);
        }

        anchors.bottom: note.top
        anchors.left: parent.left
        anchors.margins: Theme.s
        anchors.right: parent.right
        anchors.top: field.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: Desk.game.gameLog.lines
        objectName: "log"

        delegate: LogLine {
        }

        onContentHeightChanged: again.restart()
        onCountChanged: again.restart()
        onHeightChanged: again.restart()
        onLookedChanged: list.toLooked()
        onMovementEnded: list.following = list.atYEnd

        ScrollMark {
            view: list
        }
        Timer {
            id: again
            interval: 10

            onTriggered: list.toEnd()
        }
        HoverHandler {
            id: hover
        }
        Connections {
            function onStepped() {
                list.following = list.following || !hover.hovered;
            }

            target: Desk.game
        }
    }
    NoteField {
        id: note
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.xs
        anchors.right: parent.right
    }
}

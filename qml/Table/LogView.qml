import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The log; what it is filtered by stands above it.
Paper {
    id: root
    function search() {
        field.forceActiveFocus();
    }

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
        anchors.bottom: parent.bottom
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

        onCountChanged: {
            forceLayout();
            positionViewAtEnd();
        }

        ScrollMark {
            view: list
        }
    }
}

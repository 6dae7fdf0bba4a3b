import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The rules of the game: by section, searchable, opened at the cited rule.
FocusScope {
    id: root
    function scroll(by: real) {
        const end = Math.max(list.originY, list.originY + list.contentHeight - list.height);
        list.contentY = Math.max(list.originY, Math.min(end, list.contentY + by));
    }

    LayoutMirroring.childrenInherit: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    objectName: "rulesDrawer"
    visible: Desk.rulesOpen
    width: Math.min(480 * Theme.unit, parent.width * 0.9)
    z: 12

    onVisibleChanged: visible ? field.forceActiveFocus() : TargetNavigator.comeBack()

    Connections {
        function onRulesChanged() {
            if (Desk.rule !== "") {
                Desk.game.ruleBook.search = "";
                list.positionViewAtIndex(Desk.game.ruleBook.rowOf(Desk.rule), ListView.Beginning);
            }
        }

        target: Desk
    }
    Paper {
        anchors.fill: parent
        border.color: Theme.accent
        color: Theme.raised

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
        SearchField {
            id: field
            anchors.left: parent.left
            anchors.margins: Theme.s
            anchors.right: close.left
            anchors.top: parent.top
            label: qsTr("Search the rules")
            objectName: "ruleSearch"
            placeholderText: qsTr("Search the rules")
            text: Desk.game.ruleBook.search

            Keys.onDownPressed: root.scroll(48 * Theme.unit)
            Keys.onEscapePressed: Desk.rulesOpen = false
            Keys.onPressed: event => {
                const page = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
                event.accepted = page !== 0;
                root.scroll(page * list.height * 0.9);
            }
            Keys.onUpPressed: root.scroll(-48 * Theme.unit)
            onTextEdited: Desk.game.ruleBook.search = text
        }
        ActionButton {
            id: close
            anchors.margins: Theme.s
            anchors.right: parent.right
            anchors.verticalCenter: field.verticalCenter
            objectName: "rulesClose"
            quiet: true
            text: qsTr("Close")

            onClicked: Desk.rulesOpen = false
        }
        ListView {
            id: list
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.margins: Theme.m
            anchors.right: parent.right
            anchors.top: field.bottom
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            model: Desk.game.ruleBook.rules
            objectName: "ruleList"
            section.property: "section"
            spacing: Theme.m

            delegate: RuleItem {
            }
            section.delegate: Heading {
                required property string section

                color: Theme.accent
                height: implicitHeight + Theme.s
                text: section
                width: ListView.view?.width ?? 0
            }

            ScrollMark {
                view: list
            }
        }
    }
}

import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// A place where the present question can be answered. Lies over the thing: glows when it is a legal answer,
// dims the thing and says why when it is not, and does nothing when it is no answer at all.
Item {
    id: root

    // Not an answer to what is asked, but one that is possible besides: keys come to it last.
    property bool aside: false
    readonly property bool asked: root.choice >= 0
    required property int choice
    property real corner: Theme.radius
    property bool dims: true
    property string hint
    readonly property bool hovered: hover.hovered
    required property bool legal
    // The pointer is on it, or keys have led there.
    readonly property bool looked: hover.hovered || (root.activeFocus && TargetNavigator.led)
    property string reason
    property bool round: false
    property string rule
    property string title

    function pick() {
        if (root.legal) {
            Desk.game.choose(root.choice);
        } else if (root.asked) {
            Desk.game.askWhyNot(root.choice);
        }
    }

    Accessible.description: root.asked && !root.legal ? qsTr("Not possible: %1").arg(IconMarkup.spoken(root.reason)) : root.hint
    Accessible.focusable: root.asked
    Accessible.name: IconMarkup.spoken(root.title)
    Accessible.role: root.asked ? Accessible.Button : Accessible.Graphic
    activeFocusOnTab: root.asked || root.activeFocus
    focus: false

    Accessible.onPressAction: root.pick()
    Component.onCompleted: TargetNavigator.add(root)
    Component.onDestruction: TargetNavigator.remove(root)
    Keys.onBacktabPressed: event => {
        TargetNavigator.lead();
        event.accepted = false;
    }
    Keys.onEnterPressed: root.pick()
    Keys.onReturnPressed: root.pick()
    Keys.onSpacePressed: root.pick()
    Keys.onTabPressed: event => {
        TargetNavigator.lead();
        event.accepted = false;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
        opacity: 0.45
        radius: root.round ? width / 2 : root.corner
        visible: root.dims && root.asked && !root.legal
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2 * Theme.unit
        border.color: Theme.legal
        border.width: 2.5 * Theme.unit
        color: Theme.legalWash
        radius: root.round ? width / 2 : root.corner + 2 * Theme.unit
        visible: root.legal

        SequentialAnimation on opacity  {
            alwaysRunToEnd: true
            loops: 3 // enough to be noticed; a table that waits should cost nothing
            running: root.legal && Theme.motion

            NumberAnimation {
                duration: 800
                to: 0.6
            }
            NumberAnimation {
                duration: 800
                to: 1
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -5 * Theme.unit
        border.color: Theme.ink
        border.width: 3 * Theme.unit
        color: "transparent"
        radius: root.round ? width / 2 : root.corner + 5 * Theme.unit
        visible: root.activeFocus
    }
    HoverHandler {
        id: hover
        cursorShape: root.legal ? Qt.PointingHandCursor : root.asked ? Qt.ForbiddenCursor : Qt.ArrowCursor
    }
    TapHandler {
        enabled: root.asked
        gesturePolicy: TapHandler.ReleaseWithinBounds // so that a drag that ends here is no tap

        onTapped: root.pick()
    }
    Tip {
        rule: root.asked && !root.legal ? root.rule : ""
        text: root.asked && !root.legal ? root.reason : root.hint
        visible: hover.hovered && (text !== "" || rule !== "")
    }
}

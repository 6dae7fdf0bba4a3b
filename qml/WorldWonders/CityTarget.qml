import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The map as the place where the piece in hand is laid: by pointer and wheel, or by arrows, R and Enter.
MouseArea {
    id: root

    readonly property real cell: (parent as CityGrid)?.cell ?? 1

    // As the navigator of the keys wants it: the number of an answer that lies here, and whether there is a legal one.
    readonly property int choice: root.holding ? root.hand.choice : -1
    required property CityHand hand
    required property bool holding
    readonly property bool legal: root.choice >= 0

    function follow(x: real, y: real) {
        root.hand.point(Qt.point(Math.floor(x / root.cell), Math.floor(y / root.cell)));
    }

    Accessible.description: root.hand.verdict
    Accessible.focusable: root.holding
    Accessible.name: qsTr("%1, row %2, column %3", "piece in hand and where it would lie").arg(root.hand.title).arg(root.hand.line + 1).arg(root.hand.column + 1)
    Accessible.role: Accessible.Button
    activeFocusOnTab: root.holding || root.activeFocus
    cursorShape: root.hand.legal ? Qt.PointingHandCursor : Qt.ForbiddenCursor
    enabled: root.holding
    hoverEnabled: true
    objectName: "city/target"
    visible: root.holding
    z: 3

    Accessible.onPressAction: root.hand.place()
    Component.onCompleted: TargetNavigator.add(root)
    Component.onDestruction: TargetNavigator.remove(root)
    Keys.onDownPressed: root.hand.move(0, 1)
    Keys.onEnterPressed: root.hand.place()
    Keys.onLeftPressed: root.hand.move(-1, 0)
    Keys.onReturnPressed: root.hand.place()
    Keys.onRightPressed: root.hand.move(1, 0)
    Keys.onSpacePressed: root.hand.place()
    Keys.onUpPressed: root.hand.move(0, -1)
    onClicked: event => {
        root.follow(event.x, event.y);
        root.hand.place();
    }
    onEntered: root.follow(root.mouseX, root.mouseY)
    onPositionChanged: event => root.follow(event.x, event.y)
    onWheel: event => root.hand.turn(event.angleDelta.y > 0 ? -1 : 1)

    Rectangle {
        anchors.fill: parent
        anchors.margins: -4 * Theme.unit
        border.color: Theme.ink
        border.width: 3 * Theme.unit
        color: "transparent"
        radius: Theme.radius
        visible: root.activeFocus
    }
    Tip {
        delay: 350
        rule: root.hand.rule
        text: root.hand.reason
        visible: root.containsMouse && !root.hand.legal && text !== ""
        x: root.hand.column * root.cell
        y: root.hand.line * root.cell - height - Theme.xs
    }
}

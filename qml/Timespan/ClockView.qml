import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The clock of worker activation, which can be paused.
Paper {
    id: root

    readonly property AgeClock clock: Desk.timespan.clock

    color: root.clock.overtime ? Theme.raised : Theme.sunk
    implicitHeight: 40 * Theme.unit
    objectName: "clock"

    PackIcon {
        id: icon
        anchors.verticalCenter: parent.verticalCenter
        name: "clock"
        size: 26 * Theme.unit
        x: Theme.s
    }
    Heading {
        anchors.left: icon.right
        anchors.leftMargin: Theme.s
        anchors.verticalCenter: parent.verticalCenter
        color: root.clock.overtime ? Theme.danger : Theme.ink
        objectName: "clockText"
        text: root.clock.overtime ? qsTr("%1 left after the time", "minutes and seconds").arg(root.clock.text) : root.clock.text
    }
    ActionButton {
        id: pause
        anchors.right: parent.right
        anchors.rightMargin: Theme.xs
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: 30 * Theme.unit
        objectName: "clockPause"
        pixelSize: Theme.small
        text: root.clock.paused ? qsTr("Go on") : qsTr("Pause")

        onClicked: root.clock.paused = !root.clock.paused
    }
    TargetArea {
        anchors.fill: icon
        aside: true
        choice: root.clock.choice
        dims: false
        hint: root.clock.legal ? qsTr("The time is up") : ""
        legal: root.clock.legal
        objectName: "clock/target"
        round: true
        title: qsTr("The time is up")
    }
}

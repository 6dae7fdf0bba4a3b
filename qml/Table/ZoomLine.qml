import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Smaller, larger, as it was.
Row {
    id: root

    readonly property TableSettings settings: Desk.host.settings

    spacing: Theme.xs

    ActionButton {
        Accessible.name: qsTr("Smaller")
        objectName: "zoomOut"
        text: "−"

        onClicked: root.settings.zoom -= 0.1
    }
    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("%1 %").arg(Math.round(root.settings.zoom * 100))
    }
    ActionButton {
        Accessible.name: qsTr("Larger")
        objectName: "zoomIn"
        text: "+"

        onClicked: root.settings.zoom += 0.1
    }
    ActionButton {
        objectName: "zoomReset"
        text: qsTr("100 %")

        onClicked: root.settings.zoom = 1
    }
}

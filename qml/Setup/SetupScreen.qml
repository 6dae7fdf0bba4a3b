import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Who plays what: seats, options, variant, seed, and a button to start.
FocusScope {
    id: root

    readonly property TableSetup setup: Desk.game.setup

    LayoutMirroring.childrenInherit: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft

    Flickable {
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: Math.max(height, 640 * Theme.unit)
        contentWidth: Math.max(width, 1180 * Theme.unit)

        Item {
            height: Math.max(root.height, 640 * Theme.unit)
            width: Math.max(root.width, 1180 * Theme.unit)

            Column {
                id: head
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: parent.top
                anchors.topMargin: Theme.xl
                width: parent.width - 2 * Theme.xl

                Heading {
                    font.pixelSize: Theme.display
                    horizontalAlignment: Text.AlignHCenter
                    text: root.setup.title
                    width: parent.width
                }
                BodyText {
                    horizontalAlignment: Text.AlignHCenter
                    soft: true
                    text: root.setup.tagline
                    width: parent.width
                }
            }
            RowLayout {
                anchors.bottom: foot.top
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.margins: Theme.l
                anchors.top: head.bottom
                spacing: Theme.l
                width: Math.min(parent.width - 2 * Theme.xl, 1160 * Theme.unit)

                Paper {
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    Layout.preferredWidth: 560 * Theme.unit

                    SeatPanel {
                        anchors.fill: parent
                        anchors.margins: Theme.l
                    }
                }
                Paper {
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    Layout.preferredWidth: 480 * Theme.unit

                    OptionPanel {
                        anchors.fill: parent
                        anchors.margins: Theme.l
                    }
                }
            }
            ActionButton {
                anchors.right: foot.left
                anchors.rightMargin: Theme.l
                anchors.verticalCenter: foot.verticalCenter
                objectName: "lastGame"
                text: qsTr("Back to the last game")
                visible: Desk.host.lastGame !== ""

                onClicked: Desk.host.lastGameRequested()
            }
            ActionButton {
                id: foot
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.xl
                anchors.horizontalCenter: parent.horizontalCenter
                focus: true
                height: 48 * Theme.unit
                objectName: "start"
                pixelSize: Theme.heading
                strong: true
                text: qsTr("Start the game")
                width: 260 * Theme.unit

                onClicked: Desk.game.start()
            }
        }
    }
}

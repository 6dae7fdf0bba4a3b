import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Who plays a seat from now on; a person may also give up.
Column {
    id: root

    required property bool conceded
    required property int index
    required property int kind
    required property string name

    bottomPadding: Theme.xs
    spacing: Theme.xs
    width: parent?.width ?? 0

    Row {
        spacing: Theme.s

        SeatDisc {
            anchors.verticalCenter: parent.verticalCenter
            seat: root.index
            size: 20 * Theme.unit
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            font.bold: true
            text: root.conceded ? qsTr("%1 gave up").arg(root.name) : root.name
            width: root.width - concede.width - 20 * Theme.unit - 2 * Theme.s
            wrapMode: Text.NoWrap
        }
        ActionButton {
            id: concede
            Accessible.name: root.conceded ? qsTr("%1 plays on after all").arg(root.name) : qsTr("%1 gives up").arg(root.name)
            enabled: root.conceded || root.kind === 0 && Desk.game.stage === PlaytestGame.Playing
            objectName: "concede-" + root.index
            pixelSize: Theme.small
            text: root.conceded ? qsTr("Play on") : qsTr("Give up")

            onClicked: root.conceded ? Desk.game.takeBackConcession(root.index) : Desk.game.concede(root.index)
        }
    }
    TextChoice {
        current: root.kind
        enabled: !root.conceded
        label: root.name
        objectName: "player-kind-" + root.index
        values: Desk.game.setup.seatKinds

        onPicked: index => Desk.game.setSeatKind(root.index, index)
    }
}

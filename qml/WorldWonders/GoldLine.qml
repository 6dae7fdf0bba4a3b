import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The gold of the round: what is left shines, what is spent is gone; and a loan that has to be paid off.
Row {
    id: root

    property CityBoard board
    readonly property int gold: root.board?.gold ?? 0

    Accessible.name: qsTr("Gold left: %1 of %2").arg(root.gold).arg(root.board?.goldLimit ?? 0)
    Accessible.role: Accessible.StaticText
    height: 18 * Theme.unit
    objectName: "gold"
    spacing: 2 * Theme.unit

    Repeater {
        model: root.board?.goldLimit ?? 0

        PackIcon {
            required property int index

            name: "gold"
            opacity: index < ((parent as GoldLine)?.gold ?? 0) ? 1 : 0.22
            size: 17 * Theme.unit
        }
    }
    BodyText {
        Accessible.ignored: true
        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        font.pixelSize: Theme.small
        leftPadding: Theme.xs
        text: qsTr("%1 left", "gold").arg(root.gold)
    }
    Item {
        height: 1
        width: Theme.s
    }
    PackIcon {
        name: "loan"
        size: 17 * Theme.unit
        visible: root.board?.loan ?? false
    }
    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.danger
        font.pixelSize: Theme.small
        text: qsTr("Loan to be paid off")
        visible: root.board?.loan ?? false
    }
}

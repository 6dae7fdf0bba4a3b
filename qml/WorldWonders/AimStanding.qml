import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// How much of what an objective counts one seat has.
Row {
    id: root

    required property int index
    required property int modelData

    Accessible.ignored: true
    spacing: 3 * Theme.unit

    SeatDisc {
        anchors.verticalCenter: parent.verticalCenter
        seat: root.index
        size: 16 * Theme.unit
    }
    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Math.max(11, 12 * Theme.unit)
        text: root.modelData
    }
}

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A card in hand; it can be drawn into the timeline.
CardSpot {
    id: root

    required property string cost

    height: (parent?.height ?? 0) - price.height - 2 * Theme.unit
    y: price.height + 2 * Theme.unit

    Rectangle {
        id: price
        anchors.bottom: parent.top
        anchors.bottomMargin: 2 * Theme.unit
        anchors.horizontalCenter: parent.horizontalCenter
        color: "#fdf9ef" // icons are drawn for a light ground
        height: 19 * Theme.unit
        radius: height / 2
        visible: root.cost !== ""
        width: words.implicitWidth + Theme.m

        IconText {
            id: words
            Accessible.name: qsTr("Costs %1").arg(IconMarkup.spoken(root.cost))
            anchors.centerIn: parent
            color: "#1e2a35"
            font.bold: true
            font.pixelSize: Theme.small
            source: root.cost
            wrapMode: Text.NoWrap
        }
    }
    DragHandler {
        property point last

        enabled: root.choice >= 0
        target: null

        onActiveChanged: {
            if (active) {
                Desk.peek("", "");
                Desk.timespan.preview.takeCard(root.choice, root.cardKind, root.cardId);
            } else {
                Desk.timespan.preview.drop(last);
            }
        }
        onCentroidChanged: if (active) {
            last = centroid.scenePosition;
            Desk.timespan.preview.drag(last);
        }
    }
}

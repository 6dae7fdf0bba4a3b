import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// A card in hand; it can be drawn into the timeline.
CardSpot {
    id: root

    required property string cost

    height: (parent?.height ?? 0) - price.height - 2 * Theme.unit
    y: price.height + 2 * Theme.unit

    PricePill {
        id: price
        anchors.bottom: parent.top
        anchors.bottomMargin: 2 * Theme.unit
        anchors.horizontalCenter: parent.horizontalCenter
        cost: root.cost
    }
    DragHandler {
        property point last

        enabled: root.choice >= 0
        grabPermissions: PointerHandler.CanTakeOverFromAnything // a view that could scroll would take it
        target: null

        onActiveChanged: {
            if (active) {
                Desk.closePeek();
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

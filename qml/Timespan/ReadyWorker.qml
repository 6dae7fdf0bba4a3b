import QtQuick
import Meeplewright.Playtest

// A ready worker that can be drawn to where it is to work.
WorkerFigure {
    id: root

    required property int index

    objectName: "worker-" + root.index

    DragHandler {
        property point last

        enabled: ((root.parent as WorkerRow)?.talks ?? false) && Desk.game.mayAnswer
        grabPermissions: PointerHandler.CanTakeOverFromAnything // a view that could scroll would take it
        target: null

        onActiveChanged: {
            if (active) {
                Desk.timespan.preview.takeWorker();
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

import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A type of luxury: the tile, how many are ready, how many the supply has.
Item {
    id: root

    required property int choice
    required property int dead
    required property int help
    required property string helpTitle
    required property string hint
    required property int index
    required property string key
    required property bool legal
    required property string luxuryId
    required property int ready
    required property string reason
    required property string rule
    required property int supply
    required property string title

    height: ((parent?.height ?? 0) - Theme.xs) / 2
    objectName: root.key
    width: ((parent?.width ?? 0) - 2 * Theme.xs) / 3

    Component.onCompleted: PlaceBook.add(root, "own/" + root.key)

    Paper {
        anchors.fill: parent
        color: root.ready > 0 ? Theme.raised : Theme.sunk
    }
    LuxuryTile {
        id: tile
        luxuryId: root.luxuryId
        opacity: root.ready > 0 ? 1 : 0.45
        size: Math.min(root.width * 0.6, root.height - 4 * Theme.unit)
        x: 2 * Theme.unit
        y: (root.height - size) / 2
    }
    BodyText {
        Accessible.ignored: true
        anchors.left: tile.right
        anchors.right: parent.right
        font.bold: true
        font.pixelSize: Theme.heading
        horizontalAlignment: Text.AlignHCenter
        opacity: root.ready > 0 ? 1 : 0.5
        text: root.ready
        y: root.height * 0.04
    }
    BodyText {
        Accessible.ignored: true
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.unit
        anchors.left: tile.right
        anchors.right: parent.right
        font.pixelSize: Math.max(11, 11 * Theme.unit)
        horizontalAlignment: Text.AlignHCenter
        soft: true
        text: qsTr("/ %1", "tiles left in the supply").arg(root.supply)
        wrapMode: Text.NoWrap
    }
    TargetArea {
        anchors.fill: parent
        choice: root.choice
        hint: root.hint
        legal: root.legal
        objectName: root.key + "/target"
        reason: root.reason
        rule: root.rule
        title: root.title

        Peek {
            itemId: root.luxuryId
            kind: "luxury"
        }
    }
    HelpBadge {
        height: 18 * Theme.unit
        help: root.help
        icon: "upgrade"
        title: root.helpTitle
        y: root.height - height
    }
    DragHandler {
        property point last

        enabled: root.ready > 0 && Desk.game.mayAnswer
        grabPermissions: PointerHandler.CanTakeOverFromAnything // a view that could scroll would take it
        target: null

        onActiveChanged: {
            if (active) {
                Desk.timespan.preview.takeLuxury(root.index, root.luxuryId);
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

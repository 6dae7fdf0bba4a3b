import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Roads, the tower, a pedestal, or the free road in hand: how many there are and what one costs.
Paper {
    id: root

    required property int choice
    required property int count
    required property string hint
    required property string icon
    required property string key
    required property bool legal
    required property int price
    required property string reason
    required property string rule
    required property int seat
    required property string title

    color: root.price === 0 ? Theme.raised : Theme.paper
    height: (parent as MarketGrid)?.placeHeight ?? 0
    objectName: root.key
    width: (parent as MarketGrid)?.placeWidth ?? 0

    Component.onCompleted: PlaceBook.add(root, root.key)

    PackIcon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: root.icon
        opacity: root.count > 0 ? 1 : 0.35
        size: 34 * Theme.unit
        y: 3 * Theme.unit
    }
    PriceTag {
        price: root.price
        visible: root.price > 0
        x: 2 * Theme.unit
        y: 2 * Theme.unit
    }
    Chip {
        anchors.margins: 2 * Theme.unit
        anchors.right: parent.right
        anchors.top: parent.top
        text: qsTr("×%1", "how many").arg(root.count)
        visible: root.seat < 0
    }
    SeatDisc {
        anchors.margins: 2 * Theme.unit
        anchors.right: parent.right
        anchors.top: parent.top
        seat: Math.max(0, root.seat)
        size: 18 * Theme.unit
        visible: root.seat >= 0
    }
    BodyText {
        Accessible.ignored: true
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.unit
        elide: Text.ElideRight
        font.pixelSize: Math.max(11, 11 * Theme.unit)
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 10
        soft: true
        text: root.title
        width: parent.width
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

        MarketDrag {
            choice: root.choice
            legal: root.legal && !root.key.startsWith("pedestal/")
        }
    }
}

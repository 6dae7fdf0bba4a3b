import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// What is on offer: buildings by stack, roads, tower and pedestals, monuments, and what there is to strive for. What is
// in hand covers the lower part, since nothing else can be taken meanwhile.
Item {
    id: root

    readonly property WorldWondersTable table: Desk.worldWonders

    MarketGrid {
        id: stacks
        columns: count > 6 ? 4 : 3
        count: root.table.stacks.count
        height: root.height - goods.height - wonders.height - aims.height - 3 * Theme.s
        width: root.width

        Repeater {
            model: root.table.stacks

            StackPlace {
            }
        }
    }
    MarketGrid {
        id: goods
        anchors.bottom: wonders.top
        anchors.bottomMargin: Theme.s
        columns: Math.max(1, count)
        count: root.table.goods.count
        height: 56 * Theme.unit
        width: root.width

        Repeater {
            model: root.table.goods

            GoodPlace {
            }
        }
    }
    MarketGrid {
        id: wonders
        anchors.bottom: aims.top
        anchors.bottomMargin: aims.visible ? Theme.s : 0
        columns: Math.max(1, count)
        count: root.table.monuments.count
        height: Math.min(root.height * 0.34, placeWidth * 1.4)
        width: root.width

        Repeater {
            model: root.table.monuments

            WonderPlace {
            }
        }
    }
    MarketGrid {
        id: aims
        anchors.bottom: parent.bottom
        columns: Math.max(1, count)
        count: root.table.objectives.count
        height: visible ? 84 * Theme.unit : 0
        visible: count > 0
        width: root.width

        Repeater {
            model: root.table.objectives

            AimPlace {
            }
        }
    }
    HandView {
        anchors.bottom: parent.bottom
        height: parent.height - stacks.height - Theme.xs
        visible: root.table.hand.holding
        width: parent.width
    }
}

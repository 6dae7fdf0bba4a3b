import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The boards on display before the game: to be chosen, drafted, or bid for in pairs.
Paper {
    id: root
    color: Theme.sunk
    objectName: "display"

    Flickable {
        id: view
        anchors.fill: parent
        anchors.margins: Theme.s
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        contentHeight: flow.height + 2 * Theme.xs
        interactive: contentHeight > height

        Flow {
            id: flow
            spacing: Theme.m
            width: view.width - 2 * Theme.xs
            x: Theme.xs
            y: Theme.xs

            Repeater {
                model: Desk.timespan.display

                DisplayPlace {
                }
            }
        }
        ScrollMark {
            view: view
        }
    }
}

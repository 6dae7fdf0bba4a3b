import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// Where the spaces of the esteem track lie: around the edge, clockwise.
Rectangle {
    id: root

    property real band: Theme.xl
    readonly property real cellHeight: (height - 2 * root.band) / (Desk.steamTime.trackLines - 2)
    readonly property real cellWidth: width / Desk.steamTime.trackColumns

    function centreX(column: int, line: int): real {
        const flat = line === 0 || line === Desk.steamTime.trackLines - 1;
        return flat ? (column + 0.5) * root.cellWidth : column === 0 ? root.band / 2 : root.width - root.band / 2;
    }
    function centreY(line: int): real {
        const last = Desk.steamTime.trackLines - 1;
        return line === 0 ? root.band / 2 : line === last ? root.height - root.band / 2 : root.topOf(line) + root.cellHeight / 2;
    }
    function leftOf(column: int): real {
        return column * root.cellWidth;
    }
    function topOf(line: int): real {
        return line === 0 ? 0 : root.band + (line - 1) * root.cellHeight;
    }
}

pragma Singleton
import QtQuick

// The tokens of the table: sizes, colours, typefaces, durations. Brass, ink and paper.
QtObject {
    id: root

    readonly property int body: Math.round(14 * root.unit)
    readonly property color brass: root.dark ? "#dcab55" : "#805211"
    readonly property color brassText: root.dark ? "#1f1508" : "#fff8e8"
    readonly property color danger: root.dark ? "#ff9582" : "#9c2418"
    property bool dark: false
    readonly property color desk: root.dark ? "#14100c" : "#d9c7a0"
    readonly property int display: Math.round(40 * root.unit)
    readonly property string displayFace: "Vollkorn"
    property real fit: 1
    readonly property int flight: root.motion ? 280 : 0
    readonly property real hairline: Math.max(1, root.unit)
    readonly property int heading: Math.round(19 * root.unit)
    // Folder of the pack's icons, which cards and boards share.
    property string iconFolder
    readonly property color ink: root.dark ? "#f3e8d0" : "#2a2018"
    readonly property color inkSoft: root.dark ? "#c9b592" : "#5b4a37"
    readonly property real l: 16 * root.unit
    readonly property color legal: root.dark ? "#4fd6b8" : "#08705f"
    readonly property color legalWash: root.dark ? "#334fd6b8" : "#330a9c84"
    readonly property color line: root.dark ? "#6b5737" : "#b3945c"
    readonly property real m: 12 * root.unit
    property bool motion: true
    readonly property color paper: root.dark ? "#241d16" : "#f5ebd5"
    readonly property int quick: root.motion ? 120 : 0
    readonly property real radius: 5 * root.unit
    readonly property color raised: root.dark ? "#31281e" : "#fdf8ec"
    readonly property string reading: "Lato"
    readonly property real s: 8 * root.unit
    readonly property color shade: root.dark ? "#b3000000" : "#802a2018"
    readonly property int small: Math.round(12 * root.unit)
    readonly property color sunk: root.dark ? "#1a1510" : "#e7d8b7"
    readonly property real unit: root.zoom * root.fit
    readonly property real xl: 24 * root.unit
    readonly property real xs: 4 * root.unit
    // What the person chose, and how much larger than the smallest window this one is.
    property real zoom: 1

    // The frame colour of generators and action spaces.
    function frameColour(name: string): color {
        return ({
                "green": "#2f9a51",
                "blue": "#2f72d6",
                "black": root.dark ? "#8a8796" : "#3a3a46",
                "pink": "#d14888",
                "gray": "#838b96",
                "orange": "#d97a1c"
            })[name] ?? root.line;
    }
    function seatColour(seat: int): color {
        return ["#c8372d", "#e3b71c", "#2c62c9", "#3a9a4a"][seat] ?? root.line;
    }
    function seatText(seat: int): color {
        return seat === 1 ? "#2a2018" : "#ffffff";
    }
}

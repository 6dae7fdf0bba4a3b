pragma Singleton
import QtQuick

// The tokens of the table: sizes, colours, typefaces, durations. Colours are those of the game that is played.
QtObject {
    id: root

    readonly property color accent: root.worn.accent
    readonly property color accentText: root.worn.accentText
    readonly property int body: Math.round(14 * root.unit)
    readonly property color danger: root.worn.danger
    property bool dark: false
    readonly property color desk: root.worn.desk
    readonly property int display: Math.round(40 * root.unit)
    readonly property string displayFace: root.worn.displayFace
    property real fit: 1
    readonly property int flight: root.motion ? 280 : 0
    readonly property real hairline: Math.max(1, root.unit)
    readonly property int heading: Math.round(19 * root.unit)
    readonly property GameLook house: GameLook {
        dark: root.dark
    }
    // Folder of the pack's icons, which cards and boards share.
    property string iconFolder
    readonly property color ink: root.worn.ink
    readonly property color inkSoft: root.worn.inkSoft
    readonly property real l: 16 * root.unit
    readonly property color legal: root.worn.legal
    readonly property color legalWash: root.worn.legalWash
    readonly property color line: root.worn.line
    // The game's own; the window of the table sets it.
    property GameLook look
    readonly property real m: 12 * root.unit
    property bool motion: true
    readonly property color paper: root.worn.paper
    readonly property int quick: root.motion ? 120 : 0
    readonly property real radius: 5 * root.unit
    readonly property color raised: root.worn.raised
    readonly property string reading: "Lato"
    readonly property real s: 8 * root.unit
    readonly property color shade: root.worn.shade
    readonly property int small: Math.round(12 * root.unit)
    readonly property color sunk: root.worn.sunk
    readonly property real unit: root.zoom * root.fit
    readonly property GameLook worn: root.look ?? root.house
    readonly property real xl: 24 * root.unit
    readonly property real xs: 4 * root.unit
    // What the person chose, and how much larger than the smallest window this one is.
    property real zoom: 1

    // The display faces have old-style figures, of which the 1 looks like a letter: what holds figures is set in the face
    // for reading.
    function faceFor(text: string): string {
        return /\d/.test(text) ? root.reading : root.displayFace;
    }
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
        return ["#c8372d", "#e3b71c", "#2c62c9", "#3a9a4a", "#7d4aa8"][seat] ?? root.line;
    }
    function seatText(seat: int): color {
        return seat === 1 ? "#2a2018" : "#ffffff";
    }
}

import QtQuick

// The colours of a table and its display typeface. These are brass, ink and paper; a game's Look has its own.
QtObject {
    id: root

    property color accent: root.dark ? "#dcab55" : "#805211"
    property color accentText: root.dark ? "#1f1508" : "#fff8e8"
    property color danger: root.dark ? "#ff9582" : "#9c2418"
    property bool dark: false
    property color desk: root.dark ? "#14100c" : "#d9c7a0"
    property string displayFace: "Vollkorn"
    property color ink: root.dark ? "#f3e8d0" : "#2a2018"
    property color inkSoft: root.dark ? "#c9b592" : "#5b4a37"
    property color legal: root.dark ? "#4fd6b8" : "#08705f"
    property color legalWash: root.dark ? "#334fd6b8" : "#330a9c84"
    property color line: root.dark ? "#6b5737" : "#b3945c"
    property color paper: root.dark ? "#241d16" : "#f5ebd5"
    property color raised: root.dark ? "#31281e" : "#fdf8ec"
    property color shade: root.dark ? "#b3000000" : "#802a2018"
    property color sunk: root.dark ? "#1a1510" : "#e7d8b7"
}

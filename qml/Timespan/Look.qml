import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// Four ages from ochre by moss and sea green to cyan, on slate and parchment; the accent is that of the running age.
GameLook {
    id: root

    readonly property int age: Math.max(1, Math.min(4, Desk.timespan.age))

    accent: (root.dark ? ["#e5ab4a", "#c9c95c", "#63c79d", "#5cc4d9"] : ["#7d4f08", "#575711", "#165a3f", "#0a5c73"])[root.age - 1]
    accentText: root.dark ? "#10161b" : "#fdf9ef"
    danger: root.dark ? "#ff9a86" : "#a3281a"
    dark: Theme.dark
    desk: root.dark ? "#10161b" : "#d5dcdd"
    displayFace: "Vollkorn"
    ink: root.dark ? "#eef3f4" : "#1e2a35"
    inkSoft: root.dark ? "#b4c2c9" : "#4a5a66"
    legal: root.dark ? "#ffc65c" : "#a35c00"
    legalWash: root.dark ? "#33ffc65c" : "#33e09a1c"
    line: root.dark ? "#465661" : "#a9b6bb"
    paper: root.dark ? "#1b242b" : "#f4f5f0"
    raised: root.dark ? "#26323b" : "#fffefa"
    shade: root.dark ? "#b3000000" : "#801e2a35"
    sunk: root.dark ? "#141b21" : "#e3e8e7"
}

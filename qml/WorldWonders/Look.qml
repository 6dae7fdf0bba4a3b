import QtQuick
import Meeplewright.Theme

// Sunlit stone, terracotta and water.
GameLook {
    id: root
    accent: root.dark ? "#f0926b" : "#a8452a"
    accentText: root.dark ? "#2a1208" : "#fff6ec"
    danger: root.dark ? "#ff8a98" : "#b3123a"
    dark: Theme.dark
    desk: root.dark ? "#11181c" : "#eadfc9"
    displayFace: "EB Garamond"
    ink: root.dark ? "#f4ecdf" : "#2b2622"
    inkSoft: root.dark ? "#c3b8a8" : "#5d5247"
    legal: root.dark ? "#5fd0e0" : "#0b7285"
    legalWash: root.dark ? "#335fd0e0" : "#330b8ea5"
    line: root.dark ? "#4c5a60" : "#c9b48f"
    paper: root.dark ? "#1d2429" : "#faf4e6"
    raised: root.dark ? "#273037" : "#fffdf7"
    shade: root.dark ? "#b3000000" : "#802b2622"
    sunk: root.dark ? "#151b1f" : "#eee2ca"
}

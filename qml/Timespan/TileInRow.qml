import QtQuick

// A luxury tile in a row of such.
LuxuryTile {
    id: root

    required property string modelData

    dead: (parent as TileRow)?.dead ?? false
    luxuryId: root.modelData
    size: parent?.height ?? 0
}

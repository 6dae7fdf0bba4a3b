import QtQuick

// A track with the spaces where markers stand.
BoardFace {
    id: root

    required property list<int> markers
    required property list<rect> spaces

    kind: "track"
}

import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A track and the markers of all seats.
TrackFace {
    id: root

    required property bool closed

    // The more seats, the less room the log would have below; tracks give way where there is still too little.
    readonly property real fullWidth: (parent?.width ?? 0) * (root.markers.length > 3 ? 0.86 : root.markers.length > 2 ? 0.93 : 1)
    required property string hint
    required property real shape
    required property string title
    required property string trackId

    Accessible.name: root.hint
    Accessible.role: Accessible.StaticText
    Layout.alignment: Qt.AlignHCenter
    Layout.fillHeight: true
    Layout.maximumHeight: root.fullWidth * aspect
    Layout.minimumHeight: root.fullWidth * aspect * 0.6
    Layout.preferredHeight: root.fullWidth * aspect
    Layout.preferredWidth: Math.min(root.fullWidth, height / aspect)
    aspect: root.shape
    boardId: root.trackId
    objectName: "track-" + root.trackId

    Component.onCompleted: PlaceBook.add(root, "track/" + root.trackId)

    Repeater {
        model: root.markers

        TrackDisc {
        }
    }
    Rectangle {
        anchors.right: parent.right
        color: Theme.paper
        height: parent.height * 0.36
        opacity: 0.75
        visible: root.closed
        width: parent.width * 0.05
    }
    Peek {
        id: hover
        itemId: root.trackId
        kind: "track"
    }
    Tip {
        text: root.hint
        visible: hover.hovered
    }
}

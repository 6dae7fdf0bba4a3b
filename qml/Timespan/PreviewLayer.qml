import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// The timeline as it would be after what is looked at.
PreviewSheet {
    id: root

    readonly property TurnPreview preview: Desk.timespan.preview

    visible: root.preview.open && root.preview.pushes
    z: 10

    Repeater {
        model: root.visible ? root.preview.timeline : []

        PreviewCard {
        }
    }
    Chip {
        anchors.right: parent.right
        anchors.rightMargin: Theme.xs
        ink: Theme.danger
        text: root.preview.gone
        visible: root.preview.gone !== ""
        y: root.height * 0.22
    }
}

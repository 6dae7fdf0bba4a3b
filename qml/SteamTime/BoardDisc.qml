import QtQuick
import Meeplewright.Controls
import Meeplewright.Theme

// A control disc on a track of an airship board.
SeatDisc {
    id: root

    required property rect at
    required property string label

    Accessible.name: root.label
    Accessible.role: Accessible.StaticText
    size: root.at.width * (parent?.width ?? 0) * 0.9
    visible: root.at.width > 0
    x: (root.at.x + root.at.width * 0.05) * (parent?.width ?? 0)
    y: (root.at.y + root.at.height * 0.05) * (parent?.height ?? 0)

    Behavior on x  {
        NumberAnimation {
            duration: Theme.flight
            easing.type: Easing.InOutQuad
        }
    }
    Behavior on y  {
        NumberAnimation {
            duration: Theme.flight
            easing.type: Easing.InOutQuad
        }
    }
}

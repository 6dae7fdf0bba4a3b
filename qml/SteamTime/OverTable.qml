import QtQuick
import Meeplewright.Theme

// What is opened over the boards: cards to choose from, another player's board.
Item {
    id: root
    OfferView {
        anchors.centerIn: parent
        room: Qt.size(root.width - 2 * Theme.s, root.height - 2 * Theme.s)
    }
    EnlargedBoard {
        anchors.fill: parent
    }
}

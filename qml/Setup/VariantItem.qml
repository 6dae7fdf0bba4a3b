import QtQuick
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// A variant to choose.
ActionButton {
    id: root

    required property string explanation
    required property int index
    required property string title
    required property string variantId

    Accessible.description: root.explanation
    objectName: "variant-" + root.variantId
    pixelSize: Theme.small
    strong: Desk.game.setup.variant === root.index
    text: root.title

    onClicked: Desk.game.setup.variant = root.index

    Tip {
        text: root.explanation
        visible: root.hovered && text !== ""
    }
}

import QtQuick
import QtQuick.Layouts
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// Variants and options, each with what it changes.
ColumnLayout {
    id: root

    readonly property TableSetup setup: Desk.game.setup

    spacing: Theme.m

    Heading {
        text: qsTr("Variant")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.xs

        Repeater {
            model: root.setup.variants

            VariantItem {
            }
        }
    }
    ListView {
        id: list
        Layout.fillHeight: true
        Layout.fillWidth: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 4000
        clip: true
        model: root.setup.options
        objectName: "options"
        section.property: "module"
        spacing: Theme.s

        delegate: OptionItem {
            width: (ListView.view?.width ?? 0) - Theme.l
        }
        section.delegate: Heading {
            required property string section

            bottomPadding: Theme.s
            text: section === "true" ? qsTr("Modules") : qsTr("Options")
            topPadding: Theme.s
        }

        ScrollMark {
            view: list
        }
    }
}

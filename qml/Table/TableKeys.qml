import QtQuick
import Meeplewright.Playtest

// The keys of the table; KeyLines lists them. Letters work only while no field takes text.
Item {
    id: root

    readonly property list<TableKey> all: [
        TableKey {
            enabled: false // TargetArea has it
            named: qsTr("Arrows", "keys")
            what: qsTr("To the next place that can be chosen; its card is shown large")
        },
        TableKey {
            enabled: false
            named: qsTr("Enter, Space", "keys")
            what: qsTr("Choose it")
        },
        TableKey {
            enabled: false
            named: qsTr("Tab", "key")
            what: qsTr("Also to what cannot be chosen")
        },
        TableKey {
            enabled: root.letters
            named: "?"
            sequences: ["?", "Shift+?"]
            what: qsTr("Why it cannot be chosen")

            // About what is in hand where it is held; with empty hands about what has the focus.
            onActivated: if (!Desk.table?.explainHeld())
                Desk.game.askWhyNot(TargetNavigator.currentChoice())
        },
        TableKey {
            enabled: root.letters
            sequences: ["U", "Ctrl+Z"]
            what: qsTr("Undo")

            onActivated: Desk.game.undo()
        },
        TableKey {
            enabled: root.playing
            sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
            what: qsTr("Redo")

            onActivated: Desk.game.redo()
        },
        TableKey {
            enabled: root.playing
            sequences: ["Alt+Left"]
            what: qsTr("Look at the table as it stood a step before, without taking anything back")

            onActivated: Desk.game.lookAt(Math.max(0, Desk.game.shownStep - 1))
        },
        TableKey {
            enabled: root.playing && Desk.game.lookingBack
            sequences: ["Alt+Right"]
            what: qsTr("The same a step later, and back to the present")

            onActivated: Desk.game.lookAt(Desk.game.shownStep + 1)
        },
        TableKey {
            enabled: root.letters
            sequences: ["R"]
            what: qsTr("Turn what is in hand; with empty hands, the rules")

            onActivated: if (!Desk.table?.turn(1))
                Desk.rulesOpen = !Desk.rulesOpen
        },
        TableKey {
            enabled: root.letters
            sequences: ["Shift+R"]
            what: qsTr("Turn it the other way")

            onActivated: Desk.table?.turn(-1)
        },
        TableKey {
            enabled: root.letters
            sequences: ["L"]
            what: qsTr("Filter the log")

            onActivated: root.logWanted()
        },
        TableKey {
            enabled: root.letters
            sequences: ["N"]
            what: qsTr("Write a note on this step")

            onActivated: root.noteWanted()
        },
        TableKey {
            enabled: root.letters
            sequences: ["M", "F10"]
            what: qsTr("The menu")

            onActivated: root.menuWanted()
        },
        TableKey {
            enabled: root.playing
            sequences: ["Ctrl+S"]
            what: qsTr("Save the game…")

            onActivated: Desk.host.saveRequested()
        },
        TableKey {
            sequences: ["Ctrl++", "Ctrl+="]
            what: qsTr("Larger")

            onActivated: Desk.host.settings.zoom += 0.1
        },
        TableKey {
            sequences: ["Ctrl+-"]
            what: qsTr("Smaller")

            onActivated: Desk.host.settings.zoom -= 0.1
        },
        TableKey {
            sequences: ["Ctrl+0"]
            what: qsTr("As large as usual")

            onActivated: Desk.host.settings.zoom = 1
        },
        TableKey {
            sequences: ["Escape"]
            what: qsTr("Close what is open, back to the table")

            onActivated: {
                if (!Desk.closeAll() && !Desk.table?.takeBack()) {
                    Desk.game.lookAt(-1);
                    root.escaped();
                }
            }
        },
        TableKey {
            enabled: root.playing
            sequences: ["F1"]
            what: qsTr("These keys")

            onActivated: Desk.keysOpen = !Desk.keysOpen
        }
    ]
    readonly property bool letters: root.playing && !(Window.activeFocusItem instanceof TextInput)
    readonly property bool playing: Desk.game.stage !== PlaytestGame.SettingUp && !Desk.game.curtain

    signal escaped
    signal logWanted
    signal menuWanted
    signal noteWanted
}

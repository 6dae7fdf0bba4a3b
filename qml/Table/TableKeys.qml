import QtQuick
import Meeplewright.Playtest

// The keys of the table. Letters work only while no field takes text.
Item {
    id: root

    readonly property bool playing: Desk.game.stage !== PlaytestGame.SettingUp && !Desk.game.curtain
    readonly property bool typing: Window.activeFocusItem instanceof TextInput

    signal escaped
    signal logWanted
    signal menuWanted
    signal noteWanted

    // About what is in hand where it is held; with empty hands about what has the focus.
    function ask() {
        if (!Desk.table?.explainHeld()) {
            Desk.game.askWhyNot(TargetNavigator.currentChoice());
        }
    }
    function close() {
        if (!Desk.closeAll() && !Desk.table?.takeBack()) {
            Desk.game.lookAt(-1);
            root.escaped();
        }
    }

    // What is in hand is turned; with empty hands the rules are opened.
    function turnOrRead() {
        if (!Desk.table?.turn(1)) {
            Desk.rulesOpen = !Desk.rulesOpen;
        }
    }

    Shortcut {
        enabled: root.playing && !root.typing
        sequences: ["U", "Ctrl+Z"]

        onActivated: Desk.game.undo()
    }
    Shortcut {
        enabled: root.playing
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]

        onActivated: Desk.game.redo()
    }
    Shortcut {
        enabled: root.playing && !root.typing
        sequence: "L"

        onActivated: root.logWanted()
    }
    Shortcut {
        enabled: root.playing && !root.typing
        sequence: "N"

        onActivated: root.noteWanted()
    }
    Shortcut {
        enabled: root.playing
        sequence: "Alt+Left"

        onActivated: Desk.game.lookAt(Math.max(0, Desk.game.shownStep - 1))
    }
    Shortcut {
        enabled: root.playing && Desk.game.lookingBack
        sequence: "Alt+Right"

        onActivated: Desk.game.lookAt(Desk.game.shownStep + 1)
    }
    Shortcut {
        enabled: root.playing && !root.typing
        sequence: "R"

        onActivated: root.turnOrRead()
    }
    Shortcut {
        enabled: root.playing && !root.typing
        sequence: "Shift+R"

        onActivated: Desk.table?.turn(-1)
    }
    Shortcut {
        enabled: root.playing && !root.typing
        sequences: ["?", "Shift+?"]

        onActivated: root.ask()
    }
    Shortcut {
        enabled: root.playing
        sequence: "F1"

        onActivated: Desk.keysOpen = !Desk.keysOpen
    }
    Shortcut {
        enabled: root.playing && !root.typing
        sequences: ["F10", "M"]

        onActivated: root.menuWanted()
    }
    Shortcut {
        sequence: "Escape"

        onActivated: root.close()
    }
    Shortcut {
        enabled: root.playing
        sequences: ["Ctrl+S"]

        onActivated: Desk.host.saveRequested()
    }
    Shortcut {
        sequences: ["Ctrl++", "Ctrl+="]

        onActivated: Desk.host.settings.zoom += 0.1
    }
    Shortcut {
        sequence: "Ctrl+-"

        onActivated: Desk.host.settings.zoom -= 0.1
    }
    Shortcut {
        sequence: "Ctrl+0"

        onActivated: Desk.host.settings.zoom = 1
    }
}

import QtQuick
import QtQuick.Layouts
import Meeplewright.Playtest
import Meeplewright.Theme

// What the game shows beside its boards, and the log.
ColumnLayout {
    id: root
    function searchLog() {
        log.search();
    }
    function writeNote() {
        log.writeNote();
    }

    spacing: Theme.s

    // Gives way as far as what is in it does, before the log has no room.
    Loader {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.maximumHeight: implicitHeight
        objectName: "sideArea"
        source: Desk.table ? Desk.table.parts + "SideArea.qml" : ""
    }
    LogView {
        id: log
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.minimumHeight: 120 * Theme.unit
    }
}

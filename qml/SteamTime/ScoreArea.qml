import QtQuick

// Steam Time shows nothing beside its score sheet.
Item {
    visible: false
}

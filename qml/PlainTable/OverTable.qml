import QtQuick

// Nothing is opened over a plain table.
Item {
    visible: false
}

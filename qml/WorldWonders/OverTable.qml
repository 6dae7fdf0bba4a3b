import QtQuick

// What is opened over the table: another player's city.
Item {
    id: root
    EnlargedCity {
        anchors.fill: parent
    }
}

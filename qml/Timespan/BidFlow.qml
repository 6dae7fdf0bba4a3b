import QtQuick

// The sums that may be bid for a pair.
Flow {
    id: root

    required property int pair
}

import QtQuick
import QtTest
import Meeplewright.Controls

TestCase {
    id: root

    property int taken: 0

    function button(index: int): Item {
        return findChild(choice, "bots-" + index);
    }
    function init() {
        root.taken = 0;
    }
    function test_click() {
        mouseClick(root.button(2));
        compare(root.taken, 2);
    }
    function test_keys(row: var) {
        root.button(1).forceActiveFocus();
        keyClick(row.key);
        compare(root.taken, 1);
    }
    function test_keys_data() {
        return [{
                "tag": "return",
                "key": Qt.Key_Return
            }, {
                "tag": "enter",
                "key": Qt.Key_Enter
            }, {
                "tag": "space",
                "key": Qt.Key_Space
            }];
    }
    function test_onlyTheTakenOneIsStrong() {
        for (let index = 0; index < 3; ++index) {
            root.taken = index;
            for (let other = 0; other < 3; ++other)
                compare(root.button(other).strong, other === index);
        }
    }

    height: 200
    name: "TextChoice"
    visible: true
    when: windowShown
    width: 500

    TextChoice {
        id: choice
        current: root.taken
        label: "Seat 1"
        objectName: "bots"
        values: ["Person", "Random", "Greedy"]

        onPicked: index => root.taken = index
    }
}

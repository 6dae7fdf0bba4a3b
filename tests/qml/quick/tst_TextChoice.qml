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
    function test_wrapsWhereThereIsNoRoom(row: var) {
        choice.width = row.width;
        const first = root.button(0);
        tryVerify(() => Math.round(choice.implicitHeight / first.height - 0.3) === row.rows);
        for (let index = 0; index < 3; ++index) {
            const button = root.button(index);
            verify(button.x + button.width <= row.width);
            mouseClick(button);
            compare(root.taken, index);
        }
    }
    function test_wrapsWhereThereIsNoRoom_data() {
        return [{
                "tag": "room",
                "width": 500,
                "rows": 1
            }, {
                "tag": "little",
                "width": 160,
                "rows": 2
            }, {
                "tag": "least",
                "width": 90,
                "rows": 3
            }];
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

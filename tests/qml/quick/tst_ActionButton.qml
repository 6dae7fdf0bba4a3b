import QtQuick
import QtTest
import Meeplewright.Controls

TestCase {
    id: root
    function init() {
        button.enabled = true;
        button.text = "Undo";
        clicked.clear();
    }
    function test_disabled() {
        button.enabled = false;
        mouseClick(button);
        compare(clicked.count, 0);
        verify(button.opacity < 1);
    }
    function test_every_way_to_press_it(row: var) {
        button.forceActiveFocus();
        row.press();
        compare(clicked.count, 1);
    }
    function test_every_way_to_press_it_data() {
        return [{
                "tag": "mouse",
                "press": () => mouseClick(button)
            }, {
                "tag": "return",
                "press": () => keyClick(Qt.Key_Return)
            }, {
                "tag": "enter",
                "press": () => keyClick(Qt.Key_Enter)
            }, {
                "tag": "space",
                "press": () => keyClick(Qt.Key_Space)
            }];
    }
    function test_isSpokenWithoutIcons() {
        button.text = "Pay 3 {gold}";
        verify(!button.Accessible.name.includes("{"), button.Accessible.name);
    }

    height: 200
    name: "ActionButton"
    visible: true
    when: windowShown
    width: 300

    ActionButton {
        id: button
    }
    SignalSpy {
        id: clicked
        signalName: "clicked"
        target: button
    }
}

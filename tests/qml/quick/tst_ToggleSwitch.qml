import QtQuick
import QtTest
import Meeplewright.Controls

TestCase {
    id: root
    function init() {
        toggle.checked = false;
        toggle.enabled = true;
        toggled.clear();
    }
    function test_click() {
        mouseClick(toggle);
        compare(toggle.checked, true);
        mouseClick(toggle);
        compare(toggle.checked, false);
        compare(toggled.count, 2);
    }
    function test_disabled() {
        toggle.enabled = false;
        mouseClick(toggle);
        compare(toggle.checked, false);
    }
    function test_isAsWideAsItsText() {
        const narrow = toggle.implicitWidth;
        toggle.text = "Sabotage and specialists, both of them";
        verify(toggle.implicitWidth > narrow);
        toggle.text = "Sabotage";
    }
    // From right to left the switch stands right of its text, and on is to the left.
    function test_mirrored() {
        compare(toggle.indicator.x, 0);
        toggle.LayoutMirroring.enabled = true;
        compare(toggle.indicator.x, toggle.width - toggle.indicator.width);
        mouseClick(toggle);
        compare(toggle.checked, true);
        toggle.LayoutMirroring.enabled = false;
        compare(toggle.indicator.x, 0);
    }
    function test_space() {
        toggle.forceActiveFocus();
        keyClick(Qt.Key_Space);
        compare(toggle.checked, true);
    }

    height: 200
    name: "ToggleSwitch"
    visible: true
    when: windowShown
    width: 300

    ToggleSwitch {
        id: toggle
        text: "Sabotage"
    }
    SignalSpy {
        id: toggled
        signalName: "toggled"
        target: toggle
    }
}

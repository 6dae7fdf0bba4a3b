import QtQuick
import QtTest
import Meeplewright.Controls

TestCase {
    id: root
    function init() {
        field.text = "";
        field.forceActiveFocus();
    }
    function placeholder(): Item {
        return Array.from(field.children).find(child => child.text === field.placeholderText);
    }
    function test_placeholderGivesWay() {
        verify(root.placeholder().visible);
        keyClick("a");
        compare(field.text, "a");
        verify(!root.placeholder().visible);
        keyClick(Qt.Key_Backspace);
        verify(root.placeholder().visible);
    }
    function test_selectsByMouse() {
        field.text = "encounter";
        mouseDoubleClickSequence(field, 20, field.height / 2);
        compare(field.selectedText, "encounter");
    }

    height: 200
    name: "SearchField"
    visible: true
    when: windowShown
    width: 300

    SearchField {
        id: field
        label: "Search the rules"
        placeholderText: "Search"
        width: 200
    }
}

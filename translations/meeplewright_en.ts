<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>SeatPanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::app::Application</name>
    <message numerus="yes">
        <source>The pack cannot be played: %n error(s), first %1: %2</source>
        <translation>
            <numerusform>The pack cannot be played: %n error, first %1: %2</numerusform>
            <numerusform>The pack cannot be played: %n errors, first %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::ChangesModel</name>
    <message numerus="yes">
        <source>%n fields changed</source>
        <translation>
            <numerusform>%n field changed</numerusform>
            <numerusform>%n fields changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::ChangesPane</name>
    <message numerus="yes">
        <source>%n item(s) changed</source>
        <translation>
            <numerusform>%n item changed</numerusform>
            <numerusform>%n items changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::ItemTableModel</name>
    <message numerus="yes">
        <source>Change %n cells</source>
        <translation>
            <numerusform>Change %n cell</numerusform>
            <numerusform>Change %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::MainWindow</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::PackDocument</name>
    <message numerus="yes">
        <source>Change %1 of %n items</source>
        <translation>
            <numerusform>Change %1 of %n item</numerusform>
            <numerusform>Change %1 of %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n items</source>
        <translation>
            <numerusform>Duplicate %n item</numerusform>
            <numerusform>Duplicate %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n items</source>
        <translation>
            <numerusform>Delete %n item</numerusform>
            <numerusform>Delete %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n items</source>
        <translation>
            <numerusform>Move %n item</numerusform>
            <numerusform>Move %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::SearchModel</name>
    <message numerus="yes">
        <source>Replace %n hits</source>
        <translation>
            <numerusform>Replace %n hit</numerusform>
            <numerusform>Replace %n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::SearchPane</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n hits</source>
        <translation>
            <numerusform>more than %n hit</numerusform>
            <numerusform>more than %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n hit(s). Ctrl+Z takes it back.</source>
        <translation>
            <numerusform>Replaced %n hit. Ctrl+Z takes it back.</numerusform>
            <numerusform>Replaced %n hits. Ctrl+Z takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::SetFieldDialog</name>
    <message numerus="yes">
        <source>Gives a field the same value in %n item(s).</source>
        <translation>
            <numerusform>Gives a field the same value in %n item.</numerusform>
            <numerusform>Gives a field the same value in %n items.</numerusform>
        </translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AirshipView</name>
    <message numerus="yes">
        <source>%n airship(s) in the hangar</source>
        <translation>
            <numerusform>%n airship in the hangar</numerusform>
            <numerusform>%n airships in the hangar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardRowView</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message numerus="yes">
        <source>▸ %1 – %n more line(s)</source>
        <translation>
            <numerusform>▸ %1 – %n more line</numerusform>
            <numerusform>▸ %1 – %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message numerus="yes">
        <source>%1: %n esteem</source>
        <translation>
            <numerusform>%1: %n esteem</numerusform>
            <numerusform>%1: %n esteem</numerusform>
        </translation>
    </message>
</context>
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
    <name>SpecialistShelf</name>
    <message numerus="yes">
        <source>Specialists: %n card(s)</source>
        <translation>
            <numerusform>Specialists: %n card</numerusform>
            <numerusform>Specialists: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message numerus="yes">
        <source>Paste %n cells</source>
        <translation>
            <numerusform>Paste %n cell</numerusform>
            <numerusform>Paste %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::BoardInspector</name>
    <message numerus="yes">
        <source>%n parts selected</source>
        <translation>
            <numerusform>%n part selected</numerusform>
            <numerusform>%n parts selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::BoardModel</name>
    <message numerus="yes">
        <source>There is room for %n at most.</source>
        <translation>
            <numerusform>There is room for %n at most.</numerusform>
            <numerusform>There is room for %n at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there is room for %n at most.</source>
        <translation>
            <numerusform>%1: there is room for %n at most.</numerusform>
            <numerusform>%1: there is room for %n at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::BoardStrip</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n players</source>
        <translation>
            <numerusform>%1, %n player</numerusform>
            <numerusform>%1, %n players</numerusform>
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
    <name>mw::table::ScoreSheet</name>
    <message numerus="yes">
        <source>%n crystal(s) left, which decide ties</source>
        <translation>
            <numerusform>%n crystal left, which decide ties</numerusform>
            <numerusform>%n crystals left, which decide ties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mission, fulfilled %n time(s)</source>
        <translation>
            <numerusform>mission, fulfilled %n time</numerusform>
            <numerusform>mission, fulfilled %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>how often something gave esteem</comment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::table::SteamTimeTable</name>
    <message numerus="yes">
        <source>Bribe: %n T.I.M.E.-crystal(s)</source>
        <translation>
            <numerusform>Bribe: %n T.I.M.E.-crystal</numerusform>
            <numerusform>Bribe: %n T.I.M.E.-crystals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) left</source>
        <comment>deck</comment>
        <translation>
            <numerusform>%1: %n card left</numerusform>
            <numerusform>%1: %n cards left</numerusform>
        </translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo">
<context>
    <name>mw::editor::StartPage</name>
    <message>
        <source>Recent</source>
        <translation>Lastaj</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
</context>
</TS>

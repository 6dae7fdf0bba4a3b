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
    <name>AutomatonView</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
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
    <name>CityRows</name>
    <message numerus="yes">
        <source>Road of %n space(s)</source>
        <translation>
            <numerusform>Road of %n space</numerusform>
            <numerusform>Road of %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayPlace</name>
    <message numerus="yes">
        <source>%n point(s) bid</source>
        <translation>
            <numerusform>%n point bid</numerusform>
            <numerusform>%n points bid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraveyardPlace</name>
    <message numerus="yes">
        <source>%n card(s) in the graveyard of %1</source>
        <translation>
            <numerusform>%n card in the graveyard of %1</numerusform>
            <numerusform>%n cards in the graveyard of %1</numerusform>
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
    <name>PriceTag</name>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyArea</name>
    <message numerus="yes">
        <source>%n worker(s) ready</source>
        <translation>
            <numerusform>%n worker ready</numerusform>
            <numerusform>%n workers ready</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreArea</name>
    <message numerus="yes">
        <source>%n space(s) count for this line</source>
        <translation>
            <numerusform>%n space count for this line</numerusform>
            <numerusform>%n spaces count for this line</numerusform>
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
    <name>StackPlace</name>
    <message numerus="yes">
        <source>%n tile(s) face down</source>
        <translation>
            <numerusform>%n tile face down</numerusform>
            <numerusform>%n tiles face down</numerusform>
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
    <name>mw::editor::MapChecks</name>
    <message numerus="yes">
        <source>%n spaces at the sidewalk can be built on.</source>
        <translation>
            <numerusform>%n space at the sidewalk can be built on.</numerusform>
            <numerusform>%n spaces at the sidewalk can be built on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No road gets to %n spaces.</source>
        <translation>
            <numerusform>No road gets to %n space.</numerusform>
            <numerusform>No road gets to %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n areas are reached over bridges.</source>
        <translation>
            <numerusform>%n area is reached over a bridge.</numerusform>
            <numerusform>%n areas are reached over bridges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n areas lie away from the sidewalk.</source>
        <translation>
            <numerusform>%n area lies away from the sidewalk.</numerusform>
            <numerusform>%n areas lie away from the sidewalk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n areas lie at the sidewalk.</source>
        <translation>
            <numerusform>The %n area lies at the sidewalk.</numerusform>
            <numerusform>All %n areas lie at the sidewalk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first road has %n places.</source>
        <translation>
            <numerusform>The first road has %n place.</numerusform>
            <numerusform>The first road has %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::MapGallery</name>
    <message numerus="yes">
        <source>Largest free rectangle: %n spaces</source>
        <translation>
            <numerusform>Largest free rectangle: %n space</numerusform>
            <numerusform>Largest free rectangle: %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First road: %n places</source>
        <translation>
            <numerusform>First road: %n place</numerusform>
            <numerusform>First road: %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::MapView</name>
    <message numerus="yes">
        <source>Row %1, column %2: %3, %n spaces of it together</source>
        <translation>
            <numerusform>Row %1, column %2: %3, %n space of it</numerusform>
            <numerusform>Row %1, column %2: %3, %n spaces of it together</numerusform>
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
    <name>mw::editor::ShapeFacts</name>
    <message numerus="yes">
        <source>%n different turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n different turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::editor::ShapePlaces</name>
    <message numerus="yes">
        <source>%n legal places</source>
        <translation>
            <numerusform>%n legal place</numerusform>
            <numerusform>%n legal places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n legal places</source>
        <translation>
            <numerusform>more than %n legal place</numerusform>
            <numerusform>more than %n legal places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::table::PlainTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
    <message numerus="yes">
        <source>%n esteem</source>
        <translation>
            <numerusform>%n esteem</numerusform>
            <numerusform>%n esteem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s) left, which decide ties</source>
        <translation>
            <numerusform>%n crystal left, which decide ties</numerusform>
            <numerusform>%n crystals left, which decide ties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::table::TableSetup</name>
    <message numerus="yes">
        <source>Only for %n player(s).</source>
        <translation>
            <numerusform>Only for %n player.</numerusform>
            <numerusform>Only for %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::table::TimespanTable</name>
    <message numerus="yes">
        <source>%n offer(s) with the peace of now</source>
        <translation>
            <numerusform>%n offer with the peace of now</numerusform>
            <numerusform>%n offers with the peace of now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mw::table::WorldWondersTable</name>
    <message numerus="yes">
        <source>%1: %n gold</source>
        <comment>what is on offer: its price</comment>
        <translation>
            <numerusform>%1: %n gold</numerusform>
            <numerusform>%1: %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monument(s), which decide ties</source>
        <translation>
            <numerusform>%n monument, which decide ties</numerusform>
            <numerusform>%n monuments, which decide ties</numerusform>
        </translation>
    </message>
</context>
</TS>

#include "contentreader.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

using grid::Cells;

/// The bytes of the first character of a text in UTF-8.
std::size_t characterLength(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        ++length;
    return length;
}

void addSpace(Map &map, grid::Space space, Terrain terrain)
{
    map.all.add(space);
    Cells &layer = terrain == Terrain::Land ? map.plain : terrain == Terrain::Water ? map.water : map.resources;
    layer.add(space);
}

// WW-GEO-05, 06, 11: the sidewalk below, the edge on the other sides, the border all round
void addSides(Map &map, int from, int to)
{
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column) {
            const grid::Space space{row, column};
            const bool isBottom = row + 1 == map.rows;
            const bool isOuter = column == 0 || column + 1 == map.columns;
            if (isBottom && column >= from && column <= to)
                map.sidewalk.add(space);
            if (row == 0 || isOuter)
                map.edge.add(space);
            if (row == 0 || isOuter || isBottom)
                map.border.add(space);
        }
    }
}

bool readRows(const Reader &reader, const Drawing &drawing, const Content &content, Map &map)
{
    for (int row = 0; row < map.rows; ++row) {
        const std::vector<std::string_view> &line = drawing[static_cast<std::size_t>(row)];
        if (std::ssize(line) != map.columns) {
            reader.report("rows", "world-wonders.rows", Message(MW_TEXT("All rows must be equally long.")));
            return false;
        }
        for (int column = 0; column < map.columns; ++column) {
            const auto found =
                std::find(content.symbols.begin(), content.symbols.end(), line[static_cast<std::size_t>(column)]);
            if (found == content.symbols.end()) {
                reader.report(
                    "rows", "world-wonders.rows",
                    Message(MW_TEXT("“{0}” stands for no terrain.")).name(line[static_cast<std::size_t>(column)]));
                return false;
            }
            addSpace(map, {row, column}, static_cast<Terrain>(found - content.symbols.begin()));
        }
    }
    return true;
}

void readTrack(const Reader &reader, Content &content, std::array<bool, resourceCount> &seen)
{
    const auto resource = static_cast<std::size_t>(reader.requiredWord("resource", resourceWords));
    seen[resource] = true;
    content.board.tracks[resource].length = reader.requiredInt("length", 1, maxTrack);
}

/// Adds one to every space from those that a list names on.
template <typename Counts>
void countFrom(const Reader &reader, std::string_view key, const Value *spaces, int length, Counts &counts)
{
    for (const Value &space : spaces ? spaces->list : std::vector<Value>()) {
        if (space.number < 1 || space.number > length) {
            reader.report(key, "world-wonders.track",
                          Message(MW_TEXT("The track has no space {0}.")).number(space.number));
            continue;
        }
        for (auto at = static_cast<std::size_t>(space.number); at < counts.size(); ++at)
            ++counts[at];
    }
}

} // namespace

Drawing drawingOf(const Value *rows)
{
    Drawing drawing;
    if (!rows)
        return drawing;
    for (const Value &row : rows->list) {
        std::vector<std::string_view> line;
        for (std::string_view rest = row.text; !rest.empty(); rest.remove_prefix(line.back().size()))
            line.push_back(rest.substr(0, characterLength(rest)));
        drawing.push_back(std::move(line));
    }
    return drawing;
}

std::optional<grid::Shape> readShape(const Reader &reader, std::string_view key, const Value *rows,
                                     std::string_view kinds)
{
    std::vector<grid::Shape::Part> parts;
    const Drawing drawing = drawingOf(rows);
    bool fits = drawing.size() <= static_cast<std::size_t>(grid::side);
    for (std::size_t row = 0; row < drawing.size(); ++row) {
        fits = fits && drawing[row].size() <= static_cast<std::size_t>(grid::side);
        for (std::size_t column = 0; column < drawing[row].size(); ++column) {
            const std::size_t kind = kinds.find(drawing[row][column]);
            if (kind != std::string_view::npos)
                parts.push_back({{static_cast<int>(row), static_cast<int>(column)}, static_cast<std::uint8_t>(kind)});
        }
    }
    if (!fits || parts.empty() || parts.size() > static_cast<std::size_t>(maxCells)) {
        reader.report(key, "world-wonders.shape",
                      Message(MW_TEXT("A shape covers 1 to {0} spaces within {1} rows and columns."))
                          .number(maxCells)
                          .number(grid::side));
        return std::nullopt;
    }
    grid::Shape shape = grid::Shape::of(std::move(parts));
    if (!shape.isConnected()) {
        reader.report(key, "world-wonders.shape",
                      Message(MW_TEXT("The spaces of a shape must hang together through their sides.")));
        return std::nullopt;
    }
    return shape;
}

void readTerrain(const Item &item, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    const auto found = std::find(terrainWords.begin(), terrainWords.end(), item.id);
    if (found == terrainWords.end()) {
        reader.report({}, "world-wonders.terrain", Message(MW_TEXT("A terrain is land, water or resource.")));
        return;
    }
    const auto terrain = static_cast<std::size_t>(found - terrainWords.begin());
    content.symbols[terrain] = reader.requiredText("symbol");
    content.terrainNames[terrain] = reader.optionalText("name", item.id);
}

// WW-GEO-01, 02
void readMap(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    Map map;
    static_cast<Named &>(map) = named(item, source);
    map.side = reader.requiredWord("side", sideWords);
    map.seat = reader.optionalInt("seat", 0, 0, maxPlayers);
    const Drawing drawing = drawingOf(item.field("rows"));
    map.rows = static_cast<int>(drawing.size());
    map.columns = drawing.empty() ? 0 : static_cast<int>(drawing.front().size());
    if (map.rows < 1 || map.rows > grid::side || map.columns < 1 || map.columns > grid::side) {
        reader.report("rows", "world-wonders.rows",
                      Message(MW_TEXT("A map has 1 to {0} rows and columns.")).number(grid::side));
        return;
    }
    if (!readRows(reader, drawing, content, map))
        return;
    const auto sidewalk = reader.optionalMap("sidewalk"); // WW-OPEN-10
    const int from = sidewalk ? sidewalk->requiredInt("from", 1, map.columns) : 1;
    const int to = sidewalk ? sidewalk->requiredInt("to", from, map.columns) : map.columns;
    addSides(map, from - 1, to - 1);
    content.maps.push_back(std::move(map));
}

void readStack(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    Stack stack;
    static_cast<Named &>(stack) = named(item, source);
    stack.players = reader.optionalInt("players", 1, 1, maxPlayers);
    stack.price = reader.requiredInt("price", 0, 20);
    if (const auto shape = readShape(reader, "shape", item.field("shape"), "#"))
        stack.shape = makeShape(*shape, tileTurns(content.options));
    content.stacks.push_back(std::move(stack));
}

void readResourceBoard(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    if (reader.requiredWord("side", sideWords) != content.options.boardSide)
        return;
    ResourceBoard &board = content.board;
    static_cast<Named &>(board) = named(item, source);
    if (const auto population = reader.requiredMap("population")) {
        board.populationEnd = population->requiredInt("length", 1, maxTrack);
        countFrom(*population, "rings", item.field("population/rings"), board.populationEnd, board.rings);
    }
    std::array<bool, resourceCount> seen{};
    const std::vector<Reader> tracks = reader.requiredList("tracks");
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        readTrack(tracks[i], content, seen);
        Track &track = board.tracks[static_cast<std::size_t>(tracks[i].requiredWord("resource", resourceWords))];
        countFrom(tracks[i], "population", item.field("tracks/" + std::to_string(i) + "/population"), track.length,
                  track.symbols);
    }
    for (std::size_t resource = 0; resource < seen.size(); ++resource) {
        if (!seen[resource])
            reader.report("tracks", "world-wonders.track",
                          Message(MW_TEXT("The track of {0} is missing.")).term(resourceWords[resource]));
    }
}

} // namespace mw::world_wonders

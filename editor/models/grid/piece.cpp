#include "editor/models/grid/piece.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/grid/gridfields.h"
#include "editor/models/grid/gridmodel.h"

#include <algorithm>

namespace mw::editor {

using grid::Cells;
using grid::Shape;
using yaml::FieldSpec;

namespace {

constexpr const char *gameKind = "game";
constexpr const char *longRoadField = "long-road-length";
constexpr const char *shortRoadsField = "short-set";
constexpr std::uint8_t endOfRoad = 0;
constexpr std::uint8_t middleOfRoad = 1;

std::vector<std::string> wordsOf(const Item &item, const FieldSpec &beside)
{
    std::vector<std::string> words;
    const std::string key = gridfields::besideWord(beside)->name;
    const Value *list = item.field(beside.name);
    for (std::size_t i = 0; list && i < list->list.size(); ++i)
        words.push_back(list->list[i].textOr(key, ""));
    return words;
}

Piece read(const yaml::KindSpec &kind, const Item &item)
{
    Piece piece;
    const gridfields::Shapes shapes = gridfields::shapes(kind);
    if (!shapes.grid)
        return piece;
    piece.item = {QString::fromStdString(item.kind), QString::fromStdString(item.id)};
    piece.title = titleOf(item);
    for (const yaml::LegendEntry &entry : shapes.grid->legend)
        piece.on.push_back(entry.on);
    const Value *list = shapes.list ? item.field(shapes.list->name) : nullptr;
    const int count = shapes.list ? int(list ? list->list.size() : 0) : 1;
    for (int part = 0; part < count; ++part) {
        Shape shape = shapeOf(gridOf(item.field(shapes.path(part).toStdString())), shapes.grid->legend);
        if (!shape.parts.empty())
            piece.parts.push_back(std::move(shape));
    }
    const FieldSpec *link = gridfields::link(kind);
    piece.hasGap = link && item.fields.textOr(link->name, "") == gridfields::gap;
    if (const FieldSpec *beside = gridfields::beside(kind))
        piece.beside = wordsOf(item, *beside);
    return piece;
}

Piece road(const Item &game, const QString &title, int length, const PackDocument &document, bool isBridge)
{
    Piece piece;
    piece.item = {QString::fromStdString(game.kind), QString::fromStdString(game.id)};
    piece.title = title;
    std::vector<Shape::Part> parts;
    for (int i = 0; i < length; ++i)
        parts.push_back({{0, i}, i == 0 || i == length - 1 ? endOfRoad : middleOfRoad});
    piece.parts.push_back(Shape::of(std::move(parts)));
    const std::vector<std::string> solid = solidTerrains(document);
    std::vector<std::string> any;
    for (const ItemRef &map : allMaps(document)) {
        for (const yaml::LegendEntry &entry : legendOf(document, map))
            any.push_back(entry.id);
        break;
    }
    piece.on = {solid, isBridge ? any : solid};
    return piece;
}

} // namespace

std::vector<Cells> Piece::beneath(const MapGround &ground) const
{
    std::vector<Cells> cells;
    for (const std::vector<std::string> &names : on)
        cells.push_back(ground.ofAny(names) - ground.taken);
    return cells;
}

QList<Piece> allPieces(const PackDocument &document)
{
    QList<Piece> pieces;
    for (const yaml::KindSpec &kind : document.schema().kinds()) {
        if (!gridfields::shapes(kind).grid)
            continue;
        for (const Item *item : document.items().ofKind(kind.name)) {
            Piece piece = read(kind, *item);
            if (!piece.parts.empty())
                pieces << piece;
        }
    }
    return pieces;
}

Piece pieceOf(const PackDocument &document, const ItemRef &ref)
{
    const yaml::KindSpec *kind = document.schema().kind(ref.kind.toStdString());
    const Item *item = document.items().find(ref.kind.toStdString(), ref.id.toStdString());
    return kind && item ? read(*kind, *item) : Piece();
}

std::vector<std::string> solidTerrains(const PackDocument &document)
{
    for (const yaml::KindSpec &kind : document.schema().kinds()) {
        const gridfields::Shapes shapes = gridfields::shapes(kind);
        if (!shapes.grid)
            continue;
        const auto &legend = shapes.grid->legend;
        return std::find_if(legend.begin(), legend.end(), gridfields::covers)->on;
    }
    return {};
}

Roads roadsOf(const PackDocument &document)
{
    Roads roads;
    const yaml::KindSpec *kind = document.schema().kind(gameKind);
    const std::vector<const Item *> games = document.items().ofKind(gameKind);
    const FieldSpec *longRoad = kind ? kind->specAt(longRoadField) : nullptr;
    if (games.empty() || !longRoad || longRoad->type != FieldSpec::Type::Int)
        return roads;
    const Item &game = *games.front();
    const std::int64_t length = game.fields.intOr(longRoadField, longRoad->defaultValue.number);
    const auto fits = [](std::int64_t spaces) { return spaces >= 1 && spaces <= grid::side; };
    if (fits(length))
        roads.all << road(game, QString::fromStdString(longRoad->title), int(length), document, true);
    const FieldSpec *shortRoads = kind->specAt(shortRoadsField);
    const Value *lengths = shortRoads ? game.field(shortRoadsField) : nullptr;
    QList<std::int64_t> known;
    for (std::size_t i = 0; lengths && i < lengths->list.size(); ++i) {
        const std::int64_t spaces = lengths->list[i].number;
        if (!fits(spaces) || known.contains(spaces))
            continue;
        known << spaces;
        const QString title = QStringLiteral("%1 %2").arg(QString::fromStdString(shortRoads->title)).arg(spaces);
        roads.all << road(game, title, int(spaces), document, false);
    }
    return roads;
}

GridText textOf(const Shape &shape, const std::vector<yaml::LegendEntry> &legend, QChar uncovered)
{
    QStringList rows;
    for (int row = 0; row < shape.rows; ++row)
        rows << QString(shape.columns, uncovered);
    GridText text(rows);
    for (const Shape::Part &part : shape.parts)
        text.set({part.space.column, part.space.row}, QString::fromStdString(legend[part.kind].symbol).at(0));
    return text;
}

Shape shapeOf(const GridText &rows, const std::vector<yaml::LegendEntry> &legend)
{
    std::vector<Shape::Part> parts;
    for (int row = 0; row < std::min(rows.height(), grid::side); ++row) {
        for (int column = 0; column < std::min(rows.width(), grid::side); ++column) {
            const QString symbol(rows.at({column, row}));
            for (std::size_t kind = 0; kind < legend.size(); ++kind) {
                if (gridfields::covers(legend[kind]) && symbol == QString::fromStdString(legend[kind].symbol))
                    parts.push_back({{row, column}, std::uint8_t(kind)});
            }
        }
    }
    return Shape::of(std::move(parts));
}

} // namespace mw::editor

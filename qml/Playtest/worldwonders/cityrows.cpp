#include "cityrows.h"

#include <QCoreApplication>

namespace mw::table::wonders {

using namespace world_wonders;

namespace {

class CityRows
{
    Q_DECLARE_TR_FUNCTIONS(CityRows)

public:
    static QString road(int length) { return tr("Road of %n space(s)", "", length); }
    static QString tower() { return tr("Tower"); }
};

} // namespace

QStringList rowsOf(const TurnedShape &shape)
{
    QStringList rows(shape.rows, QString(shape.columns, u'.'));
    for (const Cell &cell : shape.spaces()) {
        rows[cell.row][cell.column] = u'#';
    }
    return rows;
}

QStringList wetRowsOf(const Map &map, const TurnedShape &shape, grid::Space corner)
{
    QStringList rows(shape.rows, QString(shape.columns, u'.'));
    bool wet = false;
    for (const Cell &cell : shape.spaces()) {
        const grid::Space space{corner.row + cell.row, corner.column + cell.column};
        if (space.row < map.rows && space.column < map.columns && map.water.has(space)) {
            rows[cell.row][cell.column] = u'#';
            wet = true;
        }
    }
    return wet ? rows : QStringList();
}

PieceRow pieceRow(const GamePack &pack, int piece)
{
    const Content &content = contentOf(*pack.content);
    const TableText text(pack.rules->game());
    const PieceName name = pieceName(content, piece);
    const Shape &shape = pieceShape(content, piece);
    PieceRow row;
    row.key = QStringLiteral("piece/%1").arg(piece);
    row.rows = rowsOf(shape.turns[0]);
    if (name.sort == Source::Building) {
        const Building &building = content.buildings[static_cast<std::size_t>(name.item)];
        row.sort = QStringLiteral("building");
        row.type = toQt(typeWords[static_cast<std::size_t>(building.type)]);
        row.title = text.content(building.name);
    } else if (name.sort == Source::Monument) {
        const Monument &monument = content.monuments[static_cast<std::size_t>(name.item)];
        row.sort = QStringLiteral("monument");
        const Item &item = pack.items.all()[static_cast<std::size_t>(monument.source)];
        row.art = toQt(item.fields.textOr("art", monument.id));
        row.title = text.content(monument.name);
    } else if (name.sort == Source::Tower) {
        row.sort = QStringLiteral("tower");
        row.title = CityRows::tower();
    } else {
        row.sort = QStringLiteral("road");
        row.title = CityRows::road(shape.size);
    }
    return row;
}

PieceRow laidPiece(const GamePack &pack, const GameState &state, int piece)
{
    const Content &content = contentOf(*pack.content);
    const Placing placing = state.pieces[static_cast<std::size_t>(piece)];
    const TurnedShape &shape = pieceShape(content, piece).turns[static_cast<std::size_t>(placing.turn())];
    PieceRow row = pieceRow(pack, piece);
    row.line = placing.corner().row;
    row.column = placing.corner().column;
    row.rows = rowsOf(shape);
    if (row.sort == u"road") {
        row.wetRows = wetRowsOf(mapOf(content, state.player(placing.seat())), shape, placing.corner());
    }
    return row;
}

QList<QPointF> pointsOf(const grid::Cells &cells)
{
    QList<QPointF> points;
    cells.forEach([&points](grid::Space space) { points.append(QPointF(space.column, space.row)); });
    return points;
}

} // namespace mw::table::wonders

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

QString titleOf(const Building &building, const TableText &text)
{
    return text.content(building.name);
}

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

QStringList iconsOf(const Gains &gains)
{
    QStringList icons;
    for (std::size_t resource = 0; resource < gains.resources.size(); ++resource) {
        for (int i = 0; i < gains.resources[resource]; ++i) {
            icons.append(toQt(resourceWords[resource]));
        }
    }
    for (int i = 0; i < gains.population; ++i) {
        icons.append(QStringLiteral("population"));
    }
    return icons;
}

PieceRow pieceRow(const Content &content, int piece, const TableText &text)
{
    const PieceName name = pieceName(content, piece);
    const Shape &shape = pieceShape(content, piece);
    PieceRow row;
    row.key = QStringLiteral("piece/%1").arg(piece);
    row.rows = rowsOf(shape.turns[0]);
    if (name.sort == Source::Building) {
        const Building &building = content.buildings[static_cast<std::size_t>(name.item)];
        row.sort = QStringLiteral("building");
        row.type = toQt(typeWords[static_cast<std::size_t>(building.type)]);
        row.icons = iconsOf(building.gains);
        row.title = titleOf(building, text);
    } else if (name.sort == Source::Monument) {
        const Monument &monument = content.monuments[static_cast<std::size_t>(name.item)];
        row.sort = QStringLiteral("monument");
        row.art = toQt(monument.id);
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

PieceRow laidPiece(const Content &content, const GameState &state, int piece, const TableText &text)
{
    const Placing placing = state.pieces[static_cast<std::size_t>(piece)];
    const TurnedShape &shape = pieceShape(content, piece).turns[static_cast<std::size_t>(placing.turn())];
    PieceRow row = pieceRow(content, piece, text);
    row.line = placing.corner().row;
    row.column = placing.corner().column;
    row.rows = rowsOf(shape);
    if (row.sort == u"road") {
        row.wetRows = wetRowsOf(mapOf(content, state.player(placing.seat())), shape, placing.corner());
    }
    return row;
}

QList<QPoint> pointsOf(const grid::Cells &cells)
{
    QList<QPoint> points;
    cells.forEach([&points](grid::Space space) { points.append({space.column, space.row}); });
    return points;
}

} // namespace mw::table::wonders

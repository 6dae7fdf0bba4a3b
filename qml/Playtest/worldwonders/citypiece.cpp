#include "citypiece.h"

namespace mw::table {

CityPiece::CityPiece(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void CityPiece::paint(QPainter *painter)
{
    if (m_table) {
        paintPiece(*painter, m_look, std::min(width() / columns(), height() / lines()), m_table->style());
    }
}

template <typename Field, typename Given>
void CityPiece::change(Field &field, const Given &given)
{
    if (field != given) {
        field = given;
        update();
        emit changed();
    }
}

void CityPiece::setTable(WorldWondersTable *table)
{
    if (m_table != table) {
        m_table = table;
        connect(table, &WorldWondersTable::styleChanged, this, [this] { update(); });
        update();
        emit changed();
    }
}

void CityPiece::setRows(const QStringList &rows)
{
    m_look.cells = cellsOf(rows);
    change(m_rows, rows);
}

void CityPiece::setWetRows(const QStringList &rows)
{
    m_look.wet = cellsOf(rows);
    change(m_wetRows, rows);
}

void CityPiece::setSort(const QString &sort)
{
    m_look.sort = sort == u"road"       ? PieceSort::Road
                  : sort == u"tower"    ? PieceSort::Tower
                  : sort == u"monument" ? PieceSort::Monument
                                        : PieceSort::Building;
    change(m_sort, sort);
}

void CityPiece::setType(const QString &type)
{
    change(m_look.type, type);
}

void CityPiece::setArt(const QString &art)
{
    change(m_look.art, art);
}

void CityPiece::setTint(const QString &tint)
{
    m_look.tint = tint == u"legal"     ? PieceTint::Legal
                  : tint == u"refused" ? PieceTint::Refused
                  : tint == u"counted" ? PieceTint::Counted
                                       : PieceTint::None;
    change(m_tint, tint);
}

} // namespace mw::table

#include "citypiece.h"

#include "qml/CardFace/iconbook.h"

#include <map>
#include <memory>

namespace mw::table {

namespace {

/// One book for all pieces of a pack.
const face::IconBook &bookOf(const QString &folder)
{
    static std::map<QString, std::unique_ptr<face::IconBook>> books;
    auto &book = books[folder];
    if (!book) {
        book = std::make_unique<face::IconBook>(QStringLiteral("world-wonders"));
        book->setPackFolder(folder);
    }
    return *book;
}

} // namespace

CityPiece::CityPiece(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void CityPiece::paint(QPainter *painter)
{
    paintPiece(*painter, m_look, std::min(width() / columns(), height() / lines()), bookOf(m_folder));
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

void CityPiece::setFolder(const QString &folder)
{
    change(m_folder, folder);
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

void CityPiece::setIcons(const QStringList &icons)
{
    change(m_look.icons, icons);
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

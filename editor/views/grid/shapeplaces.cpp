#include "editor/views/grid/shapeplaces.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/grid/mapreport.h"
#include "editor/views/grid/gridpaint.h"
#include "editor/views/theme/tokens.h"

#include <QPainter>

namespace mw::editor {

namespace {
constexpr int placesPicture = 72; ///< pixels, side of the pictures of maps
}

ShapePlaces::ShapePlaces(PackDocument *document, QWidget *parent) : QListWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("shapePlaces"));
    setAccessibleName(tr("Places on each map"));
    setIconSize({placesPicture, placesPicture});
    setSelectionMode(QAbstractItemView::SingleSelection);
    setToolTip(tr("A double click leads to the map"));
    connect(this, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { emit mapChosen(m_maps.at(row(item))); });
}

void ShapePlaces::show(const Piece &piece)
{
    m_maps = allMaps(*m_document);
    const std::vector<std::string> solid = solidTerrains(*m_document);
    const int current = currentRow();
    while (count() > m_maps.size())
        delete takeItem(count() - 1);
    for (int row = 0; row < m_maps.size(); ++row) {
        const ItemRef &map = m_maps[row];
        const Item *content = m_document->items().find(map.kind.toStdString(), map.id.toStdString());
        const Places places = placesOf(piece, groundOf(*m_document, map), solid, mostPlaces);
        const int number = int(places.all.size());
        const QString count =
            places.isAll ? tr("%n legal places", nullptr, number) : tr("more than %n legal places", nullptr, number);
        if (row >= this->count())
            addItem(new QListWidgetItem);
        item(row)->setText(titleOf(*content) + QLatin1Char('\n') + count);
        QIcon icon(picture(map, places));
        icon.addPixmap(picture(map, places), QIcon::Selected); // not tinted
        item(row)->setIcon(icon);
        item(row)->setForeground(number == 0 ? tokensOf(palette()).error : tokensOf(palette()).text);
    }
    setCurrentRow(current);
}

/// What the piece can cover is bright, the rest is veiled.
QPixmap ShapePlaces::picture(const ItemRef &map, const Places &places) const
{
    QPixmap picture(QSize(placesPicture, placesPicture) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const GridText rows = rowsOf(*m_document, map);
    const GridPaint paint(*m_document, legendOf(*m_document, map));
    const QRectF room(0, 0, placesPicture, placesPicture);
    const double side = paint.drawGrid(painter, room, rows);
    const double left = (placesPicture - side * rows.width()) / 2;
    const auto roomOf = [&](grid::Space space) {
        return QRectF(left + space.column * side, space.row * side, side - 0.5, side - 0.5);
    };
    (grid::rectangle(std::min(rows.height(), grid::side), std::min(rows.width(), grid::side)) - places.covered)
        .forEach([&](grid::Space space) { painter.fillRect(roomOf(space), QColor(40, 42, 47, 165)); });
    return picture;
}

} // namespace mw::editor

#include "editor/views/grid/mapgallery.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/grid/gridmodel.h"
#include "editor/models/grid/mapreport.h"
#include "editor/views/grid/gridpaint.h"
#include "editor/views/grid/mapview.h"
#include "editor/views/theme/tokens.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>

namespace mw::editor {

namespace {

constexpr QSize smallPicture(76, 76);
constexpr int smallHeight = 118;
constexpr int leastLarge = 150;
constexpr int mostLarge = 420;
constexpr int captionMargin = 8; ///< that the view keeps free at both sides of a text

} // namespace

MapGallery::MapGallery(GridModel *model, const MapView *view, Size size, QWidget *parent)
    : QListWidget(parent), m_model(model), m_view(view), m_size(size)
{
    setObjectName(size == Size::Small ? QStringLiteral("mapStrip") : QStringLiteral("mapComparison"));
    setAccessibleName(tr("Maps of this side"));
    setViewMode(QListView::IconMode);
    setFlow(QListView::LeftToRight);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setWrapping(size == Size::Large);
    setWordWrap(true);
    setSpacing(size == Size::Small ? spacing::tiny : spacing::small);
    if (size == Size::Small) {
        setIconSize(smallPicture);
        setFixedHeight(smallHeight);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        if (!m_isFilling)
            emit mapChosen(m_shown.at(row(item)));
    });
    connect(this, &QListWidget::itemClicked, this, &QListWidget::itemActivated);
}

void MapGallery::update(const PieceSet &pieces)
{
    m_shown = mapsBeside(*m_model->document(), m_model->item());
    m_captions.clear();
    for (const ItemRef &map : std::as_const(m_shown))
        m_captions << caption(map, pieces);
    fill();
}

void MapGallery::fill()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const QSize size = pictureSize(m_shown.size());
    if (m_size == Size::Large) {
        setIconSize(size);
        setGridSize(size + QSize(spacing::huge, captionHeight(size.width()) + spacing::large));
    }
    while (count() > m_shown.size())
        delete takeItem(count() - 1);
    for (int row = 0; row < m_shown.size(); ++row) {
        if (row >= count())
            addItem(new QListWidgetItem);
        const QPixmap map = picture(m_shown[row], size);
        QIcon icon(map);
        icon.addPixmap(map, QIcon::Selected); // not tinted
        item(row)->setIcon(icon);
        item(row)->setText(m_captions.value(row));
        item(row)->setToolTip(m_shown[row] == m_model->item()
                                  ? tr("The map that is open")
                                  : tr("Opens %1").arg(m_captions.value(row).section(u'\n', 0, 0)));
        item(row)->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
        if (m_shown[row] == m_model->item())
            setCurrentRow(row);
    }
    setVisible(m_size == Size::Large || m_shown.size() > 1);
}

void MapGallery::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    if (m_size == Size::Large && pictureSize(m_shown.size()) != iconSize())
        fill();
}

/// The largest with which all are seen at once.
QSize MapGallery::pictureSize(qsizetype count) const
{
    if (m_size == Size::Small)
        return smallPicture;
    for (int side = mostLarge; side > leastLarge; side -= 5) {
        const int text = captionHeight(side) + spacing::large;
        const int columns = std::max(1, viewport()->width() / (side + spacing::huge));
        const int rows = int(count + columns - 1) / columns;
        if (rows * (side + text) <= viewport()->height() && side + spacing::huge <= viewport()->width())
            return {side, side};
    }
    return {leastLarge, leastLarge};
}

int MapGallery::captionHeight(int width) const
{
    int height = 0;
    for (const QString &text : m_captions) {
        const QRect room(0, 0, width + spacing::huge - 2 * captionMargin, mostLarge);
        height = std::max(height, fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height());
    }
    return height;
}

void MapGallery::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QListWidget::keyPressEvent(event);
}

QPixmap MapGallery::picture(const ItemRef &map, const QSize &size) const
{
    const PackDocument &document = *m_model->document();
    const bool isCurrent = map == m_model->item();
    const GridPaint paint(document, legendOf(document, map));
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint.drawGrid(painter, QRectF(QPointF(), QSizeF(size)), isCurrent ? m_view->text() : rowsOf(document, map));
    return picture;
}

QString MapGallery::caption(const ItemRef &map, const PieceSet &pieces) const
{
    const PackDocument &document = *m_model->document();
    const Item *item = document.items().find(map.kind.toStdString(), map.id.toStdString());
    if (!item || m_size == Size::Small)
        return item ? titleOf(*item) : QString();
    const std::vector<yaml::LegendEntry> legend = legendOf(document, map);
    const bool isCurrent = map == m_model->item();
    const MapReport report =
        reportOn(groundOf(isCurrent ? m_view->text() : rowsOf(document, map), legend, *item), pieces);
    QStringList counts;
    for (std::size_t i = 0; i < legend.size(); ++i)
        counts << tr("%1 %2").arg(QString::fromStdString(legend[i].title)).arg(report.counts[i]);
    QStringList lines{titleOf(*item), counts.join(tr(" · "))};
    lines << tr("Largest free rectangle: %n spaces", nullptr, report.rectangle.count());
    if (report.hasRoads)
        lines << tr("First road: %n places", nullptr, int(report.first.size()));
    return lines.join(QLatin1Char('\n'));
}

} // namespace mw::editor

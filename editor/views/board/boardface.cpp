#include "editor/views/board/boardface.h"

#include "editor/document/packdocument.h"
#include "editor/models/boardparts.h"
#include "editor/views/form/packicons.h"

#include <QPainter>

namespace mw::editor {

namespace {
constexpr double handleSide = 12; ///< millimetres, of a part that is not drawn
}

const face::CardPainter &BoardFace::painter() const
{
    if (!m_painter) {
        m_painter = std::make_unique<face::CardPainter>(m_document.items());
        m_painter->setPackFolder(m_document.folder());
    }
    return *m_painter;
}

void BoardFace::follow(const DocumentChange &change)
{
    const yaml::KindSpec *kind = m_document.schema().kind(change.item.kind.toStdString());
    if (change.kind != DocumentChange::Kind::ValueChanged || !kind || kind->preview.empty())
        m_painter.reset();
}

QSizeF BoardFace::size(const Item &item) const
{
    return painter().canPaint(item.kind, face::Side::Front) ? painter().size(item, face::Side::Front) : QSizeF();
}

void BoardFace::paint(QPainter &painter, const QRectF &target, const Item &item) const
{
    this->painter().paint(painter, target, item, face::Side::Front);
}

std::vector<face::Region> BoardFace::regions(const Item &item) const
{
    return painter().regions(item, face::Side::Front);
}

QPixmap BoardFace::thumbnail(const Item &item, const QSize &room, double density) const
{
    const QSizeF face = size(item).scaled(QSizeF(room), Qt::KeepAspectRatio);
    if (face.isEmpty())
        return {};
    QPixmap picture((face * density).toSize());
    picture.fill(Qt::transparent);
    QPainter canvas(&picture);
    paint(canvas, picture.rect(), item);
    canvas.end();
    picture.setDevicePixelRatio(density);
    return picture;
}

BoardExtents extentsOf(const QList<BoardPart> &parts, const std::vector<face::Region> &regions)
{
    BoardExtents extents;
    for (const face::Region &region : regions) {
        if (const BoardPart *part = partOf(parts, QString::fromStdString(region.path)))
            extents[part->path] |= region.rect;
    }
    for (const BoardPart &part : parts) {
        if (!extents.contains(part.path))
            extents[part.path] = {part.at.x() - handleSide / 2, part.at.y() - handleSide / 2, handleSide, handleSide};
    }
    return extents;
}

QString pathAt(const QPointF &place, const QList<BoardPart> &parts, const std::vector<face::Region> &regions,
               const BoardExtents &extents)
{
    QString best;
    double area = 0;
    const auto offer = [&](const QString &path, const QRectF &rect) {
        const double size = rect.width() * rect.height();
        if (rect.contains(place) && (best.isEmpty() || size < area)) {
            best = path;
            area = size;
        }
    };
    for (const face::Region &region : regions) {
        const QString path = QString::fromStdString(region.path);
        if (partOf(parts, path))
            offer(path, region.rect);
    }
    if (best.isEmpty()) {
        for (auto extent = extents.begin(); extent != extents.end(); ++extent)
            offer(extent.key(), *extent);
    }
    return best;
}

QIcon boardIcon(const PackIcons &icons, const QString &word, const QString &field)
{
    for (const QIcon &known : {icons.iconOfChoice(word), icons.icon(word), icons.icon(word + u'-' + field)}) {
        if (!known.isNull())
            return known;
    }
    return {};
}

} // namespace mw::editor

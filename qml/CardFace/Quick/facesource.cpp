#include "qml/CardFace/Quick/facesource.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace mw::table {

namespace {

constexpr qsizetype cacheKilobytes = qsizetype{96} * 1024;

face::Side sideOf(bool back)
{
    return back ? face::Side::Back : face::Side::Front;
}

} // namespace

FaceSource::FaceSource(QObject *parent) : QObject(parent), m_pictures(cacheKilobytes) {}

FaceSource::~FaceSource() = default;

void FaceSource::setPack(std::shared_ptr<const GamePack> pack)
{
    if (pack == m_pack)
        return;
    const std::shared_ptr<const GamePack> before = std::exchange(m_pack, std::move(pack));
    const bool isSamePack = before && m_pack && before->path == m_pack->path;
    renew(isSamePack ? *face::FaceChanges::between(before, m_pack) : face::FaceChanges::everything());
}

void FaceSource::forget(const face::FaceChanges &changes)
{
    for (const PictureKey &key : m_pictures.keys())
        if (changes.touches(key.kind, key.id))
            m_pictures.remove(key);
}

void FaceSource::setTranslate(Translate translate)
{
    m_translate = std::move(translate);
    renew(face::FaceChanges::everything());
}

/// The painter goes on with the new items, for those of the pack before may be gone.
void FaceSource::renew(const face::FaceChanges &changes)
{
    forget(changes);
    if (!m_pack || !m_painter || changes.touchesAll()) {
        m_painter = m_pack ? std::make_unique<face::CardPainter>(m_pack->items) : nullptr;
        if (m_painter) {
            m_painter->setPackFolder(QString::fromStdString(m_pack->path));
            m_painter->setTranslate(m_translate);
        }
    } else {
        m_painter->setItems(m_pack->items);
    }
    emit changed(changes);
}

const Item *FaceSource::find(const QString &kind, const QString &itemId) const
{
    return m_pack ? m_pack->items.find(kind.toStdString(), itemId.toStdString()) : nullptr;
}

QSizeF FaceSource::faceSize(const QString &kind, const QString &itemId, bool back) const
{
    const Item *item = find(kind, itemId);
    return item ? m_painter->size(*item, sideOf(back)) : QSizeF();
}

std::vector<face::Region> FaceSource::regions(const QString &kind, const QString &itemId, bool back) const
{
    const Item *item = find(kind, itemId);
    return item ? m_painter->regions(*item, sideOf(back)) : std::vector<face::Region>();
}

QRectF FaceSource::region(const QString &kind, const QString &itemId, const QString &path) const
{
    const std::vector<face::Region> all = regions(kind, itemId, false);
    const auto found = std::find_if(all.begin(), all.end(), [wanted = path.toStdString()](const face::Region &region) {
        return region.path == wanted;
    });
    return found == all.end() ? QRectF() : found->rect;
}

QImage FaceSource::picture(const QString &kind, const QString &itemId, face::Side side, const QSize &pixels) const
{
    const Item *item = find(kind, itemId);
    if (!item || pixels.isEmpty() || !m_painter->canPaint(item->kind, side))
        return {};
    const PictureKey key{item->kind, item->id, side, pixels};
    if (const QImage *known = m_pictures.object(key))
        return *known;
    QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    m_painter->paint(painter, QRectF(QPointF(), QSizeF(pixels)), *item, side);
    painter.end();
    m_pictures.insert(key, new QImage(picture), std::max<qsizetype>(1, picture.sizeInBytes() / 1024));
    return picture;
}

} // namespace mw::table

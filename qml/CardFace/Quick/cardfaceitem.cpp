#include "qml/CardFace/Quick/cardfaceitem.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace mw::table {

namespace {

/// Pixels to the millimetre below which the words of a card cannot be read and its small face is shown.
constexpr qreal readable = 2;

} // namespace

CardFaceItem::CardFaceItem(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &CardFaceItem::faceChanged, this, &CardFaceItem::renew);
    connect(this, &CardFaceItem::sourceChanged, this, &CardFaceItem::faceChanged);
    connect(this, &CardFaceItem::faceChanged, this, &CardFaceItem::briefChanged);
}

void CardFaceItem::renew()
{
    const QSizeF size = faceSize() * m_scaleFactor;
    setImplicitSize(size.width(), size.height());
    update();
}

void CardFaceItem::setSource(FaceSource *source)
{
    if (source == m_source)
        return;
    if (m_source)
        m_source->disconnect(this);
    m_source = source;
    if (m_source)
        connect(m_source, &FaceSource::changed, this, [this](const face::FaceChanges &changes) {
            if (changes.touches(m_kind.toStdString(), m_itemId.toStdString()))
                emit faceChanged();
        });
    emit sourceChanged();
}

void CardFaceItem::setKind(const QString &kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    emit faceChanged();
}

void CardFaceItem::setItemId(const QString &itemId)
{
    if (itemId == m_itemId)
        return;
    m_itemId = itemId;
    emit faceChanged();
}

void CardFaceItem::setBack(bool back)
{
    if (back == m_back)
        return;
    m_back = back;
    emit faceChanged();
}

void CardFaceItem::setScaleFactor(qreal pixelsPerMm)
{
    if (qFuzzyCompare(pixelsPerMm, m_scaleFactor))
        return;
    m_scaleFactor = pixelsPerMm;
    emit faceChanged();
}

QSizeF CardFaceItem::faceSize() const
{
    return m_source ? m_source->faceSize(m_kind, m_itemId, m_back) : QSizeF();
}

bool CardFaceItem::isBrief() const
{
    return width() < faceSize().width() * readable;
}

void CardFaceItem::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.width() != before.width())
        emit briefChanged();
}

QRectF CardFaceItem::regionOf(const QString &path) const
{
    const QSizeF face = faceSize();
    if (face.isEmpty())
        return {};
    const QRectF region = m_source->region(m_kind, m_itemId, path);
    const qreal scale = std::min(width() / face.width(), height() / face.height());
    const QPointF origin((width() - face.width() * scale) / 2, (height() - face.height() * scale) / 2);
    return {origin + region.topLeft() * scale, region.size() * scale};
}

void CardFaceItem::paint(QPainter *painter)
{
    if (!m_source)
        return;
    const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSize pixels = (size() * ratio).toSize();
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const face::Side front = isBrief() ? face::Side::Small : face::Side::Front;
    painter->drawImage(boundingRect(), m_source->picture(m_kind, m_itemId, m_back ? face::Side::Back : front, pixels));
}

} // namespace mw::table

#include "piececache.h"

#include <QPaintEngine>

#include <algorithm>

namespace mw::face {

namespace {

constexpr qsizetype mostKilobytes = qsizetype{24} * 1024;
constexpr qint64 mostPixels = qint64{2000} * 2000; // of one picture

} // namespace

PieceCache::PieceCache() : m_pictures(mostKilobytes) {}

bool PieceCache::find(const QPainter &painter, const QRectF &bounds, const void *what, const QString &text,
                      Place &place) const
{
    const QTransform &transform = painter.deviceTransform();
    if (painter.paintEngine()->type() != QPaintEngine::Raster || transform.type() > QTransform::TxScale)
        return false;
    const QRectF onDevice = transform.mapRect(bounds);
    place.pixels = onDevice.toAlignedRect();
    if (place.pixels.isEmpty() || qint64{place.pixels.width()} * place.pixels.height() > mostPixels)
        return false;
    place.key = {what, text, onDevice.translated(-place.pixels.topLeft()), transform.m11()};
    place.transform = transform * QTransform::fromTranslate(-place.pixels.x(), -place.pixels.y());
    if (const QImage *known = m_pictures.object(place.key))
        place.picture = *known;
    return true;
}

QImage *PieceCache::begin(Place &place)
{
    place.picture = QImage(place.pixels.size(), QImage::Format_ARGB32_Premultiplied);
    place.picture.fill(Qt::transparent);
    return &place.picture;
}

void PieceCache::keep(const Place &place)
{
    m_pictures.insert(place.key, new QImage(place.picture), std::max<qsizetype>(1, place.picture.sizeInBytes() / 1024));
}

void PieceCache::copy(QPainter &painter, const Place &place)
{
    painter.save();
    painter.setWorldTransform({});
    // What is left is where the device itself lies, and how many pixels it has to a unit.
    const QTransform toUnits = painter.deviceTransform().inverted();
    painter.setWorldTransform(QTransform::fromTranslate(place.pixels.x(), place.pixels.y()) * toUnits);
    painter.drawImage(0, 0, place.picture);
    painter.restore();
}

} // namespace mw::face

#pragma once

#include <QCache>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace mw::face {

/// Pictures of what a face is put together from, so that a face that is drawn again with one value changed draws that
/// alone: vignettes, ornaments, icons and words take much longer to draw than to copy.
/// Copies are made to the pixel where they are wanted, and only where pixels are painted: paper gets the thing itself.
class PieceCache
{
public:
    PieceCache();

    /// Draws what `draw` does, which depends on `what` and `text` and the place alone, and paints nothing outside
    /// `bounds` (painter's units).
    template <typename Draw>
    void draw(QPainter &painter, const QRectF &bounds, const void *what, const QString &text, const Draw &draw)
    {
        Place place;
        if (!find(painter, bounds, what, text, place)) {
            draw(painter);
            return;
        }
        if (place.picture.isNull()) {
            QPainter own(begin(place));
            own.setRenderHints(painter.renderHints());
            own.setTransform(place.transform);
            draw(own);
            own.end();
            keep(place);
        }
        copy(painter, place);
    }

    /// Only if that was drawn before; false if not.
    bool copyKnown(QPainter &painter, const QRectF &bounds, const void *what, const QString &text) const
    {
        Place place;
        const bool isKnown = find(painter, bounds, what, text, place) && !place.picture.isNull();
        if (isKnown)
            copy(painter, place);
        return isKnown;
    }

private:
    struct Key {
        const void *what = nullptr;
        QString text;
        QRectF onPixels;  ///< from the corner of the pixel it begins in; of the bounds in pixels
        double scale = 1; ///< pixels to a unit: what fills faces of two sizes may lie on the same pixels

        [[nodiscard]] bool operator==(const Key &) const = default;
        [[nodiscard]] friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, key.what, key.text, key.onPixels.x(), key.onPixels.y(), key.onPixels.width(),
                              key.onPixels.height());
        }
    };
    struct Place {
        Key key;
        QRect pixels;         ///< on the device
        QTransform transform; ///< from painter's units to the picture
        QImage picture;       ///< null if there was none
    };

    /// Where a piece goes, and its picture if there is one. False if it had better be drawn.
    bool find(const QPainter &painter, const QRectF &bounds, const void *what, const QString &text, Place &place) const;
    static QImage *begin(Place &place);
    void keep(const Place &place);
    static void copy(QPainter &painter, const Place &place);

    QCache<Key, QImage> m_pictures;
};

} // namespace mw::face

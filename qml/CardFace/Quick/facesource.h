#pragma once

#include "qml/CardFace/cardpainter.h"
#include "qml/CardFace/facechanges.h"

#include "core/pack.h"

#include <QCache>
#include <QImage>
#include <QObject>
#include <QQmlEngine>
#include <QRectF>
#include <QSize>
#include <QString>

#include <memory>

namespace mw::table {

/// The content whose faces a scene shows. One for a table; CardFace items draw from it and follow when it changes.
/// Pictures are kept, so that thirty backs are drawn once.
class FaceSource : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made in C++ for the content of the game.")

public:
    explicit FaceSource(QObject *parent = nullptr);
    ~FaceSource() override;

    void setPack(std::shared_ptr<const GamePack> pack);
    /// Texts from content pass through it.
    void setTranslate(Translate translate);

    /// Millimetres; empty if nothing draws such items.
    Q_INVOKABLE [[nodiscard]] QSizeF faceSize(const QString &kind, const QString &itemId, bool back) const;
    /// Millimetres from the top left corner of the face, for a path such as "spaces/2" or "generators/0/slots/3";
    /// empty if the face does not show it.
    Q_INVOKABLE [[nodiscard]] QRectF region(const QString &kind, const QString &itemId, const QString &path) const;
    [[nodiscard]] std::vector<face::Region> regions(const QString &kind, const QString &itemId, bool back) const;
    /// The face with a size in pixels, drawn now or kept from before; null if there is none.
    [[nodiscard]] QImage picture(const QString &kind, const QString &itemId, face::Side side,
                                 const QSize &pixels) const;

signals:
    /// These faces look different now.
    void changed(const mw::face::FaceChanges &changes);

private:
    [[nodiscard]] const Item *find(const QString &kind, const QString &itemId) const;
    /// Pictures of faces that look different now.
    void forget(const face::FaceChanges &changes);
    void renew(const face::FaceChanges &changes);

    struct PictureKey {
        std::string kind;
        std::string id;
        face::Side side = face::Side::Front;
        QSize pixels;

        [[nodiscard]] bool operator==(const PictureKey &) const = default;
        [[nodiscard]] friend size_t qHash(const PictureKey &key, size_t seed)
        {
            return qHashMulti(seed, std::hash<std::string>()(key.kind), std::hash<std::string>()(key.id),
                              static_cast<int>(key.side), key.pixels.width(), key.pixels.height());
        }
    };

    std::shared_ptr<const GamePack> m_pack;
    Translate m_translate;
    std::unique_ptr<face::CardPainter> m_painter;
    mutable QCache<PictureKey, QImage> m_pictures;
};

} // namespace mw::table

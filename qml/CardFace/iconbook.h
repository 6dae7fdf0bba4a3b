#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>

class QPainter;
class QSvgRenderer;

namespace mw::face {

class PieceCache;

/// Path of the picture for an icon token ("crystal:blue") of a game, for labels, tooltips and QML images:
/// ":/mw/content/steam-time/icons/crystal-blue.svg". Empty if the program brings none along.
[[nodiscard]] QString iconPath(const QString &game, const QString &token);

/// The icons and vignettes of a pack, by token; each is read once.
class IconBook
{
public:
    explicit IconBook(const QString &game);
    ~IconBook();

    void setPackFolder(const QString &folder);

    /// Icons are copied from pictures that are kept there; null: each is drawn.
    void setPieces(PieceCache *pieces) { m_pieces = pieces; }

    /// Null when there is no such icon.
    [[nodiscard]] QSvgRenderer *icon(const QString &token) const;
    [[nodiscard]] QSvgRenderer *art(const QString &name) const;
    /// Draws an icon as large as possible in the middle of a rectangle. False if there is none.
    bool drawIcon(QPainter &painter, const QString &token, const QRectF &rect) const;
    /// Where an icon that leaves room for a number wants it, for the icon drawn in `rect`; empty if it does
    /// not.
    [[nodiscard]] QRectF numberRect(const QString &token, const QRectF &rect) const;

private:
    [[nodiscard]] QSvgRenderer *load(const QString &subfolder, const QString &name) const;

    QString m_game;
    QString m_packFolder;
    PieceCache *m_pieces = nullptr;
    mutable std::map<QString, std::unique_ptr<QSvgRenderer>> m_cache;
};

} // namespace mw::face

#pragma once

#include <QList>
#include <QPoint>
#include <QString>
#include <QStringList>

class QPainter;

namespace mw::face {
class IconBook;
}

namespace mw::table {

enum class PieceSort { Road, Building, Tower, Monument };
enum class PieceTint { None, Legal, Refused, Counted };

/// What a piece of World Wonders looks like: the spaces that it covers, from the upper left corner of their bounding
/// box, and what stands on them.
struct PieceLook {
    QList<QPoint> cells; ///< x is the column, y the row
    QList<QPoint> wet;   ///< of the cells those over water, where a road is a bridge
    PieceSort sort = PieceSort::Building;
    QString type;      ///< of a building
    QStringList icons; ///< what it brings
    QString art;       ///< of a monument
    PieceTint tint = PieceTint::None;

    bool operator==(const PieceLook &) const = default;
};

/// Draws a piece with spaces of that many units. Icons and art come from the pack's.
void paintPiece(QPainter &painter, const PieceLook &look, qreal cell, const face::IconBook &book);

/// The spaces of rows in which anything but a dot is covered.
[[nodiscard]] QList<QPoint> cellsOf(const QStringList &rows);

} // namespace mw::table

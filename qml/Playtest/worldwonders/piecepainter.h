#pragma once

#include "qml/CardFace/iconbook.h"

#include <QColor>
#include <QHash>
#include <QList>
#include <QPoint>
#include <QString>
#include <QStringList>

class QPainter;

namespace mw::table {

enum class PieceSort { Road, Building, Tower, Monument };
enum class PieceTint { None, Legal, Refused, Counted };

/// What a piece of World Wonders looks like: the spaces that it covers, from the upper left corner of their bounding
/// box, and what stands on them.
struct PieceLook {
    QList<QPoint> cells; ///< x is the column, y the row
    QList<QPoint> wet;   ///< of the cells those over water, where a road is a bridge
    PieceSort sort = PieceSort::Building;
    QString type; ///< of a building
    QString art;  ///< of a monument
    PieceTint tint = PieceTint::None;

    bool operator==(const PieceLook &) const = default;
};

/// What pieces are drawn with: the pack's icons, vignettes and palette.
struct PieceStyle {
    explicit PieceStyle(const QString &game) : book(game) {}

    face::IconBook book;
    QHash<QString, QColor> colours; ///< by the names of swatches

    /// Black for one that the palette lacks.
    [[nodiscard]] QColor colour(const QString &name) const { return colours.value(name, Qt::black); }
};

/// Draws a piece with spaces of that many units.
void paintPiece(QPainter &painter, const PieceLook &look, qreal cell, const PieceStyle &style);

/// The spaces of rows in which anything but a dot is covered.
[[nodiscard]] QList<QPoint> cellsOf(const QStringList &rows);

} // namespace mw::table

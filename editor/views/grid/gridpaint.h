#pragma once

#include "core/grid.h"
#include "editor/models/grid/gridtext.h"
#include "yaml/schema.h"

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <QPixmap>
#include <QRectF>

#include <vector>

class QPainter;
class QPalette;

namespace mw::editor {

class PackDocument;

/// How the spaces of grids look: a colour for each entry of a legend, and a drawing after its character, so that
/// colours are not all that tells them apart. A swatch of the pack named like a terrain gives that its colour.
class GridPaint
{
public:
    GridPaint() = default;
    /// `below` is the legend of the maps that shapes are laid on; a shape's spaces have the colours of what they cover.
    GridPaint(const PackDocument &document, std::vector<yaml::LegendEntry> legend,
              const std::vector<yaml::LegendEntry> &below = {});

    [[nodiscard]] const std::vector<yaml::LegendEntry> &legend() const { return m_legend; }
    [[nodiscard]] int indexOf(QChar symbol) const; ///< -1 if the legend does not know it
    /// A space with a character; unknown ones are shown as such.
    void drawSpace(QPainter &painter, const QRectF &room, QChar symbol) const;
    /// A whole grid, its spaces as large as they may be. Returns the side of one.
    double drawGrid(QPainter &painter, const QRectF &room, const GridText &text) const;
    [[nodiscard]] QIcon icon(QChar symbol) const;

private:
    [[nodiscard]] bool isCovering(std::size_t index) const;

    std::vector<yaml::LegendEntry> m_legend;
    std::vector<QList<QColor>> m_colours; ///< several: a space that may be one or another
};

/// The largest whole side of a space with which a grid fits into a room.
[[nodiscard]] double sideOfSpace(const QSizeF &room, int columns, int rows);
/// The outline of a set of spaces, in units of spaces.
[[nodiscard]] QPainterPath outlineOf(const grid::Cells &cells);

} // namespace mw::editor

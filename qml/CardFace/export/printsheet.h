#pragma once

#include "exportoptions.h"
#include "qml/CardFace/cardpainter.h"

#include <functional>
#include <vector>

namespace mw::face {

using Faces = std::vector<const Item *>;
/// Told after each item; false stops the work.
using Progress = std::function<bool(const Item &item)>;

/// Where faces of one size lie on a sheet, in millimetres.
class SheetGrid
{
public:
    /// `face` includes no bleed. A face that is larger than the page gets a page of its own size.
    SheetGrid(const QSizeF &face, const QSizeF &page, double bleed);

    [[nodiscard]] QSizeF page() const { return m_page; }
    [[nodiscard]] int perPage() const { return m_columns * m_rows; }
    /// Trimmed rectangle of a cell; on the back of a sheet columns run from the right, so that both sides meet.
    [[nodiscard]] QRectF cell(int index, bool back) const;
    /// Lines to cut along, outside of the faces.
    [[nodiscard]] std::vector<QLineF> marks() const;

private:
    QSizeF m_face;
    QSizeF m_page;
    QSizeF m_step;
    QPointF m_origin;
    int m_columns = 1;
    int m_rows = 1;
};

/// Writes print sheets: for each size of face, sheets of fronts each followed by its backs. What went wrong, or
/// nothing.
[[nodiscard]] QString writePdf(const CardPainter &painter, const Faces &faces, const ExportOptions &options,
                               const Progress &progress);

} // namespace mw::face

#pragma once

#include <QHash>
#include <QList>
#include <QPoint>
#include <QRectF>
#include <QString>

namespace mw::editor {

/// How far each part is to go, by its path; parts that stay are left out. Millimetres.
using BoardOffsets = QHash<QString, QPoint>;
/// The room that parts take up, by their paths. Millimetres.
using BoardExtents = QHash<QString, QRectF>;

enum class BoardEdge { Left, Centre, Right, Top, Middle, Bottom };

/// Brings an edge or the middle of all parts to that of the outermost.
[[nodiscard]] BoardOffsets aligned(const BoardExtents &parts, BoardEdge edge);
/// Equal distances between the middles of the first and the last part.
[[nodiscard]] BoardOffsets distributed(const BoardExtents &parts, Qt::Orientation orientation);
/// Left and right exchanged on a board of a width.
[[nodiscard]] BoardOffsets mirrored(const BoardExtents &parts, double width);
/// All parts by the same; nothing if that is nothing.
[[nodiscard]] BoardOffsets shifted(const QStringList &parts, const QPoint &by);

/// The multiple of a grid that is nearest to a place; whole millimetres for a grid of 0.
[[nodiscard]] QPoint snapped(const QPointF &point, int grid);

} // namespace mw::editor

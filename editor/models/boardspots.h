#pragma once

#include "editor/models/boardparts.h"

#include <optional>

namespace mw::editor {

/// A place that is meant for parts of a list: a crossing of rows and columns, or a place beside another part.
struct BoardSpot {
    QPoint at;      ///< millimetres
    int number = 0; ///< of the part that it lies beside, from 1; 0 for crossings
    int side = 0;   ///< 0 above that part, 1 below
    bool operator==(const BoardSpot &) const = default;
};

/// Spots for the parts of a list; empty if these may lie anywhere.
[[nodiscard]] QList<BoardSpot> boardSpots(const yaml::KindSpec &kind, const Item &item, const QList<BoardPart> &parts,
                                          const QString &list);
/// Precondition: there are spots.
[[nodiscard]] BoardSpot nearestSpot(const QList<BoardSpot> &spots, const QPointF &place);
/// The next spot from a place to one of the four sides; nothing at the edge.
[[nodiscard]] std::optional<BoardSpot> spotTowards(const QList<BoardSpot> &spots, const QPoint &from,
                                                   const QPoint &direction);
[[nodiscard]] QList<BoardPart> partsOf(const QList<BoardPart> &parts, const QString &list);

} // namespace mw::editor

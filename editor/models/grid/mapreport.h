#pragma once

#include "editor/models/grid/places.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace mw::editor {

/// What can be said of a map while it is painted.
struct MapReport {
    /// An area of solid ground and how roads get there.
    struct Area {
        grid::Cells cells;
        enum class Way { Sidewalk, Bridge, None } way = Way::None;
    };
    std::vector<int> counts; ///< by terrain, in the order of the legend
    grid::Cells doors;       ///< solid spaces at the sidewalk
    bool hasRoads = false;   ///< false: the pack says nothing of roads; ways and first turns are not known then
    std::vector<Area> areas;
    grid::Cells rectangle;          ///< largest one of solid ground
    std::vector<grid::Cells> first; ///< places for the first long road
    grid::Cells firstCovered;
    int firstPieces = 0; ///< pieces of one part that fit beside a road of the first turn
    int tilePieces = 0;  ///< how many of them there are
};

/// How well one piece fits.
struct PieceFit {
    Piece piece;
    Places places;
};

/// Pieces and roads of a pack, read once for many reports.
struct PieceSet {
    QList<Piece> pieces;
    QList<Piece> roads; ///< the long one first
    std::vector<std::string> solid;
};
[[nodiscard]] PieceSet pieceSetOf(const PackDocument &document);

[[nodiscard]] MapReport reportOn(const MapGround &ground, const PieceSet &pieces);
constexpr int mostPlaces = 10'000; ///< of one piece; beyond that it is just "more"
[[nodiscard]] std::vector<PieceFit> fitsOn(const MapGround &ground, const PieceSet &pieces);

/// Spaces that roads from the sidewalk may ever cover.
[[nodiscard]] grid::Cells reachOfRoads(const MapGround &ground, const QList<Piece> &roads);

} // namespace mw::editor

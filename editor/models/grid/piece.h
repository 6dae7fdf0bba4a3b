#pragma once

#include "core/gridshape.h"
#include "editor/document/documentchange.h"
#include "editor/models/grid/mapground.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace mw::editor {

class PackDocument;

/// Something that is laid on maps, as content describes it.
struct Piece {
    ItemRef item; ///< of roads: the game, which says how long they are
    QString title;
    std::vector<grid::Shape> parts;           ///< laid together
    std::vector<std::vector<std::string>> on; ///< for each kind of space of the parts: the terrains it may cover
    bool hasGap = false;                      ///< between parts lies a space; else they touch
    std::vector<std::string> beside;          ///< terrains, "sidewalk", or what must have been built there

    [[nodiscard]] std::vector<grid::Cells> beneath(const MapGround &ground) const; ///< by kind of space
};

constexpr const char *sidewalkWord = "sidewalk";

/// The pieces of the pack, kind by kind; without those that have no spaces.
[[nodiscard]] QList<Piece> allPieces(const PackDocument &document);
/// One item as a piece; without parts if it is none.
[[nodiscard]] Piece pieceOf(const PackDocument &document, const ItemRef &item);
/// The terrains that buildings stand on: those beneath the first sort of covered space that the schema names.
[[nodiscard]] std::vector<std::string> solidTerrains(const PackDocument &document);
/// Roads as the game has them: the long one, whose ends only need solid ground, and the lengths of the short set.
struct Roads {
    QList<Piece> all; ///< the long one first; none if the game says nothing of roads
};
[[nodiscard]] Roads roadsOf(const PackDocument &document);

/// The shape that rows draw with a legend, and the way back.
[[nodiscard]] GridText textOf(const grid::Shape &shape, const std::vector<yaml::LegendEntry> &legend, QChar uncovered);
[[nodiscard]] grid::Shape shapeOf(const GridText &rows, const std::vector<yaml::LegendEntry> &legend);

} // namespace mw::editor

#include "editor/models/grid/mapreport.h"

#include "editor/document/packdocument.h"

#include <algorithm>

namespace mw::editor {

using grid::Cells;

namespace {

std::vector<Cells> atSidewalk(const Piece &road, const MapGround &ground)
{
    std::vector<Cells> places = placesOfPart(road.parts.front(), road.beneath(ground), ground);
    places.erase(std::remove_if(places.begin(), places.end(),
                                [&ground](const Cells &place) { return (place & ground.start).isEmpty(); }),
                 places.end());
    return places;
}

/// Whether a tile fits anywhere beside one of the roads.
bool fitsBeside(const Piece &tile, const std::vector<Cells> &roads, const MapGround &ground)
{
    const std::vector<Cells> places = placesOfPart(tile.parts.front(), tile.beneath(ground), ground);
    return std::any_of(roads.begin(), roads.end(), [&places](const Cells &road) {
        const Cells contact = beside(road);
        return std::any_of(places.begin(), places.end(), [&](const Cells &place) {
            return (place & road).isEmpty() && !(place & contact).isEmpty();
        });
    });
}

void lookAtFirstTurn(MapReport &report, const MapGround &ground, const PieceSet &pieces)
{
    if (!report.hasRoads)
        return;
    report.first = atSidewalk(pieces.roads.front(), ground);
    for (const Cells &road : report.first)
        report.firstCovered |= road;
    for (const Piece &piece : pieces.pieces) {
        if (piece.parts.size() != 1 || !piece.beside.empty())
            continue;
        ++report.tilePieces;
        report.firstPieces += fitsBeside(piece, report.first, ground) ? 1 : 0;
    }
}

void lookAtAreas(MapReport &report, const MapGround &ground, const PieceSet &pieces, const Cells &solid)
{
    const Cells reach = reachOfRoads(ground, pieces.roads);
    for (const Cells &cells : areas(solid)) {
        using Way = MapReport::Area::Way;
        const bool isReached = !(cells & (reach | beside(reach))).isEmpty();
        const Way way = !(cells & ground.start).isEmpty() ? Way::Sidewalk : isReached ? Way::Bridge : Way::None;
        report.areas.push_back({cells, way});
    }
}

} // namespace

PieceSet pieceSetOf(const PackDocument &document)
{
    return {allPieces(document), roadsOf(document).all, solidTerrains(document)};
}

MapReport reportOn(const MapGround &ground, const PieceSet &pieces)
{
    MapReport report;
    for (const Cells &cells : ground.where)
        report.counts.push_back(cells.count());
    const Cells solid = ground.ofAny(pieces.solid);
    report.doors = solid & ground.start;
    report.hasRoads = !pieces.roads.isEmpty();
    report.rectangle = largestRectangle(solid - ground.taken);
    lookAtAreas(report, ground, pieces, solid);
    lookAtFirstTurn(report, ground, pieces);
    return report;
}

std::vector<PieceFit> fitsOn(const MapGround &ground, const PieceSet &pieces)
{
    std::vector<PieceFit> fits;
    for (const Piece &piece : pieces.pieces)
        fits.push_back({piece, placesOf(piece, ground, pieces.solid, mostPlaces)});
    for (const Piece &road : pieces.roads)
        fits.push_back({road, placesOf(road, ground, pieces.solid, mostPlaces)});
    return fits;
}

Cells reachOfRoads(const MapGround &ground, const QList<Piece> &roads)
{
    std::vector<Cells> places;
    for (const Piece &road : roads) {
        const std::vector<Cells> more = placesOfPart(road.parts.front(), road.beneath(ground), ground);
        places.insert(places.end(), more.begin(), more.end());
    }
    Cells reach;
    Cells contact = ground.start;
    for (std::size_t before = places.size() + 1; before != places.size();) {
        before = places.size();
        places.erase(std::remove_if(places.begin(), places.end(),
                                    [&](const Cells &place) {
                                        if ((place & contact).isEmpty())
                                            return false;
                                        reach |= place;
                                        contact |= beside(place);
                                        return true;
                                    }),
                     places.end());
    }
    return reach;
}

} // namespace mw::editor

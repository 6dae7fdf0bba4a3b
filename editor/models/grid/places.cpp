#include "editor/models/grid/places.h"

#include <algorithm>
#include <map>
#include <set>

namespace mw::editor {

using grid::Cells;
using grid::Shape;

namespace {

constexpr int mostTried = 200'000; ///< partly laid pieces, so that odd monuments do not hold up the editor

/// Spaces two away in the same row or column: beyond a gap.
Cells beyondGap(const Cells &cells)
{
    return moved(cells, 2, 0) | moved(cells, -2, 0) | moved(cells, 0, 2) | moved(cells, 0, -2);
}

/// Lays the parts of a piece one after the other so that each is linked with those before it.
class Layer
{
public:
    Layer(const Piece &piece, const MapGround &ground, const std::vector<std::string> &solid)
        : m_piece(piece), m_ground(ground), m_roomBeside(ground.ofAny(solid) | ground.taken),
          m_isLaid(piece.parts.size(), false)
    {
        const std::vector<Cells> beneath = piece.beneath(ground);
        for (const Shape &part : piece.parts)
            m_places.push_back(placesOfPart(part, beneath, ground));
    }

    /// Calls `found(all spaces, spaces by part)`; stops when it returns false. False if there may be more.
    template <typename Found>
    bool lay(Found found)
    {
        m_tried = 0;
        std::vector<Cells> laid(m_piece.parts.size());
        return next(Cells(), 0, laid, found);
    }

    /// Only places of the first part that begin at a space; the others go around it.
    void startAt(grid::Space space)
    {
        for (std::vector<Cells> &places : m_places)
            m_firstPlaces.emplace_back(places).erase(
                std::remove_if(m_firstPlaces.back().begin(), m_firstPlaces.back().end(),
                               [space](const Cells &place) { return place.first() != space; }),
                m_firstPlaces.back().end());
    }

    /// Whether everything that must lie beside the piece does, or has room there.
    [[nodiscard]] bool isSuitable(const Cells &cells) const
    {
        const Cells around = beside(cells) & m_ground.all;
        std::map<std::string_view, int> wanted;
        int built = 0;
        for (const std::string &word : m_piece.beside) {
            const bool isTerrain =
                std::find(m_ground.terrains.begin(), m_ground.terrains.end(), word) != m_ground.terrains.end();
            if (word == sidewalkWord && (cells & m_ground.start).isEmpty())
                return false;
            if (isTerrain && ((around & m_ground.of(word)) - m_ground.taken).count() < ++wanted[word])
                return false;
            built += word != sidewalkWord && !isTerrain ? 1 : 0;
        }
        return (around & m_roomBeside).count() >= built;
    }

private:
    template <typename Found>
    bool next(const Cells &before, std::size_t count, std::vector<Cells> &laid, Found &found)
    {
        if (count == laid.size())
            return found(before, laid);
        const Cells link = m_piece.hasGap ? beyondGap(before) : beside(before);
        const Cells closed = m_piece.hasGap ? before | beside(before) : before;
        for (std::size_t part = 0; part < laid.size(); ++part) {
            if (m_isLaid[part] || isLikeEarlier(part))
                continue;
            m_isLaid[part] = true;
            const bool isStart = count == 0 && !m_firstPlaces.empty();
            for (const Cells &place : (isStart ? m_firstPlaces : m_places)[part]) {
                if (count > 0 && ((place & link).isEmpty() || !(place & closed).isEmpty()))
                    continue;
                laid[part] = place;
                if (++m_tried > mostTried || !next(before | place, count + 1, laid, found)) {
                    m_isLaid[part] = false;
                    return false;
                }
            }
            m_isLaid[part] = false;
        }
        return true;
    }

    /// Of parts that are the same, the first one that is left stands for all.
    [[nodiscard]] bool isLikeEarlier(std::size_t part) const
    {
        for (std::size_t other = 0; other < part; ++other) {
            if (!m_isLaid[other] && m_piece.parts[other] == m_piece.parts[part])
                return true;
        }
        return false;
    }

    const Piece &m_piece;
    const MapGround &m_ground;
    Cells m_roomBeside;
    std::vector<bool> m_isLaid;
    std::vector<std::vector<Cells>> m_places;
    std::vector<std::vector<Cells>> m_firstPlaces; ///< empty: like the others
    int m_tried = 0;
};

} // namespace

std::vector<Cells> placesOfPart(const Shape &part, const std::vector<Cells> &beneath, const MapGround &ground)
{
    std::vector<Cells> places;
    for (const Shape &turn : turnsOf(part)) {
        cornersOf(turn, beneath, ground.rows, ground.columns).forEach([&](grid::Space corner) {
            places.push_back(turn.at(corner));
        });
    }
    std::sort(places.begin(), places.end()); // turns that differ in kinds alone may cover the same
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

Places placesOf(const Piece &piece, const MapGround &ground, const std::vector<std::string> &solid, int most)
{
    Places places;
    if (piece.parts.empty())
        return places;
    std::set<Cells> known;
    Layer layer(piece, ground, solid);
    places.isAll = layer.lay([&](const Cells &cells, const std::vector<Cells> &) {
        if (!layer.isSuitable(cells) || !known.insert(cells).second)
            return true;
        if (int(known.size()) > most) {
            known.erase(cells);
            return false;
        }
        places.covered |= cells;
        return true;
    });
    places.all.assign(known.begin(), known.end());
    for (const Shape &part : places.isAll ? std::vector<Shape>() : piece.parts) { // too many to be looked at one by one
        for (const Cells &place : placesOfPart(part, piece.beneath(ground), ground))
            places.covered |= place;
    }
    return places;
}

std::vector<Shape> arrangements(const Piece &piece, int most)
{
    MapGround plain;
    plain.rows = plain.columns = grid::side;
    plain.all = grid::rectangle(grid::side, grid::side);
    Piece anywhere = piece;
    for (std::vector<std::string> &names : anywhere.on)
        names = {""};
    plain.terrains = {""};
    plain.where = {plain.all};
    std::vector<Shape> found;
    std::vector<Shape> known; // the same with all like figures taken for one
    Layer layer(anywhere, plain, {});
    layer.startAt({grid::side / 2, grid::side / 2});
    layer.lay([&](const Cells &, const std::vector<Cells> &laid) {
        const auto drawn = [&laid](const auto &kindOf) {
            std::vector<Shape::Part> parts;
            for (std::size_t part = 0; part < laid.size(); ++part)
                laid[part].forEach([&](grid::Space space) { parts.push_back({space, std::uint8_t(kindOf(part))}); });
            return Shape::of(std::move(parts));
        };
        const Shape alike = drawn([&piece](std::size_t part) {
            return std::find(piece.parts.begin(), piece.parts.end(), piece.parts[part]) - piece.parts.begin();
        });
        if (std::find(known.begin(), known.end(), alike) == known.end()) {
            known.push_back(alike);
            found.push_back(drawn([](std::size_t part) { return part; }));
        }
        return int(found.size()) < most;
    });
    return found;
}

} // namespace mw::editor

#pragma once

#include "options.h"
#include "shape.h"
#include "vocabulary.h"

#include "core/diagnostic.h"
#include "core/grid.h"
#include "core/items.h"
#include "core/options.h"
#include "core/rules.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mw::world_wonders {

inline constexpr int maxPlayers = 5;
inline constexpr int maxStacks = 8;
inline constexpr int maxBuildings = 96;
inline constexpr int maxMonuments = 32;
inline constexpr int maxComponents = 6;
inline constexpr int maxSoloCards = 24; ///< copies included
inline constexpr int maxShown = 6;      ///< monuments, or objectives, that lie open
inline constexpr int maxSetTiles = 4;
inline constexpr int maxPieces = 224; ///< tiles, roads, towers and figures of a game
inline constexpr int maxTrack = 60;   ///< last space of a track

/// What every item has: its id for files and logs, its title for people, its place in Items::all() for events.
struct Named {
    std::string id;
    std::string name;
    std::int16_t source = -1;
};

/// A city map (WW-GEO-01).
struct Map : Named {
    int side = 0;
    int seat = 0; ///< 0: the same for all
    int rows = 0;
    int columns = 0;
    grid::Cells all;
    grid::Cells plain; ///< land without natural resources
    grid::Cells water;
    grid::Cells resources;
    grid::Cells sidewalk; ///< spaces beside it (WW-GEO-05)
    grid::Cells edge;     ///< spaces at it (WW-GEO-06)
    grid::Cells border;   ///< first and last row and column (WW-GEO-11)
};

/// What a tile or monument brings at once, by track.
struct Gains {
    std::array<std::uint8_t, resourceCount> resources{};
    std::uint8_t population = 0;
};

struct Stack : Named {
    int players = 1;
    int price = 1;
    int first = 0; ///< where its tiles begin in GameState::tiles
    int size = 0;  ///< tiles
    Shape shape;
};

struct Building : Named {
    std::uint8_t stack = 0;
    BuildingType type = BuildingType::Education;
    Gains gains;
};

/// How the figures of a monument lie to each other: the turn of each, and how far its corner is from that of the first.
struct Arrangement {
    struct Figure {
        std::uint8_t turn = 0;
        std::int8_t row = 0;
        std::int8_t column = 0;
        auto operator<=>(const Figure &) const = default;
    };
    std::array<Figure, maxComponents> figures{};
    /// How many there are from here on that differ in the last figure only; told by the first of them.
    std::uint16_t alike = 0;
};

struct Monument : Named {
    std::vector<Shape> components;
    std::array<std::uint8_t, maxComponents> twin{}; ///< the first component that is just like it
    Link link = Link::Touching;
    std::array<std::uint8_t, neighbourCount> needs{}; ///< how many of each must lie beside it
    std::vector<Neighbour> order;                     ///< those it needs, as on the card
    unsigned kinds = 0;                               ///< the same as bits
    std::vector<Arrangement> arrangements;            ///< all of them if they are few, else none
    /// How the last figure can lie to each other one, by figure and turn; where there are many arrangements of three or
    /// more.
    std::vector<std::vector<Arrangement::Figure>> lastBeside;
    int rings = 0;
    int firstPiece = 0; ///< its components among the pieces of the game
    int size = 0;       ///< spaces of all components
    Gains gains;
};

struct Objective : Named {
    ObjectiveKind kind = ObjectiveKind::GreenArea;
    std::uint8_t sort = 0; ///< building type or resource
    int first = 4;
    int second = 2;
};

struct SoloItem {
    Take take = Take::Building;
    Which which = Which::First;
    int stack = -1;
    int type = -1;
    int slot = -1;
};
struct SoloCard : Named {
    std::vector<std::vector<SoloItem>> sections;
};

struct Track {
    int length = 0;
    std::array<std::uint8_t, maxTrack + 1> symbols{}; ///< population symbols up to each space
};
/// One side of the resource boards (WW-OPEN-51).
struct ResourceBoard : Named {
    int side = 0;
    int populationEnd = 0;
    std::array<std::uint8_t, maxTrack + 1> rings{}; ///< rings up to each space
    std::array<Track, resourceCount> tracks;
};

struct RoadDisplay {
    int longRoads = 1;
    int shortSets = 1;
};

/// Everything that a pack says, compiled: immutable.
struct Content : CompiledContent {
    Options options;
    std::vector<std::string> titles;                   ///< by position in Items::all()
    std::vector<std::string> keys;                     ///< "kind/id" by position
    std::array<std::string, 3> symbols{".", "~", "*"}; ///< by Terrain
    std::array<std::string, 3> terrainNames;
    int gameSource = -1;

    int leastPlayers = 1;
    int mostPlayers = 5;
    int rounds = 10;
    int gold = 7;
    int loanGain = 2;
    int loanPayoff = 3;
    int loanPoints = -2;
    int loans = 5;
    int longRoadPrice = 1;
    int shortSetPrice = 1;
    int towerPrice = 2;
    int pedestalPrice = 1;
    int monumentsShown = 3;
    int soloMonumentsShown = 2;
    int objectivesShown = 3;
    int longRoads = 35;
    int shortSets = 20;
    int towers = 10;
    std::array<RoadDisplay, maxPlayers + 1> displays; ///< by number of players

    Shape longRoad;
    std::vector<Shape> shortTiles;
    std::array<std::uint8_t, maxSetTiles> shortTwin{}; ///< the first tile of the set of the same length
    std::vector<std::uint8_t> shortLengths;
    Shape tower;

    std::vector<Map> maps;
    std::vector<Stack> stacks;
    std::vector<Building> buildings;
    std::vector<Monument> monuments;
    std::vector<Objective> objectives;
    std::vector<SoloCard> soloCards;
    std::vector<std::uint8_t> soloDeck; ///< card of each copy
    ResourceBoard board;

    // Where the pieces of each sort begin in GameState::pieces; buildings come first.
    int firstLongRoad = 0;
    int firstShortTile = 0;
    int firstTower = 0;
    int firstFigure = 0;
    int pieceCount = 0;

    [[nodiscard]] int shown(int players) const { return players == 1 ? soloMonumentsShown : monumentsShown; }
    [[nodiscard]] int setTiles() const { return static_cast<int>(shortTiles.size()); }
};

[[nodiscard]] std::unique_ptr<const Content> compile(const Items &items, const OptionValues &options,
                                                     Diagnostics &problems);

} // namespace mw::world_wonders

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mw::world_wonders {

inline constexpr int typeCount = 5;
inline constexpr int resourceCount = 3;

enum class Terrain : std::uint8_t { Land, Water, Resource };
enum class BuildingType : std::uint8_t { Education, Farm, Habitation, Market, Temple };
enum class Resource : std::uint8_t { Food, Ceramics, Gears };
/// What a space of a shape may lie on (WW-SYMBOL-05 to 07).
enum class Ground : std::uint8_t { Land, Water, Either };
/// What a monument may ask for beside it; the first five are the building types.
enum class Neighbour : std::uint8_t { Education, Farm, Habitation, Market, Temple, Sidewalk, Resource, Water, Road };
inline constexpr int neighbourCount = 9;
/// Several of them are bits of one number.
[[nodiscard]] constexpr unsigned bitOf(Neighbour kind)
{
    return 1U << static_cast<unsigned>(kind);
}
/// Whether it is a tile that lies there, in place of what the map shows.
[[nodiscard]] constexpr bool isTile(Neighbour kind)
{
    return kind == Neighbour::Road || static_cast<int>(kind) < typeCount;
}
enum class Link : std::uint8_t { Touching, Gap };
enum class ObjectiveKind : std::uint8_t {
    GreenArea,
    LongestRoad,
    Monuments,
    AtResources,
    AtWater,
    OfType,
    Resource,
    Group,
    AtEdge,
    Districts
};
/// What the Automaton takes, and which one of several.
enum class Take : std::uint8_t { LongRoad, ShortSet, Tower, Building, Monument };
enum class Which : std::uint8_t { First, Last, Cheapest, Dearest, MostRings, FewestRings, All };

inline constexpr std::array<std::string_view, 3> terrainWords{"land", "water", "resource"};
inline constexpr std::array<std::string_view, typeCount> typeWords{"education", "farm", "habitation", "market",
                                                                   "temple"};
inline constexpr std::array<std::string_view, resourceCount> resourceWords{"food", "ceramics", "gears"};
inline constexpr std::array<std::string_view, neighbourCount> neighbourWords{
    "education", "farm", "habitation", "market", "temple", "sidewalk", "resource", "water", "road"};
inline constexpr std::array<std::string_view, 2> linkWords{"touching", "gap"};
inline constexpr std::array<std::string_view, 10> objectiveWords{
    "green-area", "longest-road", "monuments", "at-resources", "at-water",
    "of-type",    "resource",     "group",     "at-edge",      "districts"};
inline constexpr std::array<std::string_view, 5> takeWords{"long-road", "short-set", "tower", "building", "monument"};
inline constexpr std::array<std::string_view, 7> whichWords{"first",      "last",         "cheapest", "dearest",
                                                            "most-rings", "fewest-rings", "all"};
inline constexpr std::array<std::string_view, 2> sideWords{"A", "B"};

} // namespace mw::world_wonders

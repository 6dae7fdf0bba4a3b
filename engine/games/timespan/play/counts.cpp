#include "counts.h"

#include <algorithm>

namespace mw::timespan {

// TS-PEACE-04, 08, 09: what is visible in the own play area; TS-BOOK-05 comes from the tiles
int visiblePeace(const Content &content, const Player &player)
{
    int peace = player.civilization == none ? 0 : content.civilization(player.civilization).peace;
    for (const Slot &slot : player.timeline) // TS-TUCK-07: a tucked card is covered
        peace += slot.card == none ? 0 : content.card(slot.card).peace;
    for (std::uint32_t left = player.built; left != 0; left &= left - 1)
        peace += content.wonder(std::countr_zero(left)).peace;
    for (std::size_t type = 0; type < player.dead.size(); ++type)
        peace += player.dead[type] * content.luxuries[type].peace;
    forEachGear(content, player, // TS-TECH-21
                [&](int, const GearSlot &slot) { peace += content.technology(slot.technology).peace; });
    return std::clamp(peace, 0, content.peaceMax); // TS-PEACE-03, TS-OPEN-11
}

// TS-LUX-11
int delivered(const Content &content, const Player &player, int type)
{
    int count = player.dead[static_cast<std::size_t>(type)];
    for (const Slot &slot : player.timeline) {
        for (unsigned left = slot.tiles; left != 0; left &= left - 1)
            count += content.card(slot.card).luxury[static_cast<std::size_t>(std::countr_zero(left))] == type ? 1 : 0;
    }
    return count;
}

int countOf(const Content &content, const GameState &state, int seat, Quantity quantity)
{
    const Player &player = state.player(seat);
    const auto ofType = [&](CardType type) {
        return played(content, player, [type](const HistoryCard &card) { return card.type == type; });
    };
    const auto track = [&player](Track which) { return int{player.tracks[static_cast<std::size_t>(which)]}; };
    switch (quantity) {
    case Quantity::Peace: // TS-PEACE-06, 07: counted anew; the marker stays
        return visiblePeace(content, player);
    case Quantity::Umulium: // TS-CARD-06
        return delivered(content, player, umuliumTile);
    case Quantity::Luxury: {
        int count = 0;
        for (int type = 0; type < luxuryCount; ++type)
            count += delivered(content, player, type);
        return count;
    }
    case Quantity::Ship:
        return track(Track::Ship);
    case Quantity::Balloon: // TS-CARD-13
        return track(Track::Balloon);
    case Quantity::Space:
        return track(Track::Space);
    case Quantity::Culture:
        return track(Track::Culture);
    case Quantity::Science:
        return track(Track::Science);
    case Quantity::Person:
        return ofType(CardType::Person);
    case Quantity::Construction:
        return ofType(CardType::Construction);
    case Quantity::Invention:
        return ofType(CardType::Invention);
    case Quantity::Graveyard:
        return player.graveyard.count();
    case Quantity::Wonder:
        return std::popcount(player.built);
    case Quantity::Technology:
        return std::popcount(player.gears);
    case Quantity::Worker: {
        int count =
            player.workers + player.sleeping + std::popcount(player.boxWorkers) + std::popcount(player.wonderWorkers);
        for (const Slot &slot : player.timeline)
            count += slot.worker;
        return count;
    }
    case Quantity::Hand:
        return player.hand.count();
    }
    return 0;
}

bool holds(const Content &content, const GameState &state, int seat, const Need &need)
{
    const Player &player = state.player(seat);
    const auto ages = [&](auto fits) { return played(content, player, fits) >= need.amount; };
    switch (need.condition) {
    case Condition::Reach: // TS-VISION-01, 04, 06, 08
        return player.tracks[need.what] >= content.track(need.what).length();
    case Condition::HavePeace: // TS-VISION-02
        return visiblePeace(content, player) >= need.amount;
    case Condition::PlayedType: // TS-VISION-03, 05, 09
        return ages([&need](const HistoryCard &card) { return static_cast<std::uint8_t>(card.type) == need.what; });
    case Condition::PlayedOfAge:
        return ages([&need](const HistoryCard &card) { return card.age == need.what; });
    case Condition::PlayedFromAge: // TS-VISION-11, TS-OPEN-07
        return ages([&need](const HistoryCard &card) { return card.age >= need.what; });
    case Condition::EachType:
    case Condition::OneType: {
        // TS-VISION-07, 10
        int fitting = 0;
        for (int type = 0; type < luxuryCount; ++type)
            fitting += delivered(content, player, type) >= need.amount ? 1 : 0;
        return need.condition == Condition::EachType ? fitting == luxuryCount : fitting > 0;
    }
    }
    return false;
}

bool isMet(const Content &content, const GameState &state, int seat, const Vision &vision)
{
    return std::all_of(vision.needs.begin(), vision.needs.end(),
                       [&](const Need &need) { return holds(content, state, seat, need); });
}

bool hasDoubleDeath(const Content &content, const Player &player)
{
    bool found = false;
    forEachGear(content, player,
                [&](int, const GearSlot &slot) { found = found || content.technology(slot.technology).doubleDeath; });
    return found;
}

int boxChoices(const Content &content, const Player &player, int box)
{
    const auto number = static_cast<std::size_t>(box);
    if (const int tile = player.boxTiles[number]; tile != 0)
        return content.upgradeTiles[static_cast<std::size_t>((tile - 1) / 2)].choices[(tile - 1) % 2U];
    return content.civilization(player.civilization).boxes[number].choices;
}

} // namespace mw::timespan

#pragma once

#include "archive.h"

#include "games/timespan/play/playengine.h"

namespace mw::timespan {

/// Cards that a given state names, by table.
class Claims
{
public:
    void add(Table table, int number)
    {
        if (number >= 0 && number < unknown)
            ++m_counts[static_cast<std::size_t>(table)][static_cast<std::size_t>(number)];
    }
    [[nodiscard]] int count(Table table, int number) const
    {
        return m_counts[static_cast<std::size_t>(table)][static_cast<std::size_t>(number)];
    }

private:
    std::array<std::array<std::uint8_t, 256>, tableCount> m_counts{};
};

/// Takes cards that are named somewhere from wherever they lie. Starting cards, of which everybody has a set, stay.
void clearClaims(const Content &content, GameState &state, const Claims &claims);
/// What is left to do when a given state has been laid over another: no card lies in two places, cards that have lost
/// their place go under their decks, cubes and supplies add up.
void settle(const Content &content, GameState &state, const Value &given, const Claims &claims, Diagnostics &problems);
/// Offers that are not named go back, so that new ones can be laid out.
void returnOffersUnlessNamed(Engine &engine, const Value &given);

} // namespace mw::timespan

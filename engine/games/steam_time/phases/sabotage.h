#pragma once

#include "games/steam_time/state/spaces.h"

namespace mw::steam_time {

/// The space on which the saboteur of a seat stands, or -1 while it is in the hangar.
[[nodiscard]] inline int saboteurSpace(const GameState &state, int seat)
{
    return static_cast<int>(state.saboteurs[static_cast<std::size_t>(seat)]) - 1;
}
/// The spaces with saboteurs on them.
[[nodiscard]] inline std::uint64_t sabotaged(const GameState &state)
{
    std::uint64_t spaces = 0;
    for (const std::uint8_t saboteur : state.saboteurs)
        spaces |= saboteur > 0 ? bit(saboteur - 1) : 0;
    return spaces;
}
[[nodiscard]] int saboteursOn(const GameState &state, int space);
/// T.I.M.E.-crystals that a player has to pay before an action on a space (ST-SABO-05, 06).
[[nodiscard]] int bribeDue(const Content &content, const GameState &state, const Player &player, int space);
/// Number of T.I.M.E.-crystals of a player.
[[nodiscard]] int clearCrystals(const Player &player);

/// Which of some spaces a player can execute after the bribe that is due there.
[[nodiscard]] std::uint64_t bribable(const Content &content, const GameState &state, const Player &player,
                                     std::uint64_t spaces);
/// Why a player cannot bribe the saboteurs of a space and then execute it, if so. `emptied` as for refuseExecution().
[[nodiscard]] Refused refuseBribable(const Content &content, const GameState &state, const Player &player, int space,
                                     std::string_view emptied);
/// Has the bribe of a space paid; returns false when none is due. Whoever pushes it goes on in sendPiece().
bool pushBribe(Engine &engine, int seat, int space, std::uint8_t flags);
/// Puts an airship, or Mr. T.I.M.E. (flag mrTime), on a space and executes it.
void sendPiece(Engine &engine, int seat, int space, std::uint8_t flags);

/// ST-SABO-10
void returnSaboteur(Engine &engine, int seat);
/// Answers to Ask::Bribe: bit n is the generator n.
[[nodiscard]] std::uint64_t legalBribes(const Content &content, const GameState &state);

} // namespace mw::steam_time

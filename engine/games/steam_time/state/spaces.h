#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// Which of some spaces a player can execute; occupation and stream of time aside.
[[nodiscard]] std::uint64_t executable(const Content &content, const GameState &state, const Player &player,
                                       std::uint64_t spaces);
/// Why a player cannot execute the action of a space, if so; occupation and stream of time aside. `emptied` is the
/// rule to cite for a space whose contents are gone.
[[nodiscard]] Refused refuseExecution(const Content &content, const GameState &state, const Player &player, int number,
                                      std::string_view emptied);
/// Why Mr. T.I.M.E. cannot be sent to a space, if so.
[[nodiscard]] Refused refuseBonusSpace(const Content &content, const GameState &state, const Player &player, int space);
/// Why an airship cannot be placed on a space, if so.
[[nodiscard]] Refused refusePlacement(const Content &content, const GameState &state, const Player &player, int space);
/// Why the first player tile cannot be taken, if so.
[[nodiscard]] Refused refuseTile(const GameState &state, int seat);

/// Executes a space as an action of its own.
void pushAction(Engine &engine, int player, int space, std::uint8_t flags);

/// Missions on display: bit n is mission n.
[[nodiscard]] std::uint64_t displayedMissions(const Content &content, const GameState &state);
/// The space on which a mission lies, or -1.
[[nodiscard]] int spaceOfMission(const Content &content, const GameState &state, int mission);
/// The highest board with an airship of the player, 0 being the bottom. Precondition: there is one.
[[nodiscard]] inline int highestBoard(const Player &player)
{
    return (63 - std::countl_zero(player.airships)) / spacesPerBoard;
}
/// The spaces of each kind on the boards from a first one on, by SpaceKind.
/// A board may hold several of a kind (ST-OPEN-41).
[[nodiscard]] inline std::array<std::uint64_t, 6> spacesByKind(const Content &content, const GameState &state,
                                                               int first)
{
    std::array<std::uint64_t, 6> spaces{};
    for (int board = first; board < state.boardCount; ++board) {
        const std::array<std::uint64_t, 6> &kinds = content.kindMasks[state.boards[static_cast<std::size_t>(board)]];
        for (std::size_t kind = 0; kind < spaces.size(); ++kind)
            spaces[kind] |= kinds[kind] << (board * spacesPerBoard);
    }
    return spaces;
}
/// The spaces of one kind on all boards.
[[nodiscard]] inline std::uint64_t spacesOf(const Content &content, const GameState &state, SpaceKind kind)
{
    std::uint64_t spaces = 0;
    for (int board = 0; board < state.boardCount; ++board)
        spaces |= content.kindMasks[state.boards[static_cast<std::size_t>(board)]][static_cast<std::size_t>(kind)]
                  << (board * spacesPerBoard);
    return spaces;
}
/// Spaces on which airships of the player may go by the stream of time (ST-PLACE-06; ST-SPEC-11, ST-OPEN-26).
[[nodiscard]] inline std::uint64_t upstream(const Content &content, const Player &player)
{
    if (player.airships == 0 || skillsOf(content, player).ignoresStream)
        return ~std::uint64_t{0};
    return ~std::uint64_t{0} << ((highestBoard(player) + 1) * spacesPerBoard);
}
/// All spaces of the boards that lie out.
[[nodiscard]] inline std::uint64_t allSpaces(const Content &content, const GameState &state)
{
    std::uint64_t spaces = 0;
    for (int board = 0; board < state.boardCount; ++board)
        spaces |= std::uint64_t{content.spaceMasks[state.boards[static_cast<std::size_t>(board)]]}
                  << (board * spacesPerBoard);
    return spaces;
}
/// Where an airship may go if there is a space whose action can be executed (ST-TURN-03, ST-PLACE-06, ST-OPEN-25).
[[nodiscard]] inline std::uint64_t openSpaces(const Content &content, const GameState &state, const Player &player)
{
    return ~occupied(state) & upstream(content, player);
}
/// Whether the player on turn can place an airship or take the first player tile.
[[nodiscard]] bool canAct(const Content &content, const GameState &state, const Player &player, int seat);

} // namespace mw::steam_time

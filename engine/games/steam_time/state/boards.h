#pragma once

#include "state.h"

#include <bit>

namespace mw::steam_time {

// --- contents of an action space: missions, expeditions and upgrades as card + 1, deposits a nibble for each slot
// with colour + 1; 0 is empty

[[nodiscard]] inline int cardOn(const GameState &state, int space)
{
    return static_cast<int>(state.contents[static_cast<std::size_t>(space)]) - 1;
}
[[nodiscard]] inline int crystalIn(std::uint32_t contents, int slot) ///< colour, or -1 when the slot is empty
{
    return static_cast<int>(contents >> (4 * slot) & 0xfU) - 1;
}
/// For the contents of two slots: the colours there, bit n is colour n.
inline constexpr std::array<std::uint8_t, 256> coloursOfPair = [] {
    std::array<std::uint8_t, 256> table{};
    for (unsigned pair = 0; pair < table.size(); ++pair)
        table[pair] = static_cast<std::uint8_t>((1U << (pair & 0xfU) | 1U << (pair >> 4)) >> 1);
    return table;
}();
/// The colours on a deposit: bit n is colour n.
[[nodiscard]] inline unsigned coloursOn(std::uint32_t contents)
{
    static_assert(maxSlots <= 6);
    return coloursOfPair[contents & 0xffU] | coloursOfPair[contents >> 8 & 0xffU] |
           coloursOfPair[contents >> 16 & 0xffU];
}
/// The first slot that holds the colour, or -1.
[[nodiscard]] inline int slotOf(std::uint32_t contents, int colour)
{
    for (int slot = 0; slot < 8; ++slot) {
        if (crystalIn(contents, slot) == colour)
            return slot;
    }
    return -1;
}

// --- boards and spaces

[[nodiscard]] constexpr std::uint64_t bit(int number)
{
    return std::uint64_t{1} << number;
}
/// Number of members, without the call that std::popcount is where not every processor counts bits.
[[nodiscard]] constexpr int countOf(std::uint64_t set)
{
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>(set * 0x0101010101010101 >> 56);
}
[[nodiscard]] inline int lowest(std::uint64_t set)
{
    return std::countr_zero(set);
}
[[nodiscard]] inline const Panel &panelOf(const Content &content, const GameState &state, int space)
{
    return content.panels[state.boards[static_cast<std::size_t>(space / spacesPerBoard)]];
}
[[nodiscard]] inline bool isSpace(const Content &content, const GameState &state, int space)
{
    return space >= 0 && space < state.boardCount * spacesPerBoard &&
           (content.spaceMasks[state.boards[static_cast<std::size_t>(space / spacesPerBoard)]] >>
                (space % spacesPerBoard) &
            1) != 0;
}
[[nodiscard]] inline const Space &spaceAt(const Content &content, const GameState &state, int space)
{
    const std::size_t panel = state.boards[static_cast<std::size_t>(space / spacesPerBoard)];
    return content.spaceTable[panel * spacesPerBoard + static_cast<std::size_t>(space % spacesPerBoard)];
}
[[nodiscard]] inline std::uint64_t occupied(const GameState &state)
{
    return state.players[0].airships | state.players[1].airships | state.players[2].airships |
           state.players[3].airships;
}
/// Content position of the active effort card, or -1.
[[nodiscard]] inline int activeEffort(const GameState &state)
{
    return state.effortCount == 0 ? -1 : state.efforts[state.effortCount - 1U];
}
[[nodiscard]] inline int playerAfter(const GameState &state, int player)
{
    return player + 1 == state.playerCount ? 0 : player + 1;
}

} // namespace mw::steam_time

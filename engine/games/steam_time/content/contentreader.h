#pragma once

#include "content.h"

namespace mw::steam_time {

/// One crystal of a colour in a price: prices have a byte for each colour.
[[nodiscard]] constexpr std::uint64_t bitOfColour(int colour)
{
    return std::uint64_t{1} << (8 * colour);
}

/// `game`, `airship` and `panel` items.
void readBoards(const Items &items, Content &content, Diagnostics &problems);
/// `specialist` items.
void readSpecialists(const Items &items, Content &content, Diagnostics &problems);
/// What players pay, receive and may do, with and without each specialist.
void resolveSkills(Content &content);
/// `encounter`, `expedition`, `upgrade`, `mission` and `effort` items.
void readCards(const Items &items, Content &content, Diagnostics &problems);

/// Warns where the boards for a number of players do not go together with the other boards or with what is in the box:
/// too many spaces for the cards or crystals, kinds of spaces that are missing, sides of boards that clash.
void checkBoards(const Items &items, const Content &content, Diagnostics &problems);
/// Warns of encounters with which a bonus action earns the next one, and so on without end.
void checkEncounters(const Items &items, const Content &content, Diagnostics &problems);

} // namespace mw::steam_time

#pragma once

#include "games/steam_time/rules.h"

#include "core/items.h"
#include "core/value.h"

#include <memory>
#include <string>
#include <vector>

namespace mw::steam_time::testing {

/// A game of few pieces to try single rules on: three boards, one card of most kinds, three slots in each generator,
/// the third marked. See smalltable.cpp for what it has.
class SmallTable
{
public:
    explicit SmallTable(const OptionValues &options = {}, int players = 2);

    [[nodiscard]] const Content &content() const { return *m_content; }
    [[nodiscard]] const GameState &state() const { return m_state; }
    [[nodiscard]] GameState &state() { return m_state; }

    /// Lays a part of the state, written as in scenarios, over it; true without problems.
    bool given(const std::string &yaml);
    /// Carries out actions one after the other; the first that is refused or unknown stops it and is returned.
    std::string play(const std::vector<std::string> &actions);
    /// The rule that refuses an action; "legal", or "unknown".
    [[nodiscard]] std::string refusalOf(const std::string &action) const;
    [[nodiscard]] std::vector<std::string> legal() const;
    /// The text of a value of the state by its path: "players/1/gold"; lists are joined by blanks.
    [[nodiscard]] std::string value(const std::string &path) const;
    [[nodiscard]] std::string question() const;
    [[nodiscard]] int asked() const { return steam_time::question(*m_content, m_state).player + 1; }
    [[nodiscard]] const EventList &events() const { return m_events; }

private:
    std::shared_ptr<const Content> m_content; ///< shared, so that a table can be copied
    GameState m_state{};
    EventList m_events;
};

/// The items of the small table, to be changed before compiling.
[[nodiscard]] Items smallItems();

} // namespace mw::steam_time::testing

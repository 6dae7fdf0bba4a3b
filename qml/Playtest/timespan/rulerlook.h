#pragma once

#include "qml/Playtest/timespan/rulerboard.h"
#include "qml/Playtest/timespan/timespantargets.h"

#include "qml/Playtest/text.h"

namespace mw::table {

struct RulerBoard::Look {
    const PlaytestGame &game;
    const FacePlan &plan;
    const timespan::Content &content;
    const timespan::GameState &state;
    const TableText &text;
    const SupportHelp &help;
    bool answers = false; ///< whether this seat is asked, so that the choices are its own

    /// Makes a row the answer that lies at its key.
    void aimAt(TargetRow &row) const
    {
        if (answers) {
            aim(row, game.choices(), row.key);
        }
    }
    /// Number of the support action that lies at a place, where the place is no answer itself.
    [[nodiscard]] int helpAt(const TargetRow &row) const { return answers && row.choice < 0 ? help.at(row.key) : -1; }
    /// Lays it at a row that has one besides its own answer.
    template <typename Row>
    void helpAlso(Row &row) const
    {
        row.help = answers ? help.at(row.key) : -1;
        row.helpTitle = help.title(row.help);
    }
    [[nodiscard]] QString card(std::uint8_t number) const
    {
        return ages::isSeen(number) ? toQt(content.card(number).id) : QString();
    }
};

} // namespace mw::table

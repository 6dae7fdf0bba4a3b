#pragma once

#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/timespan/timespanstate.h"

#include <QStringList>

#include <vector>

namespace mw::table {

/// The support actions that are possible in between. The game asks for them one after the other, first whether and then
/// which; on the table each lies at hand where its thing lies.
class SupportHelp
{
public:
    /// Looks what would be possible after "support"; nothing while that is asked already, or nobody may answer.
    void follow(const PlaytestGame &game);

    [[nodiscard]] const std::vector<Action> &actions() const { return m_actions; }
    /// Number of the action with a place, -1 for none; its words.
    [[nodiscard]] int at(const QString &target) const;
    [[nodiscard]] QString title(int number) const { return m_titles.value(number); }
    /// Carries one out; false when there is none with that number.
    bool choose(PlaytestGame &game, int number) const;

private:
    std::vector<Action> m_actions;
    QStringList m_titles;
    QStringList m_targets;
};

} // namespace mw::table

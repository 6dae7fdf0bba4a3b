#pragma once

#include "qml/Playtest/rulebook.h"

#include "core/game.h"

#include <functional>

namespace mw::table {

/// Names the place of the table where an answer lies ("space/2/1"); empty when it is a mere button.
using TargetNamer = std::function<QString(const Action &)>;

/// Everything that the person who is asked might try, legal or not, with the reason when not.
class Choices
{
public:
    /// Whose answers persons give; rules may let others than the asked player act, and those may be bots.
    using Speaker = std::function<bool(int player)>;

    /// Asks the rules anew. Nothing can be chosen where `open` is false: a bot thinks, a curtain hides the table.
    void follow(const Game &game, const RuleBook &rules, const TargetNamer &namer, const Speaker &speaks, bool open);
    void clear();

    [[nodiscard]] TableModel *model() { return &m_model; }
    /// Those without a place on the table.
    [[nodiscard]] TableModel *buttons() { return &m_buttons; }
    [[nodiscard]] const std::vector<ChoiceRow> &rows() const { return m_model.rows(); }
    [[nodiscard]] const Action &action(int choice) const { return m_actions[static_cast<std::size_t>(choice)]; }
    [[nodiscard]] bool isLegal(int choice) const;
    /// Number of the choice that lies at a target, legal ones first; -1 when there is none.
    [[nodiscard]] int at(const QString &target) const;

private:
    std::vector<Action> m_actions;
    RowModel<ChoiceRow> m_model;
    RowModel<ButtonRow> m_buttons;
};

} // namespace mw::table

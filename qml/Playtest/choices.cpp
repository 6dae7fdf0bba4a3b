#include "choices.h"

#include <algorithm>

namespace mw::table {

namespace {

bool contains(const ActionList &list, const Action &action)
{
    return std::find(list.begin(), list.end(), action) != list.end();
}

} // namespace

void Choices::clear()
{
    m_actions.clear();
    m_model.setRows({});
    m_buttons.setRows({});
}

void Choices::follow(const Game &game, const RuleBook &rules, const TargetNamer &namer, const Speaker &speaks,
                     bool open)
{
    m_actions.clear();
    std::vector<ChoiceRow> rows;
    if (open) {
        const GamePack &pack = game.pack();
        ActionList legal;
        ActionList tried;
        game.legalActions(legal);
        pack.rules->candidates(*pack.content, game.state(), tried);
        const auto isOurs = [&](const Action &action) { return speaks(action.player); };
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(m_actions), isOurs);
        const std::size_t possible = m_actions.size();
        std::copy_if(tried.begin(), tried.end(), std::back_inserter(m_actions),
                     [&](const Action &action) { return isOurs(action) && !contains(legal, action); });
        const TableText text(pack.rules->game());
        for (std::size_t i = 0; i < m_actions.size(); ++i) {
            ChoiceRow row;
            row.text = text.sentence(pack.rules->describeAction(*pack.content, game.state(), m_actions[i]));
            row.legal = i < possible;
            row.target = namer ? namer(m_actions[i]) : QString();
            row.placed = !row.target.isEmpty();
            if (const auto refusal = row.legal ? std::nullopt : game.refusal(m_actions[i])) {
                row.reason = rules.refusedText(pack, *refusal);
                row.rule = toQt(refusal->rule);
            }
            rows.push_back(std::move(row));
        }
    }
    std::vector<ButtonRow> buttons;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].placed) {
            buttons.push_back({static_cast<int>(i), rows[i].text, rows[i].legal, rows[i].reason, rows[i].rule});
        }
    }
    m_model.setRows(std::move(rows));
    m_buttons.setRows(std::move(buttons));
}

bool Choices::isLegal(int choice) const
{
    return choice >= 0 && choice < m_model.rowCount() && rows()[static_cast<std::size_t>(choice)].legal;
}

int Choices::at(const QString &target) const
{
    const auto found = std::find_if(rows().begin(), rows().end(),
                                    [&](const ChoiceRow &row) { return !target.isEmpty() && row.target == target; });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

} // namespace mw::table

#include "supporthelp.h"

#include "qml/Playtest/text.h"
#include "qml/Playtest/timespan/timespantargets.h"

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

using namespace timespan;

void SupportHelp::follow(const PlaytestGame &game)
{
    m_actions.clear();
    m_titles.clear();
    m_targets.clear();
    const GamePack &pack = game.game()->pack();
    const Action support = makeAction(ActionKind::Support, std::max(0, game.asked()));
    if (!game.mayAnswer() || game.game()->refusal(support)) {
        return;
    }
    StateBlock copy = game.game()->state();
    pack.rules->apply(*pack.content, copy, support, nullptr);
    if (ages::stateIn(copy).top().ask != Ask::Support) {
        return;
    }
    ActionList legal;
    pack.rules->legalActions(*pack.content, copy, legal);
    const TableText text(pack.rules->game());
    for (const Action &action : legal) {
        const QString target = ages::targetOf(action);
        if (!target.isEmpty() && kindOf(action) != ActionKind::StepIn && kindOf(action) != ActionKind::TimeUp) {
            m_actions.push_back(action);
            m_targets.append(target);
            m_titles.append(text.sentence(pack.rules->describeAction(*pack.content, copy, action)));
        }
    }
}

int SupportHelp::at(const QString &target) const
{
    return static_cast<int>(m_targets.indexOf(target));
}

bool SupportHelp::choose(PlaytestGame &game, int number) const
{
    if (number < 0 || number >= static_cast<int>(m_actions.size())) {
        return false;
    }
    const Action action = m_actions[static_cast<std::size_t>(number)]; // the step makes another list
    return game.applyBoth(makeAction(ActionKind::Support, action.player), action);
}

} // namespace mw::table

#include "game.h"

#include "valuediff.h"

#include <algorithm>
#include <cassert>

namespace mw {

namespace {

using Names = std::vector<std::string>;

std::string nameOf(const Items &items, int position)
{
    if (position < 0 || position >= std::ssize(items.all()))
        return {};
    const Item &item = items.all()[static_cast<std::size_t>(position)];
    return item.kind + '/' + item.id;
}

/// Those of the changed items that steps from..to (not included) of a game's log caused something by.
Names involved(const Game &game, std::size_t from, std::size_t to, const Names &changed)
{
    Names sources;
    for (std::size_t i = from; i < std::min(to, game.steps().size()); ++i) {
        const Items &items = game.telling(static_cast<int>(i)).pack.items;
        for (const Event &event : game.steps()[i].events)
            sources.push_back(nameOf(items, event.source));
    }
    Names result;
    std::copy_if(changed.begin(), changed.end(), std::back_inserter(result), [&sources](const std::string &name) {
        return std::find(sources.begin(), sources.end(), name) != sources.end();
    });
    return result;
}

/// Changed items behind a step that no longer works: those that the step involves, else those that the steps
/// before it involve, else all.
Names blame(const Game &before, std::size_t step, const Names &changed)
{
    Names here = involved(before, step, step + 1, changed);
    if (here.empty())
        here = involved(before, 0, step, changed);
    return here.empty() ? changed : here;
}

/// Whether two contents are the same to a game, down to the positions of their items.
bool playsTheSame(const GamePack &before, const GamePack &after)
{
    const auto sameName = [](const Item &a, const Item &b) { return a.kind == b.kind && a.id == b.id; };
    return before.hash == after.hash && std::equal(before.items.all().begin(), before.items.all().end(),
                                                   after.items.all().begin(), after.items.all().end(), sameName);
}

} // namespace

std::optional<Game> Game::start(std::shared_ptr<const GamePack> pack, const Setup &setup, std::optional<Refusal> *why)
{
    Game game;
    game.m_states.emplace_back();
    auto refused = pack->rules->newGame(*pack->content, setup, game.m_states.back(), &game.m_setupEvents);
    if (why)
        *why = refused;
    if (refused)
        return std::nullopt;
    game.m_pack = std::move(pack);
    game.m_setup = setup;
    return game;
}

std::optional<Game> Game::startFrom(std::shared_ptr<const GamePack> pack, const Setup &setup, const Value &given,
                                    Diagnostics &problems)
{
    std::optional<Refusal> refused;
    std::optional<Game> game = start(std::move(pack), setup, &refused);
    if (refused) {
        problems.push_back(errorAt(given.location, "setup.refused",
                                   Message(MW_TEXT("The game cannot start: {0} refuses it.")).name(refused->rule),
                                   Message(MW_TEXT("Choose another number of players or other content."))));
    }
    if (!game || given.isNull())
        return game;
    Diagnostics found;
    game->m_given = given;
    checkShape(given, game->description(), found);
    if (!hasErrors(found))
        game->m_pack->rules->overlayState(*game->m_pack->content, game->m_states.back(), given, found);
    const bool fits = !hasErrors(found);
    std::move(found.begin(), found.end(), std::back_inserter(problems));
    return fits ? game : std::nullopt;
}

bool Game::isOver() const
{
    return m_pack->rules->isOver(state());
}

Question Game::question() const
{
    return m_pack->rules->question(*m_pack->content, state());
}

void Game::legalActions(ActionList &actions) const
{
    m_pack->rules->legalActions(*m_pack->content, state(), actions);
}

std::optional<Refusal> Game::refusal(const Action &action) const
{
    return m_pack->rules->refusal(*m_pack->content, state(), action);
}

Value Game::description() const
{
    return m_pack->rules->describeState(*m_pack->content, state());
}

std::optional<Refusal> Game::apply(const Action &action)
{
    if (std::optional<Refusal> refused = refusal(action))
        return refused;
    Step step{action, m_pack->rules->actionText(*m_pack->content, state(), action), {}, {}};
    StateBlock next = state();
    m_pack->rules->apply(*m_pack->content, next, action, &step.events);
    forgetUndone();
    m_steps.push_back(std::move(step));
    m_states.push_back(next);
    ++m_position;
    return std::nullopt;
}

void Game::forgetUndone()
{
    m_steps.resize(m_position);
    m_states.resize(m_position + 1);
    while (m_chapters.size() > 1 && m_chapters.back().begin >= m_position)
        m_chapters.pop_back();
    if (!m_chapters.empty() && m_chapters.back().end() > m_position)
        m_chapters.back().states.resize(m_position - m_chapters.back().begin + 1);
}

/// Steps since the last change of content are told by the present one from now on, whatever comes.
void Game::closeChapter()
{
    const std::size_t begin = m_chapters.empty() ? 0 : m_chapters.back().end();
    if (m_chapters.empty() || begin < m_steps.size())
        m_chapters.push_back({m_pack, begin, {m_states.begin() + static_cast<std::ptrdiff_t>(begin), m_states.end()}});
}

Telling Game::telling(int step) const
{
    const auto index = static_cast<std::size_t>(std::max(step, 0));
    for (const Chapter &chapter : m_chapters) {
        if (step < 0)
            return {*chapter.pack, chapter.states.front(), chapter.states.front()};
        if (index < chapter.end())
            return {*chapter.pack, chapter.states[index - chapter.begin], chapter.states[index - chapter.begin + 1]};
    }
    return {*m_pack, m_states[index], m_states[step < 0 ? 0 : index + 1]};
}

int Game::sourceOf(int step, const Event &event) const
{
    const GamePack &told = telling(step).pack;
    const auto position = static_cast<std::size_t>(event.source);
    if (event.source < 0 || position >= told.items.all().size())
        return -1;
    if (&told == m_pack.get())
        return event.source;
    const Item &item = told.items.all()[position];
    const Item *now = m_pack->items.find(item.kind, item.id);
    return now ? static_cast<int>(now - m_pack->items.all().data()) : -1;
}

bool Game::undo()
{
    if (m_position == 0)
        return false;
    --m_position;
    return true;
}

bool Game::redo()
{
    if (m_position == m_steps.size())
        return false;
    ++m_position;
    return true;
}

void Game::goTo(std::size_t position)
{
    m_position = std::min(position, m_steps.size());
}

void Game::setNote(std::size_t step, std::string note)
{
    assert(step < m_steps.size());
    m_steps[step].note = std::move(note);
}

std::optional<AdoptProblem> Game::carryOn(std::shared_ptr<const GamePack> pack)
{
    AdoptProblem problem;
    if (playsTheSame(*m_pack, *pack)) {
        closeChapter();
        m_pack = std::move(pack);
        return std::nullopt;
    }
    std::vector<StateBlock> states = m_states;
    for (StateBlock &state : states) {
        pack->rules->carryOver(*m_pack->content, *pack->content, state, problem.reasons);
        if (hasErrors(problem.reasons)) {
            problem.changedItems = blame(*this, m_position, changedItems(m_pack->items, pack->items));
            return problem;
        }
    }
    closeChapter();
    m_states = std::move(states);
    m_pack = std::move(pack);
    return std::nullopt;
}

std::optional<AdoptProblem> Game::applyText(const std::string &text, const std::string &note)
{
    AdoptProblem problem;
    problem.step = static_cast<int>(m_position);
    problem.action = text;
    const std::optional<Action> action = m_pack->rules->parseAction(*m_pack->content, state(), text);
    if (action) {
        problem.refusal = apply(*action);
        if (!problem.refusal) {
            m_steps.back().note = note;
            return std::nullopt;
        }
        return problem;
    }
    problem.reasons.push_back(errorAt({}, "action.unknown",
                                      Message(MW_TEXT("“{0}” names nothing that can be done here.")).name(text),
                                      Message(MW_TEXT("Compare it with the legal actions of this step."))));
    return problem;
}

std::optional<AdoptProblem> Game::replay(std::shared_ptr<const GamePack> pack)
{
    AdoptProblem problem;
    Names changed = changedItems(m_pack->items, pack->items);
    std::optional<Game> again = startFrom(std::move(pack), m_setup, m_given, problem.reasons);
    if (!again) {
        problem.changedItems = std::move(changed);
        return problem;
    }
    std::optional<AdoptProblem> failed;
    for (std::size_t i = 0; i < m_steps.size() && !failed; ++i)
        failed = again->applyText(m_steps[i].text, m_steps[i].note);
    if (failed) {
        failed->changedItems = blame(*this, static_cast<std::size_t>(failed->step), changed);
        // Undone steps are not part of the game as it stands: that they no longer work is no problem.
        if (static_cast<std::size_t>(failed->step) >= m_position)
            failed.reset();
    }
    again->goTo(m_position);
    again->m_earlier = std::move(m_earlier);
    *this = std::move(*again);
    return failed;
}

} // namespace mw

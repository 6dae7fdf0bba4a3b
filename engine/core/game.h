#pragma once

#include "pack.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mw {

/// A step of a game: the action and what came of it.
struct Step {
    Action action;
    std::string text; ///< the action's stable text form
    EventList events;
    std::string note; ///< written by the playtester
};

/// A step in words that survive changes of the content: a line of a log.
struct LogEntry {
    std::string action; ///< stable text form
    std::string note;

    bool operator==(const LogEntry &) const = default;
};

/// Why a game could not go over to other content.
struct AdoptProblem {
    int step = -1;      ///< first step that no longer works; -1 when the state itself cannot be carried over
    std::string action; ///< its text
    std::optional<Refusal> refusal;
    Diagnostics reasons;
    std::vector<std::string> changedItems; ///< "kind/id" of items that differ and that the step involves
};

/// A step with the content and the states that it was played under: what its action and its events are told by. Content
/// that came later may count its cards in another way.
struct Telling {
    const GamePack &pack;
    const StateBlock &before;
    const StateBlock &after;
};

/// A running game: pack, setup, log and every state so far. Undo drops to the state before; redo plays again.
/// Not thread-safe; copy to branch.
class Game
{
public:
    /// Starts; nothing when the setup is refused.
    [[nodiscard]] static std::optional<Game> start(std::shared_ptr<const GamePack> pack, const Setup &setup,
                                                   std::optional<Refusal> *why = nullptr);
    /// The same with `given` (docs/scenarios.md) laid over the start; nothing, and diagnostics, when it does
    /// not fit.
    [[nodiscard]] static std::optional<Game> startFrom(std::shared_ptr<const GamePack> pack, const Setup &setup,
                                                       const Value &given, Diagnostics &problems);

    [[nodiscard]] const GamePack &pack() const { return *m_pack; }
    [[nodiscard]] std::shared_ptr<const GamePack> sharedPack() const { return m_pack; }
    [[nodiscard]] const Setup &setup() const { return m_setup; }
    [[nodiscard]] const Value &given() const { return m_given; } ///< Null for a game from the usual start
    [[nodiscard]] const StateBlock &state() const { return m_states[m_position]; }
    [[nodiscard]] const StateBlock &stateAt(std::size_t step) const { return m_states[step]; }
    /// How a step was played; -1 is the setup.
    [[nodiscard]] Telling telling(int step) const;
    /// The item behind an event of a step (-1 is the setup) by its position in the present pack; -1 for none, or if it
    /// is there no more.
    [[nodiscard]] int sourceOf(int step, const Event &event) const;
    /// What was played before given() was laid out, under content that may have been another; told, never played again.
    [[nodiscard]] const std::vector<LogEntry> &earlier() const { return m_earlier; }
    void setEarlier(std::vector<LogEntry> earlier) { m_earlier = std::move(earlier); }
    [[nodiscard]] const EventList &setupEvents() const { return m_setupEvents; }
    [[nodiscard]] const std::vector<Step> &steps() const { return m_steps; } ///< undone ones behind position()
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] Question question() const;
    void legalActions(ActionList &actions) const;
    [[nodiscard]] std::optional<Refusal> refusal(const Action &action) const;
    /// The present state by the rulebook's names.
    [[nodiscard]] Value description() const;

    /// Applies unless refused; forgets undone steps.
    std::optional<Refusal> apply(const Action &action);
    bool undo();
    bool redo();
    void goTo(std::size_t position);
    void setNote(std::size_t step, std::string note);

    /// Goes on under other content from the present state. On a problem nothing changes.
    [[nodiscard]] std::optional<AdoptProblem> carryOn(std::shared_ptr<const GamePack> pack);
    /// Plays the log again from the start under other content. On a problem the game stands, under the new
    /// content, before the step named; the steps from there on are dropped. Where not even the start works
    /// (step -1), nothing changes.
    [[nodiscard]] std::optional<AdoptProblem> replay(std::shared_ptr<const GamePack> pack);
    /// Plays one line of a log, an action's text. Nothing when it went well.
    [[nodiscard]] std::optional<AdoptProblem> applyText(const std::string &text, const std::string &note = {});

private:
    Game() = default;
    void closeChapter();
    void forgetUndone();

    /// Steps that were played under content that has been replaced since.
    struct Chapter {
        std::shared_ptr<const GamePack> pack;
        std::size_t begin = 0;          ///< first step
        std::vector<StateBlock> states; ///< before each of its steps, and after the last one
        [[nodiscard]] std::size_t end() const { return begin + states.size() - 1; }
    };

    std::shared_ptr<const GamePack> m_pack;
    std::vector<Chapter> m_chapters; ///< in order; the first one may have no steps, it tells the setup
    Setup m_setup;
    Value m_given;
    std::vector<StateBlock> m_states; ///< m_states[i] is the state before step i
    std::vector<Step> m_steps;
    std::vector<LogEntry> m_earlier;
    EventList m_setupEvents;
    std::size_t m_position = 0;
};

} // namespace mw

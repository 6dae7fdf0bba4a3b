#pragma once

#include "asked.h"
#include "random.h"
#include "rules.h"

#include <cstring>
#include <new>
#include <type_traits>

namespace mw {

/// The free functions that make up a game, each documented at its namesake in Rules. A game fills one
/// constexpr table with designated initialisers; a missing or mistyped function does not compile.
template <typename Content, typename State>
struct GameFunctions {
    using ContentType = Content;
    using StateType = State;
    using Events = EventList *;
    using Refused = std::optional<Refusal>;

    std::unique_ptr<const Content> (*compile)(const Items &, const OptionValues &, Diagnostics &);
    Refused (*newGame)(const Content &, const Setup &, State &, Events);
    Question (*question)(const Content &, const State &);
    int (*playerCount)(const State &);
    bool (*isOver)(const State &);
    void (*legalActions)(const Content &, const State &, ActionList &);
    Refused (*refusal)(const Content &, const State &, const Action &);
    void (*candidates)(const Content &, const State &, ActionList &);
    void (*apply)(const Content &, State &, const Action &, Events);
    std::vector<Standing> (*standings)(const Content &, const State &);
    State (*viewFor)(const Content &, const State &, int);
    void (*determinize)(const Content &, State &, int, Random &);
    int (*evaluate)(const Content &, const State &, int);
    std::string (*actionText)(const Content &, const State &, const Action &);
    std::optional<Action> (*parseAction)(const Content &, const State &, std::string_view);
    Message (*describeAction)(const Content &, const State &, const Action &);
    Message (*describeEvent)(const Content &, const State &, const Event &);
    Value (*describeState)(const Content &, const State &);
    void (*overlayState)(const Content &, State &, const Value &, Diagnostics &);
    void (*carryOver)(const Content &, const Content &, State &, Diagnostics &);
    /// May be left out: then nothing is taken back.
    bool (*takesBack)(const Action &) = nullptr;
    /// May be left out: then it is legalActions() and apply() in turns.
    std::uint64_t (*playOut)(const Content &, State &, Random &, std::uint64_t) = nullptr;
};

/// Rules over a game's free functions: `static const RulesFor<functions> rules("steam-time");`
/// Since the table is a constant, every call below is a direct one.
template <const auto &functions>
class RulesFor final : public Rules
{
    using Functions = std::remove_cvref_t<decltype(functions)>;
    using Content = typename Functions::ContentType;
    using State = typename Functions::StateType;
    using Erased = CompiledContent;
    static_assert(std::is_base_of_v<CompiledContent, Content>);
    static_assert(std::is_trivially_copyable_v<State>);
    static_assert(sizeof(State) <= StateBlock::capacity && alignof(State) <= alignof(StateBlock));

public:
    explicit constexpr RulesFor(std::string_view game) : m_game(game) {}

    [[nodiscard]] std::string_view game() const override { return m_game; }
    [[nodiscard]] std::size_t stateSize() const override { return sizeof(State); }
    [[nodiscard]] std::unique_ptr<const CompiledContent> compile(const Items &items, const OptionValues &options,
                                                                 Diagnostics &problems) const override
    {
        return functions.compile(items, options, problems);
    }
    [[nodiscard]] std::optional<Refusal> newGame(const Erased &content, const Setup &setup, StateBlock &state,
                                                 EventList *events) const override
    {
        State fresh{};
        std::optional<Refusal> refused = functions.newGame(of(content), setup, fresh, events);
        if (!refused)
            std::memcpy(state.bytes.data(), &fresh, sizeof(State));
        return refused;
    }
    [[nodiscard]] Question question(const Erased &content, const StateBlock &state) const override
    {
        return functions.question(of(content), of(state));
    }
    [[nodiscard]] int playerCount(const StateBlock &state) const override { return functions.playerCount(of(state)); }
    [[nodiscard]] bool isOver(const StateBlock &state) const override { return functions.isOver(of(state)); }
    void legalActions(const Erased &content, const StateBlock &state, ActionList &actions) const override
    {
        functions.legalActions(of(content), of(state), actions);
    }
    [[nodiscard]] std::optional<Refusal> refusal(const Erased &content, const StateBlock &state,
                                                 const Action &action) const override
    {
        return functions.refusal(of(content), of(state), action);
    }
    void candidates(const Erased &content, const StateBlock &state, ActionList &actions) const override
    {
        functions.candidates(of(content), of(state), actions);
    }
    void apply(const Erased &content, StateBlock &state, const Action &action, EventList *events) const override
    {
        functions.apply(of(content), of(state), action, events);
    }
    [[nodiscard]] bool takesBack(const Action &action) const override
    {
        return isThere(functions.takesBack) && functions.takesBack(action);
    }
    std::uint64_t playOut(const Erased &content, StateBlock &state, Random &random, std::uint64_t most) const override
    {
        if (isThere(functions.playOut))
            return functions.playOut(of(content), of(state), random, most);
        ActionList actions;
        std::uint64_t decisions = 0;
        for (; decisions < most; ++decisions) {
            functions.legalActions(of(content), of(state), actions);
            if (actions.isEmpty())
                break;
            const Action action = actions[random.below(static_cast<std::uint32_t>(answersOfAsked(actions).size()))];
            functions.apply(of(content), of(state), action, nullptr);
        }
        return decisions;
    }
    [[nodiscard]] std::vector<Standing> standings(const Erased &content, const StateBlock &state) const override
    {
        return functions.standings(of(content), of(state));
    }
    [[nodiscard]] StateBlock viewFor(const Erased &content, const StateBlock &state, int player) const override
    {
        const State view = functions.viewFor(of(content), of(state), player);
        StateBlock block;
        std::memcpy(block.bytes.data(), &view, sizeof(State));
        return block;
    }
    void determinize(const Erased &content, StateBlock &state, int player, Random &random) const override
    {
        functions.determinize(of(content), of(state), player, random);
    }
    [[nodiscard]] int evaluate(const Erased &content, const StateBlock &state, int player) const override
    {
        return functions.evaluate(of(content), of(state), player);
    }
    [[nodiscard]] std::string actionText(const Erased &content, const StateBlock &state,
                                         const Action &action) const override
    {
        return functions.actionText(of(content), of(state), action);
    }
    [[nodiscard]] std::optional<Action> parseAction(const Erased &content, const StateBlock &state,
                                                    std::string_view text) const override
    {
        return functions.parseAction(of(content), of(state), text);
    }
    [[nodiscard]] Message describeAction(const Erased &content, const StateBlock &state,
                                         const Action &action) const override
    {
        return functions.describeAction(of(content), of(state), action);
    }
    [[nodiscard]] Message describeEvent(const Erased &content, const StateBlock &after,
                                        const Event &event) const override
    {
        return functions.describeEvent(of(content), of(after), event);
    }
    [[nodiscard]] Value describeState(const Erased &content, const StateBlock &state) const override
    {
        return functions.describeState(of(content), of(state));
    }
    void overlayState(const Erased &content, StateBlock &state, const Value &given,
                      Diagnostics &problems) const override
    {
        functions.overlayState(of(content), of(state), given, problems);
    }
    void carryOver(const Erased &from, const Erased &to, StateBlock &state, Diagnostics &problems) const override
    {
        functions.carryOver(of(from), of(to), of(state), problems);
    }

private:
    /// No `if constexpr` where it is called: under the undefined behaviour sanitizer GCC 12 takes no address for a
    /// constant, and without the sanitizer it warns of comparing one.
    template <typename Function>
    [[nodiscard]] static bool isThere(Function *function)
    {
        return function != nullptr;
    }
    [[nodiscard]] static const Content &of(const Erased &content) { return static_cast<const Content &>(content); }
    [[nodiscard]] static const State &of(const StateBlock &state)
    {
        return *std::launder(reinterpret_cast<const State *>(state.bytes.data()));
    }
    [[nodiscard]] static State &of(StateBlock &state)
    {
        return *std::launder(reinterpret_cast<State *>(state.bytes.data()));
    }

    std::string_view m_game;
};

} // namespace mw

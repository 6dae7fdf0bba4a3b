#include "bots.h"
#include "asked.h"

#include <limits>
#include <optional>

namespace mw {

namespace {

class RandomBot final : public Bot
{
public:
    Action choose(const GamePack &pack, const StateBlock &state, int /*player*/, Random &random) override
    {
        pack.rules->legalActions(*pack.content, state, m_actions);
        return m_actions[random.below(static_cast<std::uint32_t>(answersOfAsked(m_actions).size()))];
    }

private:
    ActionList m_actions;
};

/// Tries each action in a world that it thinks possible, follows up its own further decisions one by one, and
/// takes the action after which the game's own evaluation is best for it. It never takes an action back (unless that is
/// all it may do), since it would come to the same position and do the same again.
class GreedyBot final : public Bot
{
public:
    Action choose(const GamePack &pack, const StateBlock &state, int player, Random &random) override
    {
        StateBlock world = state;
        pack.rules->determinize(*pack.content, world, player, random);
        pack.rules->legalActions(*pack.content, world, m_actions);
        if (answersOfAsked(m_actions).size() == 1)
            return m_actions[0];
        Choice best;
        for (const Action &action : answersOfAsked(m_actions)) {
            if (pack.rules->takesBack(action))
                continue;
            StateBlock after = world;
            pack.rules->apply(*pack.content, after, action, nullptr);
            followUp(pack, after, player);
            best.offer(action, pack.rules->evaluate(*pack.content, after, player), random);
        }
        return best.equals > 0 ? best.action : m_actions[0];
    }

private:
    static constexpr int followUps = 8; ///< enough for the longest payment; more would be planning whole turns

    /// The best so far; among equals each is equally likely.
    struct Choice {
        Action action;
        int value = std::numeric_limits<int>::min();
        std::uint32_t equals = 0;

        void offer(const Action &other, int otherValue, Random &random)
        {
            if (otherValue > value || equals == 0) {
                *this = {other, otherValue, 1};
            } else if (otherValue == value && random.below(++equals) == 0) {
                action = other;
            }
        }
    };

    void followUp(const GamePack &pack, StateBlock &state, int player)
    {
        for (int i = 0; i < followUps; ++i) {
            pack.rules->legalActions(*pack.content, state, m_next);
            if (m_next.isEmpty() || m_next[0].player != player)
                return;
            std::optional<int> bestValue;
            StateBlock best;
            for (const Action &action : answersOfAsked(m_next)) {
                if (pack.rules->takesBack(action))
                    continue;
                StateBlock after = state;
                pack.rules->apply(*pack.content, after, action, nullptr);
                const int value = pack.rules->evaluate(*pack.content, after, player);
                if (!bestValue || value > *bestValue) {
                    bestValue = value;
                    best = after;
                }
            }
            if (!bestValue)
                return;
            state = best;
        }
    }

    ActionList m_actions;
    ActionList m_next;
};

} // namespace

std::vector<std::string_view> botKinds()
{
    return {"random", "greedy"};
}

std::unique_ptr<Bot> makeBot(std::string_view kind)
{
    if (kind == "random")
        return std::make_unique<RandomBot>();
    if (kind == "greedy")
        return std::make_unique<GreedyBot>();
    return nullptr;
}

} // namespace mw

#include "bots.h"
#include "asked.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

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
/// takes the action after which the game's own evaluation is best for it. It never takes an action back, since it would
/// come to the same position and take it again.
class GreedyBot final : public Bot
{
public:
    Action choose(const GamePack &pack, const StateBlock &state, int player, Random &random) override
    {
        remember(pack.rules->viewFor(*pack.content, state, player));
        StateBlock world = state;
        pack.rules->determinize(*pack.content, world, player, random);
        pack.rules->legalActions(*pack.content, world, m_actions);
        if (answersOfAsked(m_actions).size() == 1)
            return m_actions[0];
        Choice best;
        for (const Action &action : answersOfAsked(m_actions)) {
            StateBlock after = world;
            pack.rules->apply(*pack.content, after, action, nullptr);
            if (hasBeenAt(pack, after, player))
                continue;
            followUp(pack, after, player);
            best.offer(action, pack.rules->evaluate(*pack.content, after, player), random);
        }
        return best.equals > 0 ? best.action : m_actions[0];
    }

private:
    void remember(const StateBlock &view)
    {
        m_views[m_nextView] = view;
        m_nextView = (m_nextView + 1) % m_views.size();
        m_viewCount = std::min(m_viewCount + 1, m_views.size());
    }
    /// Whether the player had to decide in such a position a little while ago.
    [[nodiscard]] bool hasBeenAt(const GamePack &pack, const StateBlock &state, int player) const
    {
        const StateBlock view = pack.rules->viewFor(*pack.content, state, player);
        const std::size_t size = pack.rules->stateSize();
        return std::any_of(m_views.begin(), m_views.begin() + static_cast<std::ptrdiff_t>(m_viewCount),
                           [&](const StateBlock &seen) { return std::memcmp(&seen, &view, size) == 0; });
    }

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
            StateBlock best;
            int bestValue = std::numeric_limits<int>::min();
            for (const Action &action : answersOfAsked(m_next)) {
                StateBlock after = state;
                pack.rules->apply(*pack.content, after, action, nullptr);
                const int value = pack.rules->evaluate(*pack.content, after, player);
                if (value > bestValue || &action == m_next.begin()) {
                    bestValue = value;
                    best = after;
                }
            }
            state = best;
        }
    }

    ActionList m_actions;
    ActionList m_next;
    std::array<StateBlock, 8> m_views; ///< what it saw when it decided last
    std::size_t m_viewCount = 0;
    std::size_t m_nextView = 0;
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

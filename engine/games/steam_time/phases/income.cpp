#include "income.h"

#include <bit>

namespace mw::steam_time {

namespace {

// The registers of an Income frame are the set of upgrades that have not paid yet; `stage` 1: the rest in order.
std::uint64_t unpaid(const Frame &frame)
{
    return std::bit_cast<std::uint64_t>(frame.registers);
}

bool hasOnly(const Content &content, int upgrade, bool goldToo)
{
    const Program &income = content.upgrades[static_cast<std::size_t>(upgrade)].income;
    for (int at = income.begin; at < income.end; ++at) {
        const auto resource = static_cast<Resource>(content.effect(at).resource);
        if (resource != Resource::Esteem && resource != Resource::Steam && !(goldToo && resource == Resource::Gold))
            return false;
    }
    return true;
}

/// The first upgrade in order of purchase that has not paid; with `plain`, only one whose income has nothing to do
/// with the others (esteem and steam); -1 for none.
int firstBought(const Engine &engine, std::uint64_t set, bool plain)
{
    for (int i = 0; i < engine.state.purchaseCount; ++i) {
        const int upgrade = engine.state.purchases[static_cast<std::size_t>(i)];
        if ((set & bit(upgrade)) != 0 && (!plain || hasOnly(engine.content, upgrade, false)))
            return upgrade;
    }
    return -1;
}

/// Whether any of them brings crystals, whose placement other income may pay for.
bool orderMatters(const Content &content, std::uint64_t set)
{
    if ((set & (set - 1)) == 0)
        return false;
    for (; set != 0; set &= set - 1) {
        if (!hasOnly(content, lowest(set), true))
            return true;
    }
    return false;
}

void collect(Engine &engine, int upgrade)
{
    Frame &frame = engine.top();
    frame.registers = std::bit_cast<std::array<std::uint8_t, 8>>(unpaid(frame) & ~bit(upgrade));
    const Upgrade &tile = engine.content.upgrades[static_cast<std::size_t>(upgrade)];
    pushEffects(engine, frame.player, tile.income, tile.source);
}

} // namespace

// ST-INCOME-01, ST-UPGRADE-04: every upgrade once
void pushIncome(Engine &engine, int seat)
{
    Frame &frame = engine.push(FrameKind::Income, seat);
    frame.registers = std::bit_cast<std::array<std::uint8_t, 8>>(engine.player(seat).upgrades);
}

std::uint64_t unpaidUpgrades(const Frame &frame)
{
    return unpaid(frame);
}

// ST-OPEN-21: in an order of the player's choice where that can matter, else in order of purchase
bool advanceIncome(Engine &engine)
{
    Frame &frame = engine.top();
    const std::uint64_t left = unpaid(frame);
    if (left == 0) {
        engine.pop();
        return false;
    }
    const int plain = firstBought(engine, left, true);
    if (plain < 0 && frame.stage == 0 && orderMatters(engine.content, left)) {
        frame.ask = Ask::Income;
        return true;
    }
    const int next = plain >= 0 ? plain : firstBought(engine, left, false);
    collect(engine, next >= 0 ? next : lowest(left));
    return false;
}

Refused refuseIncome(const Content &, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::CollectAll)
        return std::nullopt;
    const int upgrade = action.args[0];
    if (upgrade < 0 || upgrade >= maxCards || (unpaid(state.top()) & bit(upgrade)) == 0)
        return refuse("ST-INCOME-01");
    return std::nullopt;
}

void answerIncome(Engine &engine, const Action &action)
{
    if (kindOf(action) == ActionKind::CollectAll)
        engine.top().stage = 1;
    else
        collect(engine, action.args[0]);
}

} // namespace mw::steam_time

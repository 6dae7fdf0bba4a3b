#include "choices.h"
#include "games/steam_time/effects/crystals.h"
#include "games/steam_time/effects/effects.h"
#include "games/steam_time/effects/payment.h"
#include "games/steam_time/phases/income.h"
#include "games/steam_time/phases/sabotage.h"
#include "games/steam_time/phases/specialists.h"

#include <algorithm>
#include <utility>

namespace mw::steam_time {

namespace {

// Which bits stand for answers beside spaces, cards and colours.
constexpr int tileBit = spaceCount;
constexpr int passBit = spaceCount + 1;
constexpr int playBit = spaceCount + 2; // that of the first specialist
constexpr int lastBit = spaceCount;     // decline a bonus action, collect all, no more missions
constexpr int freeDeclineBit = 63;
constexpr int mostSteam = 10;
constexpr int timeBit = mostSteam;
constexpr int noSpecialBit = mostSteam + 1;
constexpr std::uint64_t allColours = bit(colourCount) - 1;

std::uint64_t drawnCards(const Frame &frame)
{
    return bit(frame.registers[maxDraw]) - 1;
}

std::uint64_t waitingGains(const Content &content, const Frame &frame)
{
    std::uint64_t codes = 0; // two equal effects are one choice
    for (int i = 0; i < runLength(content, frame); ++i) {
        if ((frame.registers[effects::done] >> i & 1) == 0)
            codes |= bit(nextCode(content.effect(frame.at + i)));
    }
    return codes;
}

/// Crystals on deposits, a group of bits for each deposit in the order of their spaces.
std::uint64_t freeCrystals(const Content &content, const GameState &state, unsigned wanted)
{
    std::uint64_t choices = bit(freeDeclineBit);
    int shift = 0;
    for (std::uint64_t left = spacesOf(content, state, SpaceKind::Deposit); left != 0; left &= left - 1) {
        const auto space = static_cast<std::size_t>(lowest(left));
        choices |= std::uint64_t{coloursOn(state.contents[space]) & wanted} << shift;
        shift += colourCount;
    }
    return choices;
}

std::uint64_t ownCards(const Content &content, const GameState &state)
{
    const auto resource = static_cast<Resource>(currentEffect(content, state.top()).resource);
    return resource == Resource::Upgrade ? asked(state).upgrades : asked(state).expeditions;
}

/// Of all choices those that are not refused, one by one.
std::uint64_t filtered(const Content &content, const GameState &state)
{
    std::uint64_t legal = 0;
    for (std::uint64_t left = allChoices(content, state); left != 0; left &= left - 1) {
        if (!refuseAnswer(content, state, actionAt(content, state, lowest(left))))
            legal |= left & -left;
    }
    return legal;
}

/// Specialists as answers to Ask::Turn.
std::uint64_t plays(unsigned specialists)
{
    return std::uint64_t{specialists} << playBit;
}

/// Spaces to which Mr. T.I.M.E. can be sent, some of them or none.
std::uint64_t bonusSpaces(const Content &content, const GameState &state)
{
    constexpr std::uint64_t spaces = ~std::uint64_t{0};
    return content.options.mrTimeBribes ? bribable(content, state, asked(state), spaces)
                                        : executable(content, state, asked(state), spaces);
}
std::uint64_t legalTurn(const Content &content, const GameState &state)
{
    const Player &player = asked(state);
    std::uint64_t legal = playedThisTurn(state.top()) > 0 ? 0 : bit(passBit);
    legal |= plays(playableSpecialists(content, state));
    if (player.hangar > 0)
        legal |= bribable(content, state, player, openSpaces(content, state, player));
    if (!refuseTile(state, state.top().player))
        legal |= bit(tileBit);
    return legal;
}

std::uint64_t legalFree(const Content &content, const GameState &state)
{
    const std::uint64_t crystals = freeCrystals(content, state, fitting(content, asked(state)));
    const bool canDecline = (legalGains(content, state) & bit(colourCount)) != 0;
    return canDecline ? crystals : crystals & ~bit(freeDeclineBit);
}

std::uint64_t legalSpecials(const Content &content, const GameState &state)
{
    std::uint64_t legal = bit(noSpecialBit);
    if (state.top().registers[0] == 0)
        legal |= bit(std::min<int>(mostSteam, asked(state).steam)) - 1;
    const Action crystal = makeAction(ActionKind::TimeCrystal, state.top().player);
    return legal | (refuseSpecial(content, state, crystal) ? 0 : bit(timeBit));
}

std::uint64_t legalBuys(const Content &content, const GameState &state)
{
    const Frame &frame = state.top();
    const std::uint64_t colours = coloursOn(state.contents[frame.space]) &
                                  fitting(content, asked(state), skillsOf(content, asked(state)).crystalPrice);
    return colours | (frame.registers[0] > 0 ? bit(colourCount) : 0);
}

Action colourAction(const GameState &state, ActionKind kind, int choice, ActionKind last)
{
    const int player = state.top().player;
    return choice < colourCount ? makeAction(kind, player, choice) : makeAction(last, player);
}

Action turnAction(int player, int choice)
{
    if (choice < tileBit)
        return makeAction(ActionKind::Place, player, choice);
    if (choice >= playBit)
        return makeAction(ActionKind::Play, player, choice - playBit);
    return makeAction(choice == tileBit ? ActionKind::TakeTile : ActionKind::Pass, player);
}

Action specialAction(int player, int choice)
{
    if (choice < mostSteam)
        return makeAction(ActionKind::Steam, player, choice + 1);
    return makeAction(choice == timeBit ? ActionKind::TimeCrystal : ActionKind::Decline, player);
}

Action freeAction(const Content &content, const GameState &state, int choice)
{
    const int player = state.top().player;
    if (choice == freeDeclineBit)
        return makeAction(ActionKind::Decline, player);
    std::uint64_t deposits = spacesOf(content, state, SpaceKind::Deposit);
    for (int skip = choice / colourCount; skip > 0; --skip)
        deposits &= deposits - 1;
    return makeAction(ActionKind::Take, player, lowest(deposits), choice % colourCount);
}

Action setAction(int player, ActionKind kind, int choice, ActionKind last)
{
    return choice == lastBit ? makeAction(last, player) : makeAction(kind, player, choice);
}

/// The kind of action that most answers to a question are, and the bits whose number is its first argument.
std::pair<ActionKind, std::uint64_t> plainChoices(Ask ask)
{
    switch (ask) {
    case Ask::Turn:
        return {ActionKind::Place, bit(spaceCount) - 1};
    case Ask::BonusAction:
        return {ActionKind::Bonus, bit(spaceCount) - 1};
    case Ask::Letter:
    case Ask::PayCrystal:
        return {ActionKind::Pay, allColours};
    case Ask::Buy:
        return {ActionKind::Buy, allColours};
    case Ask::GainColour:
        return {ActionKind::TakeColour, allColours};
    case Ask::TimeSlot:
        return {ActionKind::Slot, allColours};
    case Ask::Bribe:
        return {ActionKind::Pay, allColours};
    case Ask::Saboteur:
        return {ActionKind::Sabotage, bit(spaceCount) - 1};
    case Ask::Pick:
        return {ActionKind::Pick, bit(maxSpecialists) - 1};
    default:
        return {ActionKind::Pass, 0};
    }
}

} // namespace

std::uint64_t allChoices(const Content &content, const GameState &state)
{
    const Frame &frame = state.top();
    switch (frame.ask) {
    case Ask::Nothing:
        return 0;
    case Ask::Turn:
        return allSpaces(content, state) | bit(tileBit) | bit(passBit) |
               plays(content.options.specialists ? specialistsOf(state, frame.player).hand : 0U);
    case Ask::Special:
        return bit(noSpecialBit + 1) - 1;
    case Ask::BonusAction:
        return allSpaces(content, state) | bit(lastBit);
    case Ask::Encounter:
        return drawnCards(frame);
    case Ask::TopOrBottom:
    case Ask::Purple:
    case Ask::MarkedSlot:
        return 3;
    case Ask::Mission:
        return displayedMissions(content, state);
    case Ask::Letter:
        return bit(2 * colourCount) - 1;
    case Ask::Income:
        return unpaidUpgrades(frame) | bit(lastBit);
    case Ask::Order:
        return waitingGains(content, frame);
    case Ask::Buy:
    case Ask::GainColour:
    case Ask::TimeSlot:
        return allColours | bit(colourCount);
    case Ask::FreeCrystal:
        return freeCrystals(content, state, ~0U);
    case Ask::PayCrystal:
        return allColours;
    case Ask::HandIn:
        return ownCards(content, state);
    case Ask::FulfilMission:
        return asked(state).missions | bit(lastBit);
    case Ask::Pick:
        return pickableSpecialists(content, state);
    case Ask::Saboteur:
        return allSpaces(content, state);
    case Ask::Bribe:
        return allColours;
    }
    return 0;
}

std::uint64_t legalChoices(const Content &content, const GameState &state)
{
    switch (state.top().ask) {
    case Ask::Turn:
        return legalTurn(content, state);
    case Ask::Special:
        return legalSpecials(content, state);
    case Ask::BonusAction:
        return bonusSpaces(content, state) | bit(lastBit);
    case Ask::Encounter:
        return content.options.partialGains ? drawnCards(state.top()) : filtered(content, state);
    case Ask::TopOrBottom:
    case Ask::Purple:
        return content.options.partialGains ? legalBottom(content, state) : filtered(content, state);
    case Ask::MarkedSlot:
    case Ask::Order:
    case Ask::Income:
    case Ask::HandIn:
    case Ask::Mission:
    case Ask::Pick:
    case Ask::Saboteur:
        return allChoices(content, state);
    case Ask::Bribe:
        return legalBribes(content, state);
    case Ask::Letter:
        return legalLetters(content, state);
    case Ask::Buy:
        return legalBuys(content, state);
    case Ask::GainColour:
    case Ask::TimeSlot:
        return legalGains(content, state);
    case Ask::FreeCrystal:
        return legalFree(content, state);
    case Ask::PayCrystal:
        return legalPays(content, state);
    case Ask::FulfilMission:
        return payableMissions(content, state) | bit(lastBit);
    case Ask::Nothing:
        break;
    }
    return 0;
}

void addActions(const Content &content, const GameState &state, std::uint64_t choices, ActionList &actions)
{
    const auto [kind, plain] = plainChoices(state.top().ask);
    Action action = makeAction(kind, state.top().player);
    for (std::uint64_t left = choices & plain; left != 0; left &= left - 1) {
        action.args[0] = static_cast<std::int16_t>(lowest(left));
        actions.add(action);
    }
    for (choices &= ~plain; choices != 0; choices &= choices - 1)
        actions.add(actionAt(content, state, lowest(choices)));
}

Action actionAt(const Content &content, const GameState &state, int choice)
{
    const Frame &frame = state.top();
    const int player = frame.player;
    switch (frame.ask) {
    case Ask::Nothing:
        break;
    case Ask::Turn:
        return turnAction(player, choice);
    case Ask::Special:
        return specialAction(player, choice);
    case Ask::BonusAction:
        return setAction(player, ActionKind::Bonus, choice, ActionKind::Decline);
    case Ask::Encounter:
        return makeAction(ActionKind::Choose, player, frame.registers[static_cast<std::size_t>(choice)]);
    case Ask::TopOrBottom:
        return makeAction(choice == 0 ? ActionKind::Top : ActionKind::Bottom, player);
    case Ask::Purple:
    case Ask::MarkedSlot:
        return makeAction(choice == 0 ? ActionKind::Accept : ActionKind::Decline, player);
    case Ask::Mission:
        return makeAction(ActionKind::Choose, player, choice);
    case Ask::Letter:
        return makeAction(choice < colourCount ? ActionKind::Pay : ActionKind::Convert, player, choice % colourCount);
    case Ask::Income:
        return setAction(player, ActionKind::Collect, choice, ActionKind::CollectAll);
    case Ask::Order:
        return makeAction(ActionKind::Next, player, choice);
    case Ask::Buy:
        return colourAction(state, ActionKind::Buy, choice, ActionKind::Done);
    case Ask::GainColour:
        return colourAction(state, ActionKind::TakeColour, choice, ActionKind::Decline);
    case Ask::TimeSlot:
        return colourAction(state, ActionKind::Slot, choice, ActionKind::Decline);
    case Ask::FreeCrystal:
        return freeAction(content, state, choice);
    case Ask::PayCrystal:
        return makeAction(ActionKind::Pay, player, choice);
    case Ask::HandIn:
        return makeAction(ActionKind::HandIn, player, choice);
    case Ask::FulfilMission:
        return setAction(player, ActionKind::Fulfil, choice, ActionKind::Done);
    case Ask::Pick:
        return makeAction(ActionKind::Pick, player, choice);
    case Ask::Saboteur:
        return makeAction(ActionKind::Sabotage, player, choice);
    case Ask::Bribe:
        return makeAction(ActionKind::Pay, player, choice);
    }
    return {};
}

} // namespace mw::steam_time

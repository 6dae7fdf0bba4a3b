#include "answers.h"
#include "effects.h"
#include "income.h"
#include "rules.h"
#include "spaces.h"

namespace mw::steam_time {

namespace {

constexpr unsigned allColours = (1U << colourCount) - 1U;

/// Visits actions until `visit` returns true; true then.
template <typename Visit>
class Enumeration
{
public:
    Enumeration(const Content &content, const GameState &state, bool everything, Visit visit)
        : m_content(content), m_state(state), m_frame(state.top()), m_everything(everything), m_visit(visit)
    {
    }

    bool run();

private:
    bool one(ActionKind kind, int first = 0, int second = 0)
    {
        return m_visit(makeAction(kind, m_frame.player, first, second));
    }
    bool each(ActionKind kind, std::uint64_t set)
    {
        for (; set != 0; set &= set - 1) {
            if (one(kind, lowest(set)))
                return true;
        }
        return false;
    }
    bool turn();
    bool special();
    bool encounter();
    bool letter();
    bool order();
    bool freeCrystal();

    const Content &m_content;
    const GameState &m_state;
    const Frame &m_frame;
    bool m_everything;
    Visit m_visit;
};

template <typename Visit>
bool Enumeration<Visit>::turn()
{
    std::uint64_t spaces = allSpaces(m_content, m_state);
    if (!m_everything)
        spaces &= ~occupied(m_state) & upstream(asked(m_state));
    return each(ActionKind::Place, spaces) || one(ActionKind::TakeTile) || one(ActionKind::Pass);
}

template <typename Visit>
bool Enumeration<Visit>::special()
{
    constexpr int most = 10;
    for (int amount = 1; amount <= most; ++amount) {
        if (one(ActionKind::Steam, amount))
            return true;
    }
    return one(ActionKind::TimeCrystal) || one(ActionKind::Decline);
}

template <typename Visit>
bool Enumeration<Visit>::encounter()
{
    const int count = m_frame.registers[maxDraw];
    for (int i = 0; i < count; ++i) {
        if (one(ActionKind::Choose, m_frame.registers[static_cast<std::size_t>(i)]))
            return true;
    }
    return false;
}

template <typename Visit>
bool Enumeration<Visit>::letter()
{
    for (int colour = 0; colour < colourCount; ++colour) {
        if (one(ActionKind::Pay, colour))
            return true;
    }
    return each(ActionKind::Convert, allColours);
}

template <typename Visit>
bool Enumeration<Visit>::order()
{
    unsigned seen = 0; // two equal effects are one choice
    for (int i = 0; i < runLength(m_content, m_frame); ++i) {
        const int code = nextCode(m_content.effect(m_frame.at + i));
        if ((m_frame.registers[effects::done] >> i & 1) != 0 || (seen >> code & 1U) != 0)
            continue;
        seen |= 1U << code;
        if (one(ActionKind::Next, code))
            return true;
    }
    return false;
}

template <typename Visit>
bool Enumeration<Visit>::freeCrystal()
{
    for (std::uint64_t left = allSpaces(m_content, m_state); left != 0; left &= left - 1) {
        const int space = lowest(left);
        if (spaceAt(m_content, m_state, space).kind != SpaceKind::Deposit)
            continue;
        for (int colour = 0; colour < colourCount; ++colour) {
            if (slotOf(m_state.contents[static_cast<std::size_t>(space)], colour) >= 0 &&
                one(ActionKind::Take, space, colour))
                return true;
        }
    }
    return one(ActionKind::Decline);
}

template <typename Visit>
bool Enumeration<Visit>::run()
{
    const Player &player = asked(m_state);
    switch (m_frame.ask) {
    case Ask::Nothing:
        return false;
    case Ask::Turn:
        return turn();
    case Ask::Special:
        return special();
    case Ask::BonusAction:
        return each(ActionKind::Bonus, allSpaces(m_content, m_state)) || one(ActionKind::Decline);
    case Ask::Encounter:
        return encounter();
    case Ask::TopOrBottom:
        return one(ActionKind::Top) || one(ActionKind::Bottom);
    case Ask::Purple:
    case Ask::MarkedSlot:
        return one(ActionKind::Accept) || one(ActionKind::Decline);
    case Ask::Mission:
        return each(ActionKind::Choose, displayedMissions(m_content, m_state));
    case Ask::Buy:
        return each(ActionKind::Buy, allColours) || one(ActionKind::Done);
    case Ask::Letter:
        return letter();
    case Ask::Income:
        return each(ActionKind::Collect, unpaidUpgrades(m_frame)) || one(ActionKind::CollectAll);
    case Ask::Order:
        return order();
    case Ask::GainColour:
        return each(ActionKind::TakeColour, allColours) || one(ActionKind::Decline);
    case Ask::TimeSlot:
        return each(ActionKind::Slot, allColours) || one(ActionKind::Decline);
    case Ask::FreeCrystal:
        return freeCrystal();
    case Ask::PayCrystal:
        return each(ActionKind::Pay, allColours);
    case Ask::HandIn: {
        const bool upgrades = static_cast<Resource>(currentEffect(m_content, m_frame).resource) == Resource::Upgrade;
        return each(ActionKind::HandIn, upgrades ? player.upgrades : player.expeditions);
    }
    case Ask::FulfilMission:
        return each(ActionKind::Fulfil, player.missions) || one(ActionKind::Done);
    }
    return false;
}

template <typename Visit>
bool visitActions(const Content &content, const GameState &state, bool everything, Visit visit)
{
    return Enumeration<Visit>(content, state, everything, visit).run();
}

/// Which answers a question takes: a bit for each ActionKind.
constexpr unsigned bitOf(ActionKind kind)
{
    return 1U << static_cast<unsigned>(kind);
}
unsigned answersTo(Ask ask)
{
    switch (ask) {
    case Ask::Nothing:
        return 0;
    case Ask::Turn:
        return bitOf(ActionKind::Place) | bitOf(ActionKind::TakeTile) | bitOf(ActionKind::Pass);
    case Ask::Special:
        return bitOf(ActionKind::Steam) | bitOf(ActionKind::TimeCrystal) | bitOf(ActionKind::Decline);
    case Ask::BonusAction:
        return bitOf(ActionKind::Bonus) | bitOf(ActionKind::Decline);
    case Ask::Encounter:
    case Ask::Mission:
        return bitOf(ActionKind::Choose);
    case Ask::TopOrBottom:
        return bitOf(ActionKind::Top) | bitOf(ActionKind::Bottom);
    case Ask::Purple:
    case Ask::MarkedSlot:
        return bitOf(ActionKind::Accept) | bitOf(ActionKind::Decline);
    case Ask::Buy:
        return bitOf(ActionKind::Buy) | bitOf(ActionKind::Done);
    case Ask::Letter:
        return bitOf(ActionKind::Pay) | bitOf(ActionKind::Convert);
    case Ask::Income:
        return bitOf(ActionKind::Collect) | bitOf(ActionKind::CollectAll);
    case Ask::Order:
        return bitOf(ActionKind::Next);
    case Ask::GainColour:
        return bitOf(ActionKind::TakeColour) | bitOf(ActionKind::Decline);
    case Ask::TimeSlot:
        return bitOf(ActionKind::Slot) | bitOf(ActionKind::Decline);
    case Ask::FreeCrystal:
        return bitOf(ActionKind::Take) | bitOf(ActionKind::Decline);
    case Ask::PayCrystal:
        return bitOf(ActionKind::Pay);
    case Ask::HandIn:
        return bitOf(ActionKind::HandIn);
    case Ask::FulfilMission:
        return bitOf(ActionKind::Fulfil) | bitOf(ActionKind::Done);
    }
    return 0;
}

Refused refuseAnswer(const Content &content, const GameState &state, const Action &action)
{
    switch (state.top().ask) {
    case Ask::Nothing:
        break;
    case Ask::Turn:
        return refuseTurn(content, state, action);
    case Ask::Special:
        return refuseSpecial(content, state, action);
    case Ask::BonusAction:
        return refuseBonus(content, state, action);
    case Ask::Encounter:
    case Ask::TopOrBottom:
    case Ask::Purple:
        return refuseEncounter(content, state, action);
    case Ask::Mission:
        return refuseMission(content, state, action);
    case Ask::Buy:
        return refuseBuy(content, state, action);
    case Ask::Letter:
        return refuseLetter(content, state, action);
    case Ask::Income:
        return refuseIncome(content, state, action);
    case Ask::Order:
    case Ask::GainColour:
    case Ask::MarkedSlot:
    case Ask::TimeSlot:
    case Ask::FreeCrystal:
        return refuseGain(content, state, action);
    case Ask::PayCrystal:
    case Ask::HandIn:
        return refusePay(content, state, action);
    case Ask::FulfilMission:
        return refuseFulfil(content, state, action);
    }
    return std::nullopt;
}

/// ST-TURN-01; ST-TURN-08, ST-OPEN-03: whoever has passed gets no further turn.
Refused refuseStranger(const GameState &state, int seat)
{
    if (state.phase == Phase::Action && seat < state.playerCount && playerOf(state, seat).passed != 0)
        return refuse("ST-TURN-08");
    return refuse("ST-TURN-01", state.top().player + 1);
}

} // namespace

std::optional<Refusal> refusal(const Content &content, const GameState &state, const Action &action)
{
    if (state.phase == Phase::Over)
        return refuse("ST-ROUND-01", content.rounds);
    if (action.player != state.top().player)
        return refuseStranger(state, action.player);
    if (action.kind >= actionKinds || (answersTo(state.top().ask) & bitOf(kindOf(action))) == 0)
        return refuseMoment(content, state, action);
    return refuseAnswer(content, state, action);
}

void legalActions(const Content &content, const GameState &state, ActionList &actions)
{
    actions.clear();
    if (state.phase == Phase::Over)
        return;
    visitActions(content, state, false, [&](const Action &action) {
        if (!refuseAnswer(content, state, action))
            actions.add(action);
        return false;
    });
}

void candidates(const Content &content, const GameState &state, ActionList &actions)
{
    actions.clear();
    if (state.phase == Phase::Over)
        return;
    visitActions(content, state, true, [&](const Action &action) {
        actions.add(action);
        return false;
    });
}

bool soleAnswer(const Content &content, const GameState &state, Action &only)
{
    int count = 0;
    visitActions(content, state, false, [&](const Action &action) {
        if (refuseAnswer(content, state, action))
            return false;
        only = action;
        return ++count > 1;
    });
    return count == 1;
}

} // namespace mw::steam_time

#include "games/steam_time/effects/crystals.h"
#include "games/steam_time/effects/payment.h"
#include "games/steam_time/effects/tracks.h"
#include "games/steam_time/state/spaces.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

/// Stages of an Action frame in their order (ST-TURN-07); bonus actions come after it (portal.cpp).
enum Stage : std::uint8_t { extraFirst, main, paid, extraLast, bonus, end };

/// Whether spaces can be executed, with what is the same for all of them worked out once.
class Judge
{
public:
    /// `spaces` are all that it will be asked about.
    Judge(const Content &content, const GameState &state, const Player &player, std::uint64_t spaces)
        : m_content(content), m_state(state), m_means(meansOf(content, player)),
          m_kinds(spacesByKind(content, state, lowest(spaces) / spacesPerBoard)),
          m_affordable(fitting(content, player, skillsOf(content, player).crystalPrice)),
          m_needs(activeEffort(state) < 0 ? nullptr
                                          : content.needs[static_cast<std::size_t>(activeEffort(state))].data())
    {
    }

    // ST-TURN-04, ST-TURN-05
    [[nodiscard]] bool allows(SpaceKind kind, int number) const
    {
        const std::uint32_t contents = m_state.contents[static_cast<std::size_t>(number)];
        switch (kind) {
        case SpaceKind::Mission: // ST-OPEN-14
            return m_content.options.ownMissionOnly ? contents != 0 : displayedMissions(m_content, m_state) != 0;
        case SpaceKind::Encounter:
            return m_state.deck(Deck::Encounter).size > 0 || m_state.encounterDiscard != 0;
        case SpaceKind::Deposit: // ST-DEPOSIT-02: at least one crystal must fit and be affordable
            return (coloursOn(contents) & m_affordable) != 0;
        case SpaceKind::Gold: // ST-OPEN-13
            return m_state.bank > 0;
        case SpaceKind::Upgrade:
            return contents != 0 && m_needs && covers(m_means, m_needs[firstUpgradePrice + contents - 1]);
        case SpaceKind::Expedition:
            return contents != 0 && m_needs && covers(m_means, m_needs[contents - 1]);
        }
        return false;
    }

    /// Of some spaces of a kind those that can be executed.
    template <SpaceKind kind>
    [[nodiscard]] std::uint64_t among(std::uint64_t spaces) const
    {
        spaces &= m_kinds[static_cast<std::size_t>(kind)];
        if constexpr (kind == SpaceKind::Gold || kind == SpaceKind::Encounter) // one is like the other
            return spaces != 0 && allows(kind, lowest(spaces)) ? spaces : 0;
        std::uint64_t result = 0;
        for (; spaces != 0; spaces &= spaces - 1)
            result |= std::uint64_t{allows(kind, lowest(spaces))} << lowest(spaces);
        return result;
    }

private:
    const Content &m_content;
    const GameState &m_state;
    Means m_means;
    std::array<std::uint64_t, 6> m_kinds;
    unsigned m_affordable;
    const Need *m_needs; ///< by price; null without an effort card
};

Refused refuseEmptied(const Content &content, const GameState &state, const Space &space, int number,
                      std::string_view emptied)
{
    switch (space.kind) {
    case SpaceKind::Mission:
        if (!content.options.ownMissionOnly) // ST-OPEN-14: any mission on display would do
            return refuse("ST-OPEN-14");
        return cardOn(state, number) < 0 ? refuse(emptied) : std::nullopt;
    case SpaceKind::Encounter:
    case SpaceKind::Gold:
        return refuse("ST-TURN-04");
    default:
        return state.contents[static_cast<std::size_t>(number)] == 0 ? refuse(emptied) : std::nullopt;
    }
}

void takeCard(Engine &engine, int seat, Deck kind, int card, int space, int source)
{
    engine.state.contents[static_cast<std::size_t>(space)] = 0;
    engine.emit(EventKind::CardMoved, seat, 1, card, source,
                onSpace(engine.state, Zone::Space, space, static_cast<int>(kind)),
                place(Zone::Owned, seat, static_cast<int>(kind)));
}

// ST-MISSION-01 to 03: free of charge and without limit
void takeMission(Engine &engine, int seat, int space)
{
    const int mission = cardOn(engine.state, space);
    engine.player(seat).missions |= bit(mission);
    takeCard(engine, seat, Deck::Mission, mission, space,
             engine.content.missions[static_cast<std::size_t>(mission)].source);
}

// ST-UPGRADE-01, 04, 05: it pays at once and in every later round, however many there are
void takeUpgrade(Engine &engine, int seat, int space)
{
    GameState &state = engine.state;
    const int card = cardOn(state, space);
    const Upgrade &upgrade = engine.content.upgrades[static_cast<std::size_t>(card)];
    engine.player(seat).upgrades |= bit(card);
    state.purchases[state.purchaseCount++] = static_cast<std::uint8_t>(card);
    takeCard(engine, seat, Deck::Upgrade, card, space, upgrade.source);
    pushEffects(engine, seat, upgrade.income, upgrade.source);
}

// ST-EXPED-01, 04, 05, 07, 08: the first rewards, one for each crystal left in the analytic engine after the payment
void takeExpedition(Engine &engine, int seat, int space)
{
    const int card = cardOn(engine.state, space);
    const Expedition &expedition = engine.content.expeditions[static_cast<std::size_t>(card)];
    Player &player = engine.player(seat);
    player.expeditions |= bit(card);
    takeCard(engine, seat, Deck::Expedition, card, space, expedition.source);
    constexpr auto orange = static_cast<std::size_t>(Colour::Orange);
    int count = player.generators[orange].filled(); // ST-OPEN-19: fixed now
    engine.emit(EventKind::GeneratorActive, seat, count, static_cast<int>(orange), engine.content.airship.source);
    if (count == 0 && engine.content.options.expeditionWithoutOrange) // ST-OPEN-18
        count = 1;
    count = std::max(0, count + skillsOf(engine.content, player).rewards); // ST-SPEC-14
    Program rewards = expedition.rewards;
    rewards.end = static_cast<std::uint16_t>(std::min<int>(rewards.begin + count, rewards.end));
    pushEffects(engine, seat, rewards, expedition.source);
}

void pushCards(Engine &engine, FrameKind kind, const Frame &action)
{
    engine.push(kind, action.player, action.source).space = action.space;
}

void startMain(Engine &engine, const Frame &action, const Space &space)
{
    const auto card = static_cast<std::size_t>(std::max(0, cardOn(engine.state, action.space)));
    switch (space.kind) {
    case SpaceKind::Mission:
        if (engine.content.options.ownMissionOnly) // ST-OPEN-14
            takeMission(engine, action.player, action.space);
        break;
    case SpaceKind::Encounter:
        pushCards(engine, FrameKind::Encounter, action);
        break;
    case SpaceKind::Deposit:
        pushCards(engine, FrameKind::Buying, action);
        break;
    case SpaceKind::Upgrade:
        pushPayment(engine, action.player, engine.content.upgrades[card].price, engine.content.upgrades[card].source);
        break;
    case SpaceKind::Gold: // ST-GOLD-01
        gainGold(engine, action.player,
                 std::max(0, space.gold + skillsOf(engine.content, engine.player(action.player)).spaceGold),
                 action.source);
        break;
    case SpaceKind::Expedition:
        pushPayment(engine, action.player, engine.content.expeditions[card].price,
                    engine.content.expeditions[card].source);
        break;
    }
}

void runMain(Engine &engine, Frame &action, const Space &space)
{
    // Only an interruption by a bonus action can have made the action impossible
    if (engine.content.options.portalImmediately &&
        refuseExecution(engine.content, engine.state, engine.player(action.player), action.space, "ST-TURN-05")) {
        action.stage = end;
        engine.emit(EventKind::ActionSkipped, action.player, 0, -1, action.source,
                    onSpace(engine.state, Zone::Space, action.space));
        return;
    }
    action.stage = paid;
    startMain(engine, action, space);
}

/// True when a question is to be asked.
bool finishMain(Engine &engine, Frame &action, const Space &space)
{
    if (space.kind == SpaceKind::Mission && !engine.content.options.ownMissionOnly && action.registers[0] == 0) {
        action.ask = Ask::Mission;
        return true;
    }
    action.stage = extraLast;
    if (space.kind == SpaceKind::Upgrade)
        takeUpgrade(engine, action.player, action.space);
    else if (space.kind == SpaceKind::Expedition)
        takeExpedition(engine, action.player, action.space);
    return false;
}

// ST-BONUS-01 to 05, ST-DEPOSIT-06, ST-GOLD-02: what is printed under the filled slots of the generator with the frame
// colour of the space, for the player whose action it is. ST-EXPED-06: the analytic engine has given its rewards
void runBonus(Engine &engine, const Frame &action, const Space &space)
{
    const int colour = static_cast<int>(space.kind);
    if (space.kind == SpaceKind::Expedition)
        return;
    const Player &player = engine.player(action.player);
    const GeneratorBoard &generator = engine.content.generator(colour);
    const int filled = std::clamp(player.generators[static_cast<std::size_t>(colour)].filled() +
                                      skillsOf(engine.content, player).activeSlots,
                                  0, int{generator.slots});
    if (filled == 0)
        return;
    const int source = engine.content.airship.source;
    engine.emit(EventKind::GeneratorActive, action.player, filled, colour, source);
    pushEffects(engine, action.player, generator.bonus[static_cast<std::size_t>(filled)], source);
}

void finish(Engine &engine, const Frame &action)
{
    if ((action.flags & mrTime) != 0) // ST-PORTAL-09
        engine.emit(EventKind::MrTimeMoved, action.player, 1, -1, -1, onSpace(engine.state, Zone::Space, action.space),
                    place(Zone::Compass));
    engine.pop();
}

// ST-TURN-11: once for each execution
void runExtra(Engine &engine, const Frame &action, const Space &space)
{
    pushEffects(engine, action.player, space.extra, action.source);
}

/// One after the other (ST-TURN-07, ST-OPEN-38). True when a question is to be asked.
bool runStage(Engine &engine, Frame &action, const Space &space)
{
    switch (action.stage) {
    case extraFirst:
        action.stage = main;
        if (engine.content.options.extraFirst) // ST-OPEN-05, ST-ENCOUNTER-03
            runExtra(engine, action, space);
        return false;
    case main:
        runMain(engine, action, space);
        return false;
    case paid: // ST-OPEN-38: what the action led to is over
        return finishMain(engine, action, space);
    case extraLast:
        action.stage = bonus;
        if (!engine.content.options.extraFirst)
            runExtra(engine, action, space);
        return false;
    case bonus:
        action.stage = end;
        runBonus(engine, action, space);
        return false;
    default:
        finish(engine, action);
        return false;
    }
}

} // namespace

std::uint64_t executable(const Content &content, const GameState &state, const Player &player, std::uint64_t spaces)
{
    spaces &= bit(state.boardCount * spacesPerBoard) - 1;
    if (spaces == 0)
        return 0;
    const Judge judge(content, state, player, spaces);
    return judge.among<SpaceKind::Mission>(spaces) | judge.among<SpaceKind::Encounter>(spaces) |
           judge.among<SpaceKind::Deposit>(spaces) | judge.among<SpaceKind::Upgrade>(spaces) |
           judge.among<SpaceKind::Gold>(spaces) | judge.among<SpaceKind::Expedition>(spaces);
}

Refused refuseExecution(const Content &content, const GameState &state, const Player &player, int number,
                        std::string_view emptied)
{
    const Space &space = spaceAt(content, state, number);
    if (Judge(content, state, player, bit(number)).allows(space.kind, number))
        return std::nullopt;
    if (Refused refused = refuseEmptied(content, state, space, number, emptied))
        return refused;
    const auto card = static_cast<std::size_t>(std::max(0, cardOn(state, number)));
    switch (space.kind) {
    case SpaceKind::Deposit:
        return refuse("ST-DEPOSIT-02", skillsOf(content, player).crystalPrice, player.gold);
    case SpaceKind::Upgrade:
        return refusePrice(content, state, player, content.upgrades[card].price, "ST-UPGRADE-03");
    case SpaceKind::Expedition:
        return refusePrice(content, state, player, content.expeditions[card].price, "ST-EXPED-03");
    default:
        return refuse("ST-TURN-04");
    }
}

void pushAction(Engine &engine, int player, int space, std::uint8_t flags)
{
    Frame &frame = engine.push(FrameKind::Action, player, panelOf(engine.content, engine.state, space).source);
    frame.space = static_cast<std::uint8_t>(space);
    frame.flags = flags;
}

bool advanceAction(Engine &engine)
{
    const int depth = engine.state.frameCount;
    Frame &action = engine.top();
    const Space &space = spaceAt(engine.content, engine.state, action.space);
    while (engine.state.frameCount == depth) { // until something comes on top, or the action is over
        if (runStage(engine, action, space))
            return true;
    }
    return false;
}

std::uint64_t displayedMissions(const Content &content, const GameState &state)
{
    std::uint64_t missions = 0;
    for (std::uint64_t left = spacesOf(content, state, SpaceKind::Mission); left != 0; left &= left - 1) {
        const int card = cardOn(state, lowest(left));
        missions |= card >= 0 && card < maxCards ? bit(card) : 0;
    }
    return missions;
}

int spaceOfMission(const Content &content, const GameState &state, int mission)
{
    for (std::uint64_t left = spacesOf(content, state, SpaceKind::Mission); left != 0; left &= left - 1) {
        if (cardOn(state, lowest(left)) == mission)
            return lowest(left);
    }
    return -1;
}

Refused refuseMission(const Content &content, const GameState &state, const Action &action)
{
    if (spaceOfMission(content, state, action.args[0]) < 0)
        return refuse("ST-MISSION-01");
    return std::nullopt;
}

void answerMission(Engine &engine, const Action &action)
{
    engine.top().registers[0] = 1;
    takeMission(engine, action.player, spaceOfMission(engine.content, engine.state, action.args[0]));
}

} // namespace mw::steam_time

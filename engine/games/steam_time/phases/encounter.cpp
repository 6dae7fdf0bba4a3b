#include "games/steam_time/effects/fits.h"
#include "games/steam_time/effects/payment.h"
#include "supply.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

// Registers of an Encounter frame: the cards drawn, their number, the chosen one + 1, seats asked about purple.
enum Register { count = maxDraw, chosen, seats };
enum Stage : std::uint8_t { draw, choose, execute, purple, discard };

const Encounter &cardOf(const Content &content, int card)
{
    return content.encounters[static_cast<std::size_t>(card)];
}
const Encounter &chosenCard(const Content &content, const Frame &frame)
{
    return cardOf(content, frame.registers[chosen] - 1);
}

// ST-ENCOUNTER-09: the whole cost must be there. ST-OPEN-12: whether all that is gained must fit is an option
Refused refuseBottom(const Content &content, const GameState &state, const Player &player, const Encounter &card,
                     bool partsAllowed)
{
    if (!canPay(content, walletOf(content, player), card.bottom.begin, card.bottom.end))
        return refuse("ST-ENCOUNTER-09");
    if (!partsAllowed && !fitsWholly(content, state, player, card.bottom))
        return refuse("ST-ENCOUNTER-12");
    return std::nullopt;
}

Refused refuseTop(const Content &content, const GameState &state, const Player &player, const Encounter &card,
                  bool partsAllowed)
{
    if (!partsAllowed && !fitsWholly(content, state, player, card.top))
        return refuse("ST-ENCOUNTER-12");
    return std::nullopt;
}

Refused refuseCard(const Content &content, const GameState &state, const Frame &frame, int card)
{
    const Player &player = playerOf(state, frame.player);
    const bool parts = content.options.partialGains || (frame.flags & lenient) != 0;
    const Encounter &encounter = cardOf(content, card);
    const Refused top = refuseTop(content, state, player, encounter, parts);
    if (!top || encounter.purple)
        return top;
    return refuseBottom(content, state, player, encounter, parts) ? top : std::nullopt;
}

// ST-ENCOUNTER-01, 14
void drawCards(Engine &engine, Frame &frame)
{
    CardDeck &deck = engine.state.deck(Deck::Encounter);
    const int shown = spaceAt(engine.content, engine.state, frame.space).draw;
    const int due = std::clamp(shown + skillsOf(engine.content, engine.player(frame.player)).draws, 1, maxDraw);
    for (int i = 0; i < due; ++i) {
        if (deck.size == 0)
            renewEncounters(engine);
        if (deck.size == 0)
            break;
        const std::uint8_t card = deck.cards[--deck.size];
        deck.cards[deck.size] = 0;
        frame.registers[frame.registers[count]++] = card;
        engine.emit(EventKind::CardMoved, frame.player, 1, card, frame.source,
                    place(Zone::Deck, -1, static_cast<int>(Deck::Encounter)),
                    place(Zone::Drawn, frame.player, -1, static_cast<int>(Deck::Encounter)));
    }
    bool anything = false;
    for (int i = 0; i < frame.registers[count]; ++i)
        anything |= !refuseCard(engine.content, engine.state, frame, frame.registers[static_cast<std::size_t>(i)]);
    if (!anything)
        frame.flags |= lenient;
}

// ST-ENCOUNTER-13, ST-OPEN-27
void discardCards(Engine &engine, const Frame &frame)
{
    for (int i = 0; i < frame.registers[count]; ++i) {
        const int card = frame.registers[static_cast<std::size_t>(i)];
        engine.state.encounterDiscard |= bit(card);
        engine.emit(EventKind::CardMoved, frame.player, 1, card, frame.source,
                    place(Zone::Drawn, frame.player, -1, static_cast<int>(Deck::Encounter)),
                    place(Zone::Discard, -1, static_cast<int>(Deck::Encounter)));
    }
    engine.pop();
    if (engine.state.deck(Deck::Encounter).size == 0)
        renewEncounters(engine);
}

/// ST-ENCOUNTER-06: each other player in turn, from the left. The frame's player becomes the one who is asked.
bool askNextPurple(Engine &engine, Frame &frame)
{
    if (frame.registers[seats] + 1 >= engine.state.playerCount) {
        frame.player = static_cast<std::uint8_t>(playerAfter(engine.state, frame.player));
        frame.stage = discard;
        return false;
    }
    ++frame.registers[seats];
    frame.player = static_cast<std::uint8_t>(playerAfter(engine.state, frame.player));
    frame.ask = Ask::Purple;
    return true;
}

void executeBlue(Engine &engine, Frame &frame, bool bottom)
{
    const Encounter &card = chosenCard(engine.content, frame);
    const int number = frame.registers[chosen] - 1;
    frame.stage = card.purple ? purple : discard;
    engine.emit(EventKind::EncounterChosen, frame.player, bottom ? 1 : 0, number, card.source);
    pushEffects(engine, frame.player, bottom ? card.bottom : card.top, card.source);
}

} // namespace

bool advanceEncounter(Engine &engine)
{
    Frame &frame = engine.top();
    switch (frame.stage) {
    case draw:
        drawCards(engine, frame);
        frame.stage = frame.registers[count] == 0 ? discard : choose;
        return false;
    case choose:
        frame.ask = Ask::Encounter;
        return true;
    case execute:
        if (chosenCard(engine.content, frame).purple) { // ST-ENCOUNTER-05
            executeBlue(engine, frame, false);
            return false;
        }
        frame.ask = Ask::TopOrBottom;
        return true;
    case purple:
        return askNextPurple(engine, frame);
    default:
        discardCards(engine, frame);
        return false;
    }
}

std::uint64_t legalBottom(const Content &content, const GameState &state)
{
    const Frame &frame = state.top();
    const bool payable = !refuseBottom(content, state, asked(state), chosenCard(content, frame), true);
    if (frame.ask == Ask::TopOrBottom)
        return payable ? 3 : 1;
    return payable ? 3 : 2;
}

Refused refuseEncounter(const Content &content, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    const bool parts = content.options.partialGains || (frame.flags & lenient) != 0;
    switch (kindOf(action)) {
    case ActionKind::Choose: { // ST-ENCOUNTER-02
        for (int i = 0; i < frame.registers[count]; ++i) {
            if (frame.registers[static_cast<std::size_t>(i)] == action.args[0])
                return refuseCard(content, state, frame, action.args[0]);
        }
        return refuse("ST-ENCOUNTER-02");
    }
    case ActionKind::Top: // ST-ENCOUNTER-04, 07
        return refuseTop(content, state, asked(state), chosenCard(content, frame), parts);
    case ActionKind::Bottom:
    case ActionKind::Accept:
        return refuseBottom(content, state, asked(state), chosenCard(content, frame), parts);
    default:
        return std::nullopt;
    }
}

void answerEncounter(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    switch (kindOf(action)) {
    case ActionKind::Choose:
        frame.registers[chosen] = static_cast<std::uint8_t>(action.args[0] + 1);
        frame.stage = execute;
        break;
    case ActionKind::Top:
    case ActionKind::Bottom:
        executeBlue(engine, frame, kindOf(action) == ActionKind::Bottom);
        break;
    case ActionKind::Accept: {
        const Encounter &card = chosenCard(engine.content, frame);
        engine.emit(EventKind::EncounterChosen, frame.player, 2, frame.registers[chosen] - 1, card.source);
        pushEffects(engine, frame.player, card.bottom, card.source,
                    foreign); // ST-ENCOUNTER-11, ST-BONUS-04, ST-OPEN-46
        break;
    }
    default:
        engine.emit(EventKind::Declined, frame.player, 0, -1, chosenCard(engine.content, frame).source);
        break;
    }
}

} // namespace mw::steam_time

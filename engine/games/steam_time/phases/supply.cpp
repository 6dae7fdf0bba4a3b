#include "supply.h"
#include "games/steam_time/state/spaces.h"
#include "sabotage.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace mw::steam_time {

namespace {

// ST-SETUP-20, ST-SUPPLY-05, ST-DEPOSIT-05: one crystal at random for each slot, all crystals in the bag being alike to
// the hand
void fillDeposit(Engine &engine, int number, const Space &space)
{
    GameState &state = engine.state;
    unsigned left = std::accumulate(state.bag.begin(), state.bag.end(), 0U);
    for (int slot = 0; slot < space.slots && left > 0; ++slot, --left) { // ST-OPEN-28: until the bag is empty
        const unsigned drawn = state.random.below(left);
        unsigned before = 0;
        std::size_t colour = 0;
        for (std::size_t other = 0; other + 1 < state.bag.size(); ++other) { // no branches: chance defies prediction
            before += state.bag[other];
            colour += drawn >= before ? 1U : 0U;
        }
        --state.bag[colour];
        state.contents[static_cast<std::size_t>(number)] |= static_cast<std::uint32_t>(colour + 1) << (4 * slot);
        engine.emit(EventKind::CrystalMoved, -1, 1, static_cast<int>(colour), -1, place(Zone::Bag),
                    onSpace(engine.state, Zone::Deposit, number, slot));
    }
}

int roundOf(const Content &content, Deck kind, int card)
{
    if (kind == Deck::Upgrade)
        return content.upgrades[static_cast<std::size_t>(card)].round;
    if (kind == Deck::Expedition)
        return content.expeditions[static_cast<std::size_t>(card)].round;
    return 0;
}

std::uint8_t drawFrom(CardDeck &deck)
{
    const std::uint8_t card = deck.cards[--deck.size];
    deck.cards[deck.size] = 0;
    return card;
}

// ST-SUPPLY-06, 07; ST-OPEN-43: without a card of the round the space stays empty
void fillWithCard(Engine &engine, int number, Deck kind)
{
    CardDeck &deck = engine.state.deck(kind);
    if (deck.size == 0)
        return;
    const int round = roundOf(engine.content, kind, deck.cards[deck.size - 1U]);
    if (round != 0 && round != engine.state.round)
        return;
    const std::uint8_t card = drawFrom(deck);
    engine.state.contents[static_cast<std::size_t>(number)] = card + 1U;
    engine.emit(EventKind::CardMoved, -1, 1, card, -1, place(Zone::Deck, -1, static_cast<int>(kind)),
                onSpace(engine.state, Zone::Space, number, static_cast<int>(kind)));
}

/// Takes the cards of a round, or of earlier ones, out of the game (ST-SETUP-22, ST-SUPPLY-07).
void removeRound(Engine &engine, Deck kind)
{
    CardDeck &deck = engine.state.deck(kind);
    while (deck.size > 0 && roundOf(engine.content, kind, deck.cards[deck.size - 1U]) <= engine.state.round) {
        const std::uint8_t card = drawFrom(deck);
        engine.emit(EventKind::CardMoved, -1, 1, card, -1, place(Zone::Deck, -1, static_cast<int>(kind)),
                    place(Zone::Box, -1, -1, static_cast<int>(kind)));
    }
}

// ST-SUPPLY-01
void returnAirships(Engine &engine)
{
    for (int seat = 0; seat < engine.state.playerCount; ++seat) {
        Player &player = engine.player(seat);
        for (; player.airships != 0; player.airships &= player.airships - 1) {
            ++player.hangar;
            engine.emit(EventKind::AirshipMoved, seat, 1, -1, -1,
                        onSpace(engine.state, Zone::Space, lowest(player.airships)), place(Zone::Hangar, seat));
        }
        returnSaboteur(engine, seat);
        player.passed = 0;
        player.turns = 0;
    }
}

Deck deckOf(SpaceKind kind)
{
    return kind == SpaceKind::Mission ? Deck::Mission : kind == SpaceKind::Upgrade ? Deck::Upgrade : Deck::Expedition;
}

void clearSpace(Engine &engine, int number)
{
    std::uint32_t &contents = engine.state.contents[static_cast<std::size_t>(number)];
    const SpaceKind kind = spaceAt(engine.content, engine.state, number).kind;
    if (kind == SpaceKind::Deposit) { // ST-SUPPLY-03
        for (int slot = 0; slot < maxSlots; ++slot) {
            const int colour = crystalIn(contents, slot);
            if (colour < 0)
                continue;
            ++engine.state.bag[static_cast<std::size_t>(colour)];
            engine.emit(EventKind::CrystalMoved, -1, 1, colour, -1, onSpace(engine.state, Zone::Deposit, number, slot),
                        place(Zone::Bag));
        }
    } else if (contents != 0) { // ST-SUPPLY-04
        const int deck = static_cast<int>(deckOf(kind));
        engine.emit(EventKind::CardMoved, -1, 1, cardOn(engine.state, number), -1,
                    onSpace(engine.state, Zone::Space, number, deck), place(Zone::Box, -1, -1, deck));
    }
    contents = 0; // ST-SUPPLY-03, 04: for good
}

// ST-SUPPLY-02: the top board goes to the bottom
void rotateBoards(Engine &engine)
{
    GameState &state = engine.state;
    const std::uint8_t top = state.boards[state.boardCount - 1U];
    for (std::size_t board = state.boardCount - 1U; board > 0; --board)
        state.boards[board] = state.boards[board - 1];
    state.boards[0] = top;
    engine.emit(EventKind::BoardMoved, -1, 1, state.boards[0], -1, place(Zone::Board, -1, state.boardCount - 1),
                place(Zone::Board, -1, 0));
}

// ST-SUPPLY-08
void nextEffort(Engine &engine)
{
    GameState &state = engine.state;
    if (state.effortCount == 0)
        return;
    const int deck = static_cast<int>(Deck::Effort);
    engine.emit(EventKind::CardMoved, -1, 1, activeEffort(state), -1, place(Zone::Deck, -1, deck),
                place(Zone::Box, -1, -1, deck));
    --state.effortCount; // the used card stays behind the others: everybody has seen it
    if (state.effortCount > 0)
        engine.emit(EventKind::EffortRevealed, -1, 1, activeEffort(state),
                    engine.content.efforts[static_cast<std::size_t>(activeEffort(state))].source);
}

} // namespace

// ST-SETUP-21, 24: nothing for encounter and gold spaces
void layOut(Engine &engine)
{
    for (std::uint64_t left = allSpaces(engine.content, engine.state); left != 0; left &= left - 1) {
        const int number = lowest(left);
        const Space &space = spaceAt(engine.content, engine.state, number);
        if (space.kind == SpaceKind::Deposit)
            fillDeposit(engine, number, space);
        else if (space.kind != SpaceKind::Encounter && space.kind != SpaceKind::Gold)
            fillWithCard(engine, number, deckOf(space.kind));
    }
    removeRound(engine, Deck::Expedition);
    removeRound(engine, Deck::Upgrade);
}

void layOutRound(Engine &engine)
{
    GameState &state = engine.state;
    for (const Deck kind : {Deck::Expedition, Deck::Upgrade}) {
        CardDeck &deck = state.deck(kind);
        while (deck.size > 0 && roundOf(engine.content, kind, deck.cards[deck.size - 1U]) < state.round)
            drawFrom(deck);
        for (std::uint64_t left = allSpaces(engine.content, state); left != 0; left &= left - 1) {
            const SpaceKind space = spaceAt(engine.content, state, lowest(left)).kind;
            if (space != (kind == Deck::Upgrade ? SpaceKind::Upgrade : SpaceKind::Expedition))
                continue;
            state.contents[static_cast<std::size_t>(lowest(left))] = 0;
            fillWithCard(engine, lowest(left), kind);
        }
        removeRound(engine, kind);
    }
}

void supply(Engine &engine)
{
    GameState &state = engine.state;
    returnAirships(engine);
    for (std::uint64_t left = allSpaces(engine.content, state); left != 0; left &= left - 1)
        clearSpace(engine, lowest(left));
    rotateBoards(engine);
    ++state.round;
    layOut(engine);
    nextEffort(engine);
    // ST-SUPPLY-09, ST-TILE-10: the owner of the tile is the first player of the new round
    engine.emit(EventKind::TileReturned, state.tileOwner);
    state.firstPlayer = static_cast<std::uint8_t>(state.tileOwner);
    state.tileOwner = -1;
}

void renewEncounters(Engine &engine)
{
    GameState &state = engine.state;
    CardDeck &deck = state.deck(Deck::Encounter);
    for (; state.encounterDiscard != 0; state.encounterDiscard &= state.encounterDiscard - 1)
        deck.cards[deck.size++] = static_cast<std::uint8_t>(lowest(state.encounterDiscard));
    state.random.shuffle(std::span(deck.cards.data(), deck.size));
    engine.emit(EventKind::DeckShuffled, -1, deck.size, static_cast<int>(Deck::Encounter));
}

} // namespace mw::steam_time

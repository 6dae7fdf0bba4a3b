#include "games/steam_time/effects/tracks.h"
#include "games/steam_time/rules.h"
#include "specialists.h"
#include "supply.h"

#include <algorithm>
#include <span>

namespace mw::steam_time {

namespace {

enum Stream : std::uint32_t { gameStream = 1 };

// ST-PLAYERCOUNT-01
Refused refuseSetup(const Content &content, const Setup &setup)
{
    const bool hasPanels = std::any_of(content.panels.begin(), content.panels.end(),
                                       [&setup](const Panel &panel) { return panel.players == setup.players; });
    if (setup.players < content.leastPlayers || setup.players > content.mostPlayers || !hasPanels ||
        static_cast<std::size_t>(setup.players) > content.seats.size())
        return refuse("ST-PLAYERCOUNT-01", setup.players, content.leastPlayers, content.mostPlayers);
    if (setup.firstPlayer >= setup.players)
        return refuse("ST-SETUP-04", setup.players);
    return std::nullopt;
}

// ST-SETUP-01 to 09, ST-PLAYERCOUNT-02, 03, 04: what a seat starts with, counted from the first player clockwise
void fillSeat(Engine &engine, int seat, const Seat &start)
{
    GameState &state = engine.state;
    Player &player = engine.player(seat);
    player.hangar = static_cast<std::uint8_t>(engine.content.airships);
    player.portal = static_cast<std::uint8_t>(engine.content.portalStart);
    player.steam = static_cast<std::uint8_t>(std::min(start.steam, engine.content.steamMax));
    player.gold = static_cast<std::int16_t>(start.gold);
    state.bank = static_cast<std::int16_t>(state.bank - start.gold);
    for (std::size_t colour = 0; colour < start.crystals.size(); ++colour) {
        player.generators[colour].coloured = start.crystals[colour]; // no gold is paid for them
        state.bag[colour] = static_cast<std::uint8_t>(state.bag[colour] - start.crystals[colour]);
    }
}

// ST-SETUP-10 to 12, ST-OPEN-02
void fillStocks(const Content &content, GameState &state)
{
    state.bag.fill(static_cast<std::uint8_t>(content.crystalsPerColour));
    state.mine = static_cast<std::uint8_t>(content.timeCrystals);
    state.bank = static_cast<std::int16_t>(content.goldTotal);
}

// ST-SETUP-13, 14
template <typename Cards>
void fillDeck(GameState &state, Deck which, const Cards &cards)
{
    CardDeck &deck = state.deck(which);
    for (std::size_t card = 0; card < cards.size(); ++card)
        deck.cards[deck.size++] = static_cast<std::uint8_t>(card);
    state.random.shuffle(std::span(deck.cards.data(), deck.size));
}

// ST-SETUP-15, 16: shuffled within each round, round I on top
template <typename Cards>
void fillByRound(GameState &state, Deck which, const Cards &cards)
{
    fillDeck(state, which, cards);
    CardDeck &deck = state.deck(which);
    const CardDeck shuffled = deck;
    deck.size = 0;
    for (int round = maxRounds; round > 0; --round) {
        for (std::size_t i = 0; i < shuffled.size; ++i) {
            if (cards[shuffled.cards[i]].round == round)
                deck.cards[deck.size++] = shuffled.cards[i];
        }
    }
}

// ST-SETUP-17, 18: alpha on top of omega; the last one is the active card
void fillEfforts(const Content &content, GameState &state)
{
    state.efforts.fill(unknownCard);
    for (const bool omega : {true, false}) {
        std::array<std::uint8_t, 256> stack{};
        std::size_t size = 0;
        for (std::size_t card = 0; card < content.efforts.size() && size < stack.size(); ++card) {
            if (content.efforts[card].omega == omega)
                stack[size++] = static_cast<std::uint8_t>(card);
        }
        state.random.shuffle(std::span(stack.data(), size));
        const auto count = static_cast<std::size_t>(omega ? content.omegaEfforts : content.alphaEfforts);
        for (std::size_t i = 0; i < std::min(count, size); ++i)
            state.efforts[state.effortCount++] = stack[i];
    }
}

// ST-SETUP-19: the panels for this number of players, in any order
void fillBoards(const Content &content, GameState &state)
{
    std::array<std::uint8_t, 256> panels{};
    std::size_t size = 0;
    for (std::size_t panel = 0; panel < content.panels.size() && size < panels.size(); ++panel) {
        if (content.panels[panel].players == state.playerCount)
            panels[size++] = static_cast<std::uint8_t>(panel);
    }
    state.random.shuffle(std::span(panels.data(), size));
    state.boardCount = static_cast<std::uint8_t>(std::min<std::size_t>(size, maxBoards));
    std::copy_n(panels.begin(), state.boardCount, state.boards.begin());
}

} // namespace

std::optional<Refusal> newGame(const Content &content, const Setup &setup, GameState &state, EventList *events)
{
    if (Refused refused = refuseSetup(content, setup))
        return refused;
    state = GameState{};
    state.random = Random(setup.seed, gameStream);
    state.playerCount = static_cast<std::uint8_t>(setup.players);
    // ST-SETUP-04, ST-OPEN-01
    const unsigned drawn = state.random.below(static_cast<std::uint32_t>(setup.players));
    state.firstPlayer = static_cast<std::uint8_t>(setup.firstPlayer < 0 ? drawn : setup.firstPlayer);
    state.tileOwner = -1; // ST-SETUP-23
    state.round = 1;
    fillStocks(content, state);
    Engine engine{content, state, events};
    for (int i = 0; i < setup.players; ++i)
        fillSeat(engine, (state.firstPlayer + i) % setup.players, content.seats[static_cast<std::size_t>(i)]);
    fillDeck(state, Deck::Encounter, content.encounters);
    fillDeck(state, Deck::Mission, content.missions);
    fillByRound(state, Deck::Expedition, content.expeditions);
    fillByRound(state, Deck::Upgrade, content.upgrades);
    fillEfforts(content, state);
    fillBoards(content, state);
    layOut(engine);
    if (content.options.specialists) {
        dealSpecialists(content, state);
        beginDraft(engine);
    } else {
        beginGame(engine);
    }
    run(engine);
    return std::nullopt;
}

} // namespace mw::steam_time

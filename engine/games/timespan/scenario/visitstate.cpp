#include "archive.h"

#include "games/timespan/words/words.h"

#include <algorithm>
#include <cstdlib>

namespace mw::timespan {

namespace {

template <typename DeckOf>
void visitDeck(Archive &archive, std::string_view key, DeckOf &deck, Table table)
{
    std::vector<std::uint8_t> cards(deck.cards.begin(), deck.cards.begin() + deck.size);
    std::reverse(cards.begin(), cards.end()); // the next one first
    if (!archive.has(key))
        return;
    archive.items(key, cards, table);
    if (cards.size() > deck.cards.size())
        return archive.problem(Message(MW_TEXT("There are too many cards in the deck.")));
    std::reverse(cards.begin(), cards.end());
    deck = {};
    std::copy(cards.begin(), cards.end(), deck.cards.begin());
    deck.size = static_cast<std::uint8_t>(cards.size());
}

void visitDecks(Archive &archive, GameState &state)
{
    archive.part("decks", [&] {
        for (std::size_t age = 0; age < state.decks.size(); ++age)
            visitDeck(archive, ageWords[age + 1], state.decks[age], Table::Card);
        for (std::size_t age = 0; age < state.tileDecks.size(); ++age)
            visitDeck(archive, "discovery-" + std::string(ageWords[age + 1]), state.tileDecks[age], Table::Tile);
        visitDeck(archive, "wonders", state.wonderDeck, Table::Wonder);
        visitDeck(archive, "visions", state.visionDeck, Table::Vision);
    });
}

void visitOffers(Archive &archive, GameState &state)
{
    archive.part("offers", [&] {
        for (std::size_t i = 0; i < state.offers.size(); ++i) {
            Offer &offer = state.offers[i];
            archive.part(std::to_string(i + 1), [&] {
                const bool hidden = offer.open == 2; // a view: its type is all that is known
                std::uint8_t down = hidden ? unknown : offer.down;
                std::string type(offer.down == none
                                     ? noneWord
                                     : typeWords[static_cast<std::size_t>(archive.content().card(offer.down).type)]);
                archive.item("down", down, Table::Card);
                archive.item("up", offer.up, Table::Card);
                archive.item("tile", offer.tile, Table::Tile);
                if (archive.writes())
                    return archive.text("down-type", type);
                offer.down = down;
                offer.open = offer.down != none || offer.up != none || offer.tile != none ? 1 : 0;
            });
        }
    });
}

void visitSeats(Archive &archive, GameState &state)
{
    if (!archive.has("order"))
        return;
    std::vector<std::string> seats;
    for (int i = 0; i < state.playerCount; ++i)
        seats.push_back(std::to_string(state.order[static_cast<std::size_t>(i)] + 1));
    archive.texts("order", seats);
    for (std::size_t i = 0; i < std::min<std::size_t>(seats.size(), state.playerCount); ++i) {
        const int seat = seats[i].size() == 1 ? seats[i][0] - '1' : -1;
        if (seat < 0 || seat >= state.playerCount)
            return archive.problem(Message(MW_TEXT("There is no player {0}.")).name(seats[i]));
        state.order[i] = static_cast<std::uint8_t>(seat);
    }
}

/// Points by pair of boards, or none.
void visitBids(Archive &archive, GameState &state)
{
    std::vector<std::string> bids;
    for (int pair = 0; pair < std::min<int>(state.shown, static_cast<int>(state.bids.size())); ++pair) {
        const std::uint8_t bid = state.bids[static_cast<std::size_t>(pair)];
        bids.push_back(bid == 0 ? std::string(noneWord) : std::to_string(int{bid} - 1));
    }
    archive.texts("bids", bids);
    for (std::size_t i = 0; i < std::min(bids.size(), state.bids.size()); ++i)
        state.bids[i] = static_cast<std::uint8_t>(bids[i] == noneWord ? 0 : std::atoi(bids[i].c_str()) + 1);
}

/// Boards on display, and the bids on them.
void visitDisplay(Archive &archive, GameState &state)
{
    archive.part("display", [&] {
        const auto shown = [&](std::string_view key, std::array<std::uint8_t, maxBoards> &boards, Table table) {
            std::vector<std::uint8_t> list(boards.begin(), boards.begin() + state.shown);
            archive.items(key, list, table);
            std::copy_n(list.begin(), std::min(list.size(), boards.size()), boards.begin());
        };
        archive.count("boards", state.shown, 0, maxBoards);
        if (state.shown == 0) {
            state.shownCivilizations.fill(none);
            state.shownBoards.fill(none);
            state.bids = {};
            return;
        }
        shown("civilizations", state.shownCivilizations, Table::Civilization);
        shown("tech-boards", state.shownBoards, Table::TechBoard);
        visitBids(archive, state);
        archive.count("first", state.first, 0, maxPlayers);
    });
}

void visitSupplies(Archive &archive, GameState &state)
{
    archive.part("supply", [&] {
        archive.counts("luxury", state.luxury, luxuryWords, many);
        archive.count("gears", state.gears, 0, many);
        archive.count("workers", state.workers, 0, many);
        archive.part("tiles", [&] {
            for (std::size_t tile = 0; tile < archive.content().upgradeTiles.size(); ++tile)
                archive.count(archive.content().upgradeTiles[tile].id, state.upgradeTiles[tile], 0, many);
        });
    });
}

/// Tracks as a set of bits by their words.
void visitTracks(Archive &archive, std::string_view key, std::uint8_t &tracks)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < trackWords.size(); ++i) {
        if ((tracks >> i & 1) != 0)
            words.emplace_back(trackWords[i]);
    }
    if (!archive.has(key))
        return;
    archive.texts(key, words);
    tracks = 0;
    for (const std::string &word : words) {
        const auto found = std::find(trackWords.begin(), trackWords.end(), word);
        if (found == trackWords.end())
            archive.problem(Message(MW_TEXT("“{0}” is not known here.")).name(word));
        else
            tracks = static_cast<std::uint8_t>(tracks | 1U << static_cast<unsigned>(found - trackWords.begin()));
    }
}

void visitTime(Archive &archive, GameState &state)
{
    int hourglass = state.time + 1;
    archive.count("hourglass", hourglass, 1, static_cast<int>(archive.content().time.size()));
    state.time = static_cast<std::uint8_t>(hourglass - 1);
    int phase = static_cast<int>(state.phase);
    archive.word("phase", phase, phaseWords);
    state.phase = static_cast<Phase>(phase);
    if (archive.writes()) {
        int age = archive.content().time[state.time].age;
        int seconds = archive.content().options.timer && state.phase == Phase::Workers
                          ? archive.content().timer[static_cast<std::size_t>(age - 1)]
                          : 0;
        archive.count("age", age, 1, 3);
        archive.count("clock", seconds, 0, 3600);
    }
    archive.count("clock-ran-out", state.clock, 0, 2);
    archive.count("phase-step", state.step, 0, many);
    archive.count("active", state.active, 0, many);
}

} // namespace

void visitState(Archive &archive, GameState &state)
{
    visitTime(archive, state);
    visitSeats(archive, state);
    archive.part("players", [&] {
        for (int seat = 0; seat < state.playerCount; ++seat)
            archive.part(std::to_string(seat + 1), [&] { visitPlayer(archive, state, seat); });
    });
    visitOffers(archive, state);
    archive.bits("neutral", state.neutral, Table::Wonder);
    archive.bits("extra-neutral", state.extraNeutral, Table::Wonder, false);
    visitSupplies(archive, state);
    visitTracks(archive, "reached", state.reached);
    visitTracks(archive, "closed", state.closed);
    archive.count("specials", state.specials, 0, many);
    archive.count("specials-due", state.due, 0, many);
    visitDisplay(archive, state);
    visitDecks(archive, state);
    visitFrames(archive, state);
}

} // namespace mw::timespan

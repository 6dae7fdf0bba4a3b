#include "settle.h"

#include "games/timespan/phases/phases.h"
#include "games/timespan/play/counts.h"
#include "games/timespan/words/words.h"

#include <algorithm>
#include <numeric>

namespace mw::timespan {

namespace {

template <typename Deck>
void removeFrom(Deck &deck, const Claims &claims, Table table)
{
    std::uint8_t kept = 0;
    for (std::uint8_t i = 0; i < deck.size; ++i) {
        const std::uint8_t card = deck.cards[i];
        if (claims.count(table, card) == 0)
            deck.cards[kept++] = card;
    }
    std::fill(deck.cards.begin() + kept, deck.cards.begin() + deck.size, std::uint8_t{0});
    deck.size = kept;
}

template <typename Deck>
void noteDeck(std::array<bool, 256> &lying, const Deck &deck)
{
    for (std::uint8_t i = 0; i < deck.size; ++i)
        lying[deck.cards[i]] = true;
}

void noteBits(std::array<bool, 256> &lying, std::uint64_t bits)
{
    for (; bits != 0; bits &= bits - 1)
        lying[static_cast<std::size_t>(std::countr_zero(bits))] = true;
}

struct Problems {
    const Value &given;
    Diagnostics &list;

    void add(Message message) const
    {
        Diagnostic diagnostic;
        diagnostic.code = "scenario.given";
        diagnostic.message = std::move(message);
        diagnostic.location = given.location;
        list.push_back(std::move(diagnostic));
    }
};

/// Cards lying anywhere but in decks.
std::array<std::array<bool, 256>, 4> lyingCards(const GameState &state)
{
    std::array<std::array<bool, 256>, 4> lying{};
    auto &[cards, wonders, visions, tiles] = lying;
    for (const auto &deck : state.decks)
        noteDeck(cards, deck);
    for (const auto &deck : state.tileDecks)
        noteDeck(tiles, deck);
    noteDeck(wonders, state.wonderDeck);
    noteDeck(visions, state.visionDeck);
    noteBits(wonders, state.neutral);
    for (int seat = 0; seat < state.playerCount; ++seat) {
        const Player &player = state.player(seat);
        for (const CardSet *set : {&player.hand, &player.graveyard})
            set->forEach([&known = cards](int card) { known[static_cast<std::size_t>(card)] = true; });
        for (const Slot &slot : player.timeline) {
            cards[slot.card] = true;
            cards[slot.tucked] = true;
        }
        noteBits(wonders, player.wonders | player.built);
        noteBits(visions, player.secrets);
        noteBits(tiles, player.kept);
    }
    for (const std::uint8_t vision : state.visions)
        visions[vision] = true;
    for (const Offer &offer : state.offers) {
        cards[offer.down] = true;
        cards[offer.up] = true;
        tiles[offer.tile] = true;
    }
    for (std::size_t i = 0; i < state.frameCount; ++i) { // drawn, or about to lie somewhere
        const Frame &frame = state.frames[i];
        for (const std::uint8_t card : frame.registers) {
            const bool history = frame.kind == FrameKind::Remove || frame.kind == FrameKind::Draw;
            if (history)
                cards[card] = true;
            if (frame.kind == FrameKind::Draw || frame.kind == FrameKind::Start) {
                wonders[card] = true;
                visions[card] = true;
            }
            if (frame.kind == FrameKind::Exchange || frame.kind == FrameKind::Clock || frame.kind == FrameKind::Return)
                tiles[card] = true;
        }
    }
    return lying;
}

/// Whether a deck is named as a whole, so that other cards leave the game.
bool isWhole(const Value &given, const std::string &deck)
{
    return given.at("decks/" + deck) != nullptr;
}

// What has lost its place, since something else was given there, goes under its deck
void returnOrphans(const Content &content, GameState &state, const Value &given)
{
    const auto lying = lyingCards(state);
    for (std::size_t card = 0; card < content.cards.size(); ++card) {
        const std::uint8_t age = content.cards[card].age;
        if (age > 0 && !lying[0][card] && !isWhole(given, std::string(ageWords[age])))
            state.decks[age - 1U].putUnder(static_cast<int>(card));
    }
    for (std::size_t wonder = 0; wonder < content.wonders.size(); ++wonder) {
        if (!lying[1][wonder] && !isWhole(given, "wonders"))
            state.wonderDeck.putUnder(static_cast<int>(wonder));
    }
    for (std::size_t vision = 0; vision < content.visions.size(); ++vision) {
        if (!lying[2][vision] && !isWhole(given, "visions"))
            state.visionDeck.putUnder(static_cast<int>(vision));
    }
    for (std::size_t tile = 0; tile < content.tiles.size(); ++tile) {
        const std::uint8_t age = content.tiles[tile].age;
        if (!lying[3][tile] && !isWhole(given, "discovery-" + std::string(ageWords[age])))
            state.tileDecks[age - 1U].putUnder(static_cast<int>(tile));
    }
}

void checkClaims(const Content &content, const Claims &claims, const Problems &problems)
{
    for (const Table table :
         {Table::Card, Table::Wonder, Table::Vision, Table::Tile, Table::Civilization, Table::TechBoard}) {
        for (int number = 0; number < unknown; ++number) {
            const bool starting =
                table == Table::Card && number < std::ssize(content.cards) && content.card(number).age == 0;
            if (claims.count(table, number) > 1 && !starting)
                problems.add(Message(MW_TEXT("“{0}” cannot be in two places.")).name(idIn(content, table, number)));
        }
    }
}

// TS-RES-12: what is on no resource space is in the storage room
void settleCubes(const Content &content, GameState &state, const Problems &problems)
{
    for (int seat = 0; seat < state.playerCount; ++seat) {
        auto &cubes = state.player(seat).cubes;
        const int used = std::accumulate(cubes.begin() + 1, cubes.end(), 0);
        if (used > content.cubes)
            problems.add(Message(MW_TEXT("Player {0} has only {1} cubes.")).number(seat + 1).number(content.cubes));
        else
            cubes[0] = static_cast<std::uint8_t>(content.cubes - used);
    }
}

/// Supplies that are not named hold what is not with the players.
void settleSupplies(const Content &content, GameState &state, const Value &given, const Problems &problems)
{
    const auto left = [&problems](int all, int placed) {
        if (placed > all)
            problems.add(Message(MW_TEXT("More pieces are given than there are.")));
        return static_cast<std::uint8_t>(std::max(0, all - placed));
    };
    for (std::size_t type = 0; type < state.luxury.size(); ++type) {
        int placed = 0;
        for (int seat = 0; seat < state.playerCount; ++seat)
            placed += state.player(seat).ready[type] + delivered(content, state.player(seat), static_cast<int>(type));
        if (!content.options.endlessLuxury && !given.at("supply/luxury/" + std::string(luxuryWords[type])))
            state.luxury[type] = left(content.luxuries[type].copies, placed);
    }
    int gears = 0;
    int workers = 0;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        gears += std::popcount(state.player(seat).gears);
        workers += countOf(content, state, seat, Quantity::Worker);
    }
    if (!given.at("supply/gears"))
        state.gears = left(content.gears, gears);
    if (!given.at("supply/workers"))
        state.workers = left(content.workers, workers);
    for (std::size_t tile = 0; tile < content.upgradeTiles.size(); ++tile) {
        int placed = 0;
        for (int seat = 0; seat < state.playerCount; ++seat) {
            for (const std::uint8_t there : state.player(seat).boxTiles)
                placed += there != 0 && static_cast<std::size_t>((there - 1) / 2) == tile ? 1 : 0;
        }
        if (!given.at("supply/tiles/" + content.upgradeTiles[tile].id))
            state.upgradeTiles[tile] = left(content.upgradeTiles[tile].copies, placed);
    }
}

/// Vikings begin with a figure on a track: boards that are given bring what is printed on them.
void settleTracks(const Content &content, GameState &state, const Problems &problems)
{
    for (int seat = 0; seat < state.playerCount; ++seat) {
        for (std::size_t track = 0; track < content.tracks.size(); ++track) {
            if (state.player(seat).tracks[track] > content.tracks[track].length())
                problems.add(Message(MW_TEXT("The track “{0}” is not so long.")).term(content.tracks[track].name));
        }
    }
}

} // namespace

void clearClaims(const Content &content, GameState &state, const Claims &claims)
{
    for (auto &deck : state.decks)
        removeFrom(deck, claims, Table::Card);
    for (auto &deck : state.tileDecks)
        removeFrom(deck, claims, Table::Tile);
    removeFrom(state.wonderDeck, claims, Table::Wonder);
    removeFrom(state.visionDeck, claims, Table::Vision);
    const auto isNamed = [&](Table table, int number) { return claims.count(table, number) > 0; };
    const auto clearBits = [&](std::uint32_t &bits, Table table) {
        for (std::uint32_t left = bits; left != 0; left &= left - 1) {
            if (isNamed(table, std::countr_zero(left)))
                bits &= ~(left & ~(left - 1));
        }
    };
    clearBits(state.neutral, Table::Wonder);
    state.extraNeutral &= state.neutral;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        Player &player = state.player(seat);
        for (int card = 0; card < std::ssize(content.cards); ++card) {
            if (content.card(card).age == 0 || !isNamed(Table::Card, card))
                continue;
            for (CardSet *set : {&player.hand, &player.graveyard, &player.buried})
                set->remove(card);
            for (Slot &slot : player.timeline) {
                slot = slot.card == card ? emptySlot : slot;
                slot.tucked = slot.tucked == card ? none : slot.tucked;
            }
        }
        clearBits(player.wonders, Table::Wonder);
        clearBits(player.built, Table::Wonder);
        player.wonderWorkers &= player.built;
        clearBits(player.secrets, Table::Vision);
        for (std::uint64_t left = player.kept; left != 0; left &= left - 1) {
            if (isNamed(Table::Tile, std::countr_zero(left)))
                player.kept &= ~(left & ~(left - 1));
        }
    }
    for (std::uint8_t &vision : state.visions)
        vision = vision != none && isNamed(Table::Vision, vision) ? none : vision;
    for (Offer &offer : state.offers) {
        offer.down = offer.down != none && isNamed(Table::Card, offer.down) ? none : offer.down;
        offer.up = offer.up != none && isNamed(Table::Card, offer.up) ? none : offer.up;
        offer.tile = offer.tile != none && isNamed(Table::Tile, offer.tile) ? none : offer.tile;
    }
}

void settle(const Content &content, GameState &state, const Value &given, const Claims &claims, Diagnostics &problems)
{
    const Problems list{given, problems};
    checkClaims(content, claims, list);
    for (int seat = 0; seat < state.playerCount; ++seat) // those of the graveyard only
        state.player(seat).buried.forEach([&](int card) {
            if (!state.player(seat).graveyard.has(card))
                list.add(Message(MW_TEXT("“{0}” is not in the graveyard.")).name(idIn(content, Table::Card, card)));
        });
    returnOrphans(content, state, given);
    settleCubes(content, state, list);
    settleSupplies(content, state, given, list);
    settleTracks(content, state, list);
}

void returnOffersUnlessNamed(Engine &engine, const Value &given)
{
    if (!given.find("offers"))
        returnOffers(engine);
}

} // namespace mw::timespan

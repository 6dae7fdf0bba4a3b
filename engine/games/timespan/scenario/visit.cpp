#include "archive.h"

#include "games/timespan/play/counts.h"
#include "games/timespan/play/luxury.h"
#include "games/timespan/words/words.h"

#include <algorithm>
#include <numeric>

namespace mw::timespan {

namespace {

constexpr int many = 255;

/// Filled slots of the technology board by number, counted from 1.
void visitGears(Archive &archive, std::string_view key, std::uint16_t &gears, const Player &player)
{
    std::vector<std::string> slots;
    for (unsigned left = gears; left != 0; left &= left - 1)
        slots.push_back(std::to_string(std::countr_zero(left) + 1));
    if (!archive.has(key))
        return;
    archive.texts(key, slots);
    gears = 0;
    const auto most = player.techBoard == none ? 0 : std::ssize(archive.content().techBoard(player.techBoard).slots);
    for (const std::string &word : slots) {
        int slot = -1;
        for (int i = 0; i < most; ++i) {
            const auto &board = archive.content().techBoard(player.techBoard);
            const auto &technology = archive.content().technology(board.slots[static_cast<std::size_t>(i)].technology);
            if (slot < 0 && (std::to_string(i + 1) == word || technology.id == word))
                slot = i;
        }
        if (slot < 0)
            archive.problem(Message(MW_TEXT("There is no slot “{0}” on the technology board.")).name(word));
        else
            gears = static_cast<std::uint16_t>(gears | 1U << static_cast<unsigned>(slot));
    }
}

/// Tiles on a card by type; reading fills the requirements from the first on.
void visitTiles(Archive &archive, Slot &slot)
{
    if (slot.card == none)
        return;
    const HistoryCard &card = archive.content().card(slot.card);
    std::vector<std::uint8_t> types;
    for (unsigned left = slot.tiles; left != 0; left &= left - 1)
        types.push_back(card.luxury[static_cast<std::size_t>(std::countr_zero(left))]);
    if (!archive.has("luxury"))
        return;
    archive.items("luxury", types, Table::Luxury);
    if (archive.writes())
        return;
    slot.tiles = 0;
    for (const std::uint8_t type : types) {
        int requirement = 0;
        while (requirement < card.luxuries &&
               (card.luxury[static_cast<std::size_t>(requirement)] != type || (slot.tiles >> requirement & 1) != 0))
            ++requirement;
        if (requirement == card.luxuries)
            archive.problem(Message(MW_TEXT("The card does not take this tile.")));
        else
            slot.tiles = static_cast<std::uint8_t>(slot.tiles | 1U << static_cast<unsigned>(requirement));
    }
}

void visitTimeline(Archive &archive, Player &player)
{
    archive.part("timeline", [&] {
        for (std::size_t i = 0; i < player.timeline.size(); ++i) {
            Slot &slot = player.timeline[i];
            archive.part(std::to_string(i + 1), [&] {
                const std::uint8_t before = slot.card;
                archive.item("card", slot.card, Table::Card);
                if (slot.card != before)
                    slot = {slot.card, none, 0, 0};
                if (slot.card != none && slot.card >= archive.content().cards.size()) {
                    slot = emptySlot;
                    return;
                }
                if (slot.card == none)
                    return;
                archive.item("tucked", slot.tucked, Table::Card);
                visitTiles(archive, slot);
                archive.flag("worker", slot.worker);
            });
        }
    });
}

void visitBoxes(Archive &archive, Player &player)
{
    if (player.civilization == none)
        return;
    archive.part("boxes", [&] {
        const auto &boxes = archive.content().civilization(player.civilization).boxes;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            archive.part(boxWord(boxes[i]), [&] {
                std::uint8_t worker = player.boxWorkers >> i & 1;
                archive.flag("worker", worker);
                const unsigned bit = 1U << i;
                player.boxWorkers = static_cast<std::uint8_t>((player.boxWorkers & ~bit) | (worker != 0 ? bit : 0U));
                std::uint8_t &there = player.boxTiles[i];
                std::uint8_t tile = there == 0 ? none : static_cast<std::uint8_t>((there - 1) / 2);
                int side = there == 0 ? 1 : (there - 1) % 2 + 1;
                archive.item("tile", tile, Table::UpgradeTile);
                archive.count("side", side, 1, 2);
                there = static_cast<std::uint8_t>(tile == none ? 0 : tile * 2 + side);
            });
        }
    });
}

/// The graveyard section in the order in which tiles came, as far as it is kept; then by type.
void visitDead(Archive &archive, Player &player)
{
    std::vector<std::uint8_t> tiles;
    std::array<std::uint8_t, luxuryCount> left = player.dead;
    const int total = std::accumulate(left.begin(), left.end(), 0);
    for (int i = 0; i < std::min(total, maxArrivals); ++i) {
        const auto type = static_cast<std::size_t>(player.arrivals[static_cast<std::size_t>(i)] - 1);
        tiles.push_back(static_cast<std::uint8_t>(type));
        --left[type];
    }
    for (std::size_t type = 0; type < left.size(); ++type)
        tiles.insert(tiles.end(), left[type], static_cast<std::uint8_t>(type));
    if (!archive.has("graveyard-luxury"))
        return;
    archive.items("graveyard-luxury", tiles, Table::Luxury);
    player.dead = {};
    player.arrivals = {};
    for (const std::uint8_t type : tiles) {
        if (type < luxuryCount)
            addDeadTile(player, type);
    }
}

void visitCamel(Archive &archive, Player &player)
{
    std::string place = player.camel == camelNowhere ? std::string(noneWord)
                        : player.camel == camelMarket
                            ? std::string(marketWord)
                            : idIn(archive.content(), Table::Wonder, player.camel - camelWonder);
    archive.text("camel", place);
    const int wonder = place == noneWord || place == marketWord ? 0 : byId(archive.content().wonders, place);
    if (wonder < 0)
        return archive.problem(Message(MW_TEXT("There is no “{0}” that could lie here.")).name(place));
    player.camel = static_cast<std::uint8_t>(place == noneWord     ? int{camelNowhere}
                                             : place == marketWord ? int{camelMarket}
                                                                   : wonder + camelWonder);
}

void visitSnapshot(Archive &archive, Player &player)
{
    archive.part("income", [&] {
        Snapshot &snapshot = player.snapshot;
        archive.flag("board", snapshot.board);
        archive.count("peace", snapshot.peace, 0, many);
        std::vector<std::uint8_t> cards(snapshot.cards.begin(), snapshot.cards.end());
        archive.items("cards", cards, Table::Card, false);
        std::copy_n(cards.begin(), std::min(cards.size(), snapshot.cards.size()), snapshot.cards.begin());
        archive.counts("tiles", snapshot.tiles, luxuryWords, many);
        archive.count("all-tiles", snapshot.allTiles, 0, many);
        visitGears(archive, "unlocked", snapshot.gears, player);
        archive.bits("wonders", snapshot.wonders, Table::Wonder, false);
    });
}

} // namespace

namespace {

void visitKept(Archive &archive, Player &player)
{
    std::vector<std::uint8_t> tiles;
    for (std::uint64_t left = player.kept; left != 0; left &= left - 1)
        tiles.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
    if (!archive.has("kept-tiles"))
        return;
    archive.items("kept-tiles", tiles, Table::Tile);
    player.kept = 0;
    for (const std::uint8_t tile : tiles)
        player.kept |= tile < maxTiles ? std::uint64_t{1} << tile : 0;
}

} // namespace

void visitPlayer(Archive &archive, GameState &state, int seat)
{
    Player &player = state.player(seat);
    archive.count("points", player.points, -1000, 10000);
    archive.count("peace", player.peace, 0, archive.content().peaceMax);
    archive.item("civilization", player.civilization, Table::Civilization);
    archive.item("tech-board", player.techBoard, Table::TechBoard);
    archive.counts("resources", player.cubes, resourceWords, archive.content().cubes);
    archive.counts("luxury", player.ready, luxuryWords, many);
    visitDead(archive, player);
    archive.counts("tracks", player.tracks, trackWords, many);
    visitTimeline(archive, player);
    visitBoxes(archive, player);
    archive.count("workers", player.workers, 0, many);
    archive.count("sleeping", player.sleeping, 0, many);
    archive.cards("hand", player.hand);
    archive.cards("graveyard", player.graveyard);
    archive.cards("buried", player.buried, false);
    archive.bits("wonders", player.wonders, Table::Wonder);
    archive.bits("built", player.built, Table::Wonder);
    archive.bits("wonder-workers", player.wonderWorkers, Table::Wonder, false);
    archive.bits("secret-visions", player.secrets, Table::Vision);
    archive.item("vision", state.visions[static_cast<std::size_t>(seat)], Table::Vision);
    visitGears(archive, "unlocked", player.gears, player);
    visitCamel(archive, player);
    if (state.isSolo())
        archive.item("second-vision", state.visions[1], Table::Vision);
    visitKept(archive, player);
    archive.count("bid-on", player.bidOn, 0, many);
    archive.flag("done", player.done);
    archive.flag("by-hand", player.byHand);
    visitSnapshot(archive, player);
    archive.count("hidden-cards", player.hiddenCards, 0, many);
    archive.count("hidden-wonders", player.hiddenWonders, 0, many);
    archive.count("hidden-visions", player.hiddenSecrets, 0, many);
}

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
        shown("civilizations", state.shownCivilizations, Table::Civilization);
        shown("tech-boards", state.shownBoards, Table::TechBoard);
        std::vector<std::string> bids;
        for (const std::uint8_t bid : state.bids)
            bids.push_back(std::to_string(int{bid} - 1));
        archive.texts("bids", bids);
        for (std::size_t i = 0; i < std::min(bids.size(), state.bids.size()); ++i)
            state.bids[i] = static_cast<std::uint8_t>(std::atoi(bids[i].c_str()) + 1);
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

#include "archive.h"

#include "games/timespan/play/counts.h"
#include "games/timespan/play/luxury.h"
#include "games/timespan/words/words.h"

#include <algorithm>
#include <numeric>

namespace mw::timespan {

namespace {

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

bool isPaid(const Snapshot &snapshot)
{
    Snapshot rest = snapshot;
    for (std::uint8_t &card : rest.cards)
        card = card == none ? 0 : 1;
    return rest == Snapshot{};
}

/// Only while something is due.
void visitSnapshot(Archive &archive, Player &player)
{
    if (archive.writes() && isPaid(player.snapshot))
        return;
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

} // namespace mw::timespan

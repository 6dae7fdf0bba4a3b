#include "overlay.h"

#include "games/world_wonders/play/engine.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

constexpr std::array<std::string_view, 18> playerKeys{
    "gold", "spent",     "limit",    "food",      "ceramics", "gears", "population", "loan",   "fresh-loan",
    "out",  "free-road", "pedestal", "monuments", "map",      "city",  "pieces",     "counts", "score"};
constexpr std::array<std::string_view, 6> pieceKeys{"what", "figure", "at", "turn", "mirrored", "pending"};

} // namespace

/// `gold` is what is in hand; what is more than the limit comes from a loan of this round.
void Overlay::layGold(const Value &value, Player &player)
{
    if (const Value *limit = value.find("limit")) {
        if (const auto most = number(*limit, m_content.gold, 200))
            player.extra = static_cast<std::uint8_t>(*most - m_content.gold);
    }
    const Value *gold = value.find("gold");
    const auto inHand = gold ? number(*gold, 0, 200) : std::nullopt;
    if (!inHand) {
        const Value *spent = value.find("spent");
        if (const auto marker = spent ? number(*spent, 0, goldLimit(m_content, player)) : std::nullopt)
            player.spent = static_cast<std::uint8_t>(*marker);
        return;
    }
    if (*inHand > goldLimit(m_content, player))
        player.extra = static_cast<std::uint8_t>(*inHand - m_content.gold);
    player.spent = static_cast<std::uint8_t>(goldLimit(m_content, player) - *inHand);
}

void Overlay::layPedestal(const Value &value, int seat)
{
    const auto found = std::find(pedestalWords.begin(), pedestalWords.end(), value.text);
    if (!value.isScalar() || found == pedestalWords.end())
        return problem(value, Message(MW_TEXT("“{0}” is not known here.")).name(value.text));
    const auto held = static_cast<unsigned>(found - pedestalWords.begin());
    for (std::size_t pedestal = 0; pedestal < m_state.pedestals.size(); ++pedestal) {
        std::uint8_t &holder = m_state.pedestals[pedestal];
        if ((held >> pedestal & 1U) != 0)
            holder = static_cast<std::uint8_t>(seat);
        else if (holder == seat)
            holder = none;
    }
}

void Overlay::clearCity(int seat)
{
    for (Placing &placing : m_state.pieces) {
        if (placing.seat() == seat)
            placing = Placing();
    }
    Player &player = m_state.player(seat);
    player.roads = player.towers = player.monuments = Cells();
    player.buildings.fill(Cells());
    player.monumentCount = 0;
}

/// The piece of the game that a name stands for, not yet lying anywhere; -1 if there is none.
int Overlay::pieceByName(std::string_view what, int figure, bool pending)
{
    if (what == longRoadWord)
        return freePiece(m_state, m_content.firstLongRoad, m_content.firstShortTile);
    if (what == towerWord)
        return freePiece(m_state, m_content.firstTower, m_content.firstFigure);
    if (const int building = byId(m_content.buildings, what); building >= 0) {
        takeTile(building);
        return freePiece(m_state, building, building + 1);
    }
    if (const int number = byId(m_content.monuments, what); number >= 0) {
        const Monument &monument = m_content.monuments[static_cast<std::size_t>(number)];
        if (!pending)
            takeMonument(number);
        const int piece = monument.firstPiece + figure - 1;
        return figure <= static_cast<int>(monument.components.size()) ? freePiece(m_state, piece, piece + 1) : -1;
    }
    const int first =
        pending ? m_content.firstShortTile + m_state.buyingItem * m_content.setTiles() : m_content.firstShortTile;
    const int end = pending ? first + m_content.setTiles() : m_content.firstTower;
    for (int piece = first; piece < end; ++piece) {
        const int tile = (piece - m_content.firstShortTile) % m_content.setTiles();
        const bool isOther = m_state.buying == Source::ShortSet && !pending &&
                             (piece - m_content.firstShortTile) / m_content.setTiles() == m_state.buyingItem;
        const std::string name =
            std::string(shortRoadWord) + std::to_string(m_content.shortLengths[static_cast<std::size_t>(tile)]);
        if (!isOther && name == what && m_state.pieces[static_cast<std::size_t>(piece)].isNowhere())
            return piece;
    }
    return -1;
}

/// Written as {what: moai, figure: 2, at: r5c3, turn: 1}, or in short as "moai/2 r5c3 turn1".
void Overlay::layPiece(const Value &value, int seat)
{
    std::string_view text = value.text;
    std::string what(takeWord(text));
    std::string at(takeWord(text));
    int turn = turnByName(text).value_or(0);
    int figure = 1;
    bool pending = false;
    if (value.kind == Value::Kind::Map) {
        checkKeys(value, pieceKeys);
        what = value.textOr("what", "");
        at = value.textOr("at", "");
        figure = static_cast<int>(std::clamp<std::int64_t>(value.intOr("figure", 1), 1, maxComponents));
        turn = static_cast<int>(std::clamp<std::int64_t>(value.intOr("turn", 1), 1, firstMirrored)) - 1;
        turn += value.textOr("mirrored", "") == "true" ? firstMirrored : 0;
        pending = value.textOr("pending", "") == "true";
    } else if (const std::size_t slash = what.find('/'); slash != std::string::npos) {
        figure = std::clamp(what.back() - '0', 1, maxComponents);
        what.resize(slash);
    }
    const auto corner = spaceByName(at);
    const int piece = corner ? pieceByName(what, figure, pending) : -1;
    if (piece < 0)
        return problem(value, Message(MW_TEXT("“{0}” is no piece that is left, or it has no place.")).name(what));
    const Player &player = m_state.player(seat);
    const Map &map = mapOf(m_content, player);
    const std::uint8_t canonical = pieceShape(m_content, piece).canonical[static_cast<std::size_t>(turn)];
    const TurnedShape &shape = pieceShape(m_content, piece).turns[static_cast<std::size_t>(turn)];
    if (canonical == noTurn || !shape.fits(*corner, map.rows, map.columns) ||
        !(shape.at(*corner) & coveredBy(player)).isEmpty()) // WW-PLACE-01, 02
        return problem(value, Message(MW_TEXT("{0} cannot lie at {1}.")).name(what).name(at));
    putPiece(m_content, m_state, piece, Placing(seat, *corner, canonical));
}

void Overlay::layPieces(const Value &list, int seat)
{
    for (const Value &piece : list.list)
        layPiece(piece, seat);
}

/// Monuments lie in a city as a whole.
void Overlay::checkMonuments()
{
    for (int seat = 0; seat < m_state.playerCount; ++seat)
        m_state.player(seat).monumentCount = 0;
    for (const Monument &monument : m_content.monuments) {
        const int seat = m_state.pieces[static_cast<std::size_t>(monument.firstPiece)].seat();
        const bool isBought =
            m_state.buying == Source::Monument && &m_content.monuments[m_state.buyingItem] == &monument;
        if (isBought)
            continue;
        for (std::size_t figure = 0; figure < monument.components.size(); ++figure) {
            if (m_state.pieces[static_cast<std::size_t>(monument.firstPiece) + figure].seat() != seat) {
                problem(Value(), Message(MW_TEXT("Not all figures of {0} lie in one city.")).name(monument.id));
                return;
            }
        }
        if (seat >= 0)
            ++m_state.player(seat).monumentCount;
    }
}

void Overlay::layPlayer(const Value &value, int seat)
{
    checkKeys(value, playerKeys);
    Player &player = m_state.player(seat);
    if (const Value *map = value.find("map")) {
        const int found = byId(m_content.maps, map->text);
        if (found < 0)
            return problem(*map, Message(MW_TEXT("There is no map “{0}”.")).name(map->text));
        player.map = static_cast<std::uint8_t>(found);
    }
    for (std::size_t resource = 0; resource < resourceWords.size(); ++resource)
        lay(value, resourceWords[resource], 0, m_content.board.tracks[resource].length, player.resources[resource]);
    lay(value, "population", 0, m_content.board.populationEnd, player.population);
    layGold(value, player);
    layFlag(value, "loan", player.loan);
    layFlag(value, "fresh-loan", player.freshLoan);
    layFlag(value, "out", player.out);
    layFlag(value, "free-road", player.freeRoad);
    if (const Value *pedestal = value.find("pedestal"))
        layPedestal(*pedestal, seat);
    if (const Value *pieces = value.find("pieces"))
        layPieces(*pieces, seat);
}

void Overlay::layPlayers(const Value &players)
{
    for (const Value::Entry &entry : players.map) {
        const int seat = entry.key.size() == 1 ? entry.key[0] - '1' : -1;
        if (seat < 0 || seat >= m_state.playerCount) {
            problem(entry.value, Message(MW_TEXT("There is no player {0}.")).name(entry.key));
            continue;
        }
        if (entry.value.find("pieces"))
            clearCity(seat);
        layPlayer(entry.value, seat);
    }
    checkMonuments();
}

} // namespace mw::world_wonders

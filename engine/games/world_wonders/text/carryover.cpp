#include "games/world_wonders/rules.h"
#include "words.h"

#include <algorithm>
#include <vector>

namespace mw::world_wonders {

namespace {

template <typename Table>
std::vector<int> translation(const Table &from, const Table &to)
{
    std::vector<int> numbers;
    for (const auto &item : from)
        numbers.push_back(byId(to, item.id));
    return numbers;
}

/// Carries a state from one content to another by the ids of its items. Tiles and cards that are new join their stack
/// or deck at the bottom, those that are gone leave it; whatever else refers to something that is gone is a problem.
class CarryOver
{
public:
    CarryOver(const Content &from, const Content &to, GameState &state, Diagnostics &problems)
        : m_old(state), m_from(from), m_to(to), m_state(state), m_problems(problems),
          m_buildings(translation(from.buildings, to.buildings)), m_stacks(translation(from.stacks, to.stacks)),
          m_monuments(translation(from.monuments, to.monuments)),
          m_objectives(translation(from.objectives, to.objectives))
    {
    }

    void run()
    {
        carryMaps();
        carryPieces();
        carryStacks();
        carryMonuments();
        carryObjectives();
        carrySolo();
        carrySupply();
        carryPurchase();
        checkTracks();
    }

private:
    void problem(Message message) { m_problems.push_back(errorAt({}, "world-wonders.carry-on", std::move(message))); }

    /// New number of something in play; a problem when it is gone.
    template <typename Table>
    std::uint8_t inPlay(const std::vector<int> &numbers, const Table &table, std::uint8_t number)
    {
        if (number >= numbers.size())
            return number; // none, unknown
        if (numbers[number] >= 0)
            return static_cast<std::uint8_t>(numbers[number]);
        problem(Message(MW_TEXT("“{0}” is in play and no longer exists.")).name(table[number].id));
        return none;
    }

    void carryMaps()
    {
        const std::vector<int> maps = translation(m_from.maps, m_to.maps);
        for (int seat = 0; seat < m_old.playerCount; ++seat) {
            const std::uint8_t map = inPlay(maps, m_from.maps, m_old.player(seat).map);
            m_state.player(seat).map = map < m_to.maps.size() ? map : 0;
        }
    }

    /// The piece under the new content; -1 if there is none.
    [[nodiscard]] int pieceAfter(int piece) const
    {
        const PieceName name = pieceName(m_from, piece);
        switch (name.sort) {
        case Source::Building:
            return m_buildings[static_cast<std::size_t>(name.item)];
        case Source::LongRoad:
            return within(m_to.firstLongRoad + piece - m_from.firstLongRoad, m_to.firstShortTile);
        case Source::ShortSet:
            if (m_from.shortLengths != m_to.shortLengths)
                return -1;
            return within(m_to.firstShortTile + piece - m_from.firstShortTile, m_to.firstTower);
        case Source::Tower:
            return within(m_to.firstTower + piece - m_from.firstTower, m_to.firstFigure);
        default:
            break;
        }
        const int monument = m_monuments[static_cast<std::size_t>(name.item)];
        if (monument < 0)
            return -1;
        const Monument &after = m_to.monuments[static_cast<std::size_t>(monument)];
        return within(after.firstPiece + name.part, after.firstPiece + static_cast<int>(after.components.size()));
    }
    [[nodiscard]] static int within(int piece, int end) { return piece < end ? piece : -1; }

    void carryPieces()
    {
        m_state.pieces.fill(Placing());
        for (int seat = 0; seat < m_state.playerCount; ++seat) {
            Player &player = m_state.player(seat);
            player.roads = player.towers = player.monuments = Cells();
            player.buildings.fill(Cells());
        }
        for (int piece = 0; piece < m_from.pieceCount; ++piece) {
            if (!m_old.pieces[static_cast<std::size_t>(piece)].isNowhere())
                carryPiece(piece);
        }
    }

    void carryPiece(int piece)
    {
        const Placing placing = m_old.pieces[static_cast<std::size_t>(piece)];
        const int after = pieceAfter(piece);
        const Player &player = m_state.player(placing.seat());
        const Map &map = mapOf(m_to, player);
        const Shape *shape = after < 0 ? nullptr : &pieceShape(m_to, after);
        const std::uint8_t turn = shape ? shape->canonical[static_cast<std::size_t>(placing.turn())] : noTurn;
        const bool fits = turn != noTurn && shape->turns[turn].fits(placing.corner(), map.rows, map.columns) &&
                          (shape->turns[turn].at(placing.corner()) & coveredBy(player)).isEmpty();
        if (!fits)
            return problem(Message(MW_TEXT("A piece at {0} in the city of player {1} does not fit there any more."))
                               .name(spaceName(placing.corner()))
                               .number(placing.seat() + 1));
        putPiece(m_to, m_state, after, Placing(placing.seat(), placing.corner(), turn));
    }

    void carryStacks()
    {
        m_state.tiles.fill(0);
        m_state.tilesLeft.fill(0);
        m_state.offered.fill(none);
        for (std::size_t stack = 0; stack < m_from.stacks.size(); ++stack) {
            if (m_stacks[stack] < 0)
                continue;
            const auto after = static_cast<std::size_t>(m_stacks[stack]);
            m_state.offered[after] = inPlay(m_buildings, m_from.buildings, m_old.offered[stack]);
            carryStack(stack, after);
        }
    }

    void carryStack(std::size_t before, std::size_t after)
    {
        const auto first = static_cast<std::size_t>(m_to.stacks[after].first);
        std::uint8_t &left = m_state.tilesLeft[after];
        const bool isInPlay = m_to.stacks[after].players <= std::max<int>(2, m_state.playerCount);
        for (std::size_t tile = 0; isInPlay && tile < m_to.buildings.size(); ++tile) {
            const bool isNew = byId(m_from.buildings, m_to.buildings[tile].id) < 0;
            if (isNew && m_to.buildings[tile].stack == after)
                m_state.tiles[first + left++] = static_cast<std::uint8_t>(tile);
        }
        for (std::size_t i = 0; i < m_old.tilesLeft[before]; ++i) {
            const std::uint8_t tile = m_old.tiles[static_cast<std::size_t>(m_from.stacks[before].first) + i];
            const int number = tile < m_buildings.size() ? m_buildings[tile] : -1;
            if (number >= 0 && m_to.buildings[static_cast<std::size_t>(number)].stack == after)
                m_state.tiles[first + left++] = static_cast<std::uint8_t>(number);
        }
    }

    void carryMonuments()
    {
        for (std::uint8_t &card : m_state.monuments)
            card = inPlay(m_monuments, m_from.monuments, card);
        m_state.monumentDeck.fill(0);
        m_state.monumentsLeft = 0;
        for (std::size_t card = 0; card < m_to.monuments.size(); ++card) {
            if (byId(m_from.monuments, m_to.monuments[card].id) < 0)
                m_state.monumentDeck[m_state.monumentsLeft++] = static_cast<std::uint8_t>(card);
        }
        for (std::size_t i = 0; i < m_old.monumentsLeft; ++i) {
            const std::uint8_t card = m_old.monumentDeck[i];
            if (card < m_monuments.size() && m_monuments[card] >= 0)
                m_state.monumentDeck[m_state.monumentsLeft++] = static_cast<std::uint8_t>(m_monuments[card]);
        }
        m_state.automaton = 0;
        for (std::size_t card = 0; card < m_from.monuments.size(); ++card) {
            if ((m_old.automaton >> card & 1U) != 0 && m_monuments[card] >= 0)
                m_state.automaton |= 1U << m_monuments[card];
        }
    }

    void carryObjectives()
    {
        for (std::uint8_t &card : m_state.objectives)
            card = inPlay(m_objectives, m_from.objectives, card);
    }

    /// Copies of a card keep their places; new ones come under the deck.
    void carrySolo()
    {
        if (!m_state.isSolo())
            return;
        std::vector<bool> used(m_to.soloDeck.size());
        std::vector<std::uint8_t> faceDown;
        std::vector<std::uint8_t> revealed;
        for (std::size_t i = 0; i < m_from.soloDeck.size(); ++i) {
            const std::string &id = m_from.soloCards[m_from.soloDeck[m_old.soloDeck[i]]].id;
            const std::size_t wished = m_old.soloDeck[i];
            const auto fits = [&](std::size_t copy) {
                return copy < used.size() && !used[copy] && m_to.soloCards[m_to.soloDeck[copy]].id == id;
            };
            std::size_t copy = fits(wished) ? wished : 0;
            while (copy < used.size() && !fits(copy))
                ++copy;
            if (copy == used.size())
                continue;
            used[copy] = true;
            (i < m_old.soloLeft ? faceDown : revealed).push_back(static_cast<std::uint8_t>(copy));
        }
        for (std::size_t copy = 0; copy < used.size(); ++copy) {
            if (!used[copy])
                faceDown.insert(faceDown.begin(), static_cast<std::uint8_t>(copy));
        }
        m_state.soloDeck.fill(0);
        m_state.soloLeft = static_cast<std::uint8_t>(faceDown.size());
        std::copy(faceDown.begin(), faceDown.end(), m_state.soloDeck.begin());
        std::copy(revealed.begin(), revealed.end(), m_state.soloDeck.begin() + std::ssize(faceDown));
    }

    /// What the box holds more or less comes into or out of the supply.
    void carrySupply()
    {
        const auto changed = [this](std::uint8_t stock, int more) {
            if (stock + more < 0)
                problem(Message(MW_TEXT("More pieces are in play than there are now.")));
            return static_cast<std::uint8_t>(std::clamp(stock + more, 0, 250));
        };
        m_state.longRoadsLeft = changed(m_state.longRoadsLeft, m_to.longRoads - m_from.longRoads);
        m_state.shortSetsLeft = changed(m_state.shortSetsLeft, m_to.shortSets - m_from.shortSets);
        m_state.towersLeft = changed(m_state.towersLeft, m_to.towers - m_from.towers);
        if (m_state.round > m_to.rounds)
            problem(Message(MW_TEXT("The game is past its last round.")));
    }

    void carryPurchase()
    {
        if (m_state.buying == Source::Building && m_old.buyingItem < m_stacks.size())
            m_state.buyingItem = inPlay(m_stacks, m_from.stacks, m_old.buyingItem);
        if (m_state.buying == Source::Monument && m_old.buyingItem < m_monuments.size())
            m_state.buyingItem = inPlay(m_monuments, m_from.monuments, m_old.buyingItem);
    }

    void checkTracks()
    {
        for (int seat = 0; seat < m_state.playerCount; ++seat) {
            const Player &player = m_state.player(seat);
            bool fits = player.population <= m_to.board.populationEnd && player.spent <= m_to.gold + player.extra;
            for (std::size_t resource = 0; resource < player.resources.size(); ++resource)
                fits = fits && player.resources[resource] <= m_to.board.tracks[resource].length;
            if (!fits)
                problem(Message(MW_TEXT("Player {0} stands on a space of a track that no longer exists."))
                            .number(seat + 1));
        }
    }

    const GameState m_old; ///< first: it is aligned to lines of the cache
    const Content &m_from;
    const Content &m_to;
    GameState &m_state;
    Diagnostics &m_problems;
    std::vector<int> m_buildings; ///< by old number the new one, -1 when it is gone
    std::vector<int> m_stacks;
    std::vector<int> m_monuments;
    std::vector<int> m_objectives;
};

} // namespace

void carryOver(const Content &from, const Content &to, GameState &state, Diagnostics &problems)
{
    Diagnostics found;
    CarryOver(from, to, state, found).run();
    problems.insert(problems.end(), found.begin(), found.end());
}

} // namespace mw::world_wonders

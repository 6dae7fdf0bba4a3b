#include "games/steam_time/rules.h"
#include "hidden.h"
#include "spaces.h"

#include <algorithm>
#include <span>

namespace mw::steam_time {

namespace {

bool missionsHidden(const GameState &state)
{
    return !isScoring(state.phase); // ST-END-01: then they are revealed
}

bool isHiddenSpace(const Content &content, const GameState &state, int space)
{
    return !content.options.missionsFaceUp && // ST-OPEN-15
           spaceAt(content, state, space).kind == SpaceKind::Mission && cardOn(state, space) >= 0;
}

/// All missions that a player cannot know: of the others, of the deck, and those that lie face down.
class UnknownMissions
{
public:
    UnknownMissions(const Content &content, const GameState &state, int player) : m_content(content), m_player(player)
    {
        for (int seat = 0; seat < state.playerCount; ++seat) {
            if (!isHidden(state, seat))
                continue;
            for (std::uint64_t left = playerOf(state, seat).missions; left != 0; left &= left - 1)
                add(lowest(left));
        }
        for (int i = 0; i < state.deck(Deck::Mission).size; ++i)
            add(state.deck(Deck::Mission).cards[static_cast<std::size_t>(i)]);
        for (std::uint64_t left = allSpaces(content, state); left != 0; left &= left - 1) {
            if (isHiddenSpace(content, state, lowest(left)))
                add(cardOn(state, lowest(left)));
        }
    }

    void shuffle(Random &random) { random.shuffle(std::span(m_cards.data(), m_size)); }

    void dealOut(GameState &state)
    {
        for (int seat = 0; seat < state.playerCount; ++seat) {
            if (!isHidden(state, seat))
                continue;
            Player &player = state.players[static_cast<std::size_t>(seat)];
            const int count = std::popcount(player.missions);
            player.missions = 0;
            for (int i = 0; i < count; ++i)
                player.missions |= bit(take());
        }
        for (int i = 0; i < state.deck(Deck::Mission).size; ++i)
            state.deck(Deck::Mission).cards[static_cast<std::size_t>(i)] = take();
        for (std::uint64_t left = allSpaces(m_content, state); left != 0; left &= left - 1) {
            if (isHiddenSpace(m_content, state, lowest(left)))
                state.contents[static_cast<std::size_t>(lowest(left))] = take() + 1U;
        }
    }

private:
    bool isHidden(const GameState &state, int seat) const { return seat != m_player && missionsHidden(state); }
    void add(int card) { m_cards[m_size++] = static_cast<std::uint8_t>(card); }
    std::uint8_t take() { return m_cards[--m_size]; }

    const Content &m_content;
    int m_player;
    std::array<std::uint8_t, maxCards> m_cards{};
    std::size_t m_size = 0;
};

/// Shuffles stretches of a deck whose cards have the same round.
template <typename Cards>
void shuffleByRound(CardDeck &deck, const Cards &cards, Random &random)
{
    for (std::size_t begin = 0; begin < deck.size;) {
        std::size_t end = begin;
        while (end < deck.size && cards[deck.cards[end]].round == cards[deck.cards[begin]].round)
            ++end;
        random.shuffle(std::span(deck.cards.data() + begin, end - begin));
        begin = end;
    }
}

/// Effort cards to come can be any of their stack that nobody has seen.
void resampleEfforts(const Content &content, GameState &state, Random &random)
{
    std::uint64_t seen = 0;
    for (std::size_t i = state.effortCount == 0 ? 0 : state.effortCount - 1U; i < state.efforts.size(); ++i)
        seen |= state.efforts[i] < 64 ? bit(state.efforts[i]) : 0;
    for (int i = 0; i + 1 < state.effortCount; ++i) {
        std::uint8_t &card = state.efforts[static_cast<std::size_t>(i)];
        std::array<std::uint8_t, 64> pool{};
        std::uint32_t size = 0;
        for (std::size_t other = 0; other < std::min<std::size_t>(content.efforts.size(), pool.size()); ++other) {
            if (content.efforts[other].omega == content.efforts[card].omega && (seen >> other & 1U) == 0)
                pool[size++] = static_cast<std::uint8_t>(other);
        }
        card = size == 0 ? card : pool[random.below(size)];
        seen |= bit(card);
    }
}

} // namespace

// ST-OPEN-45, 39: hidden are missions taken, decks and what chance will bring, but no card that is drawn
GameState viewFor(const Content &content, const GameState &state, int player)
{
    GameState view = state;
    view.random = Random();
    for (CardDeck &deck : view.decks)
        std::fill_n(deck.cards.begin(), deck.size, unknownCard);
    if (view.effortCount > 0)
        std::fill_n(view.efforts.begin(), view.effortCount - 1, unknownCard);
    for (std::uint64_t left = allSpaces(content, state); left != 0; left &= left - 1) {
        if (isHiddenSpace(content, state, lowest(left)))
            view.contents[static_cast<std::size_t>(lowest(left))] = unknownCard + 1U;
    }
    hideSpecialists(view, player);
    for (int seat = 0; seat < state.playerCount; ++seat) { // ST-MISSION-02
        if (seat == player || !missionsHidden(state))
            continue;
        Player &other = view.players[static_cast<std::size_t>(seat)];
        other.hiddenMissions = static_cast<std::uint8_t>(other.hiddenMissions + std::popcount(other.missions));
        other.missions = 0;
    }
    return view;
}

void determinize(const Content &content, GameState &state, int player, Random &random)
{
    UnknownMissions missions(content, state, player);
    missions.shuffle(random);
    missions.dealOut(state);
    CardDeck &encounters = state.deck(Deck::Encounter);
    random.shuffle(std::span(encounters.cards.data(), encounters.size));
    shuffleByRound(state.deck(Deck::Expedition), content.expeditions, random);
    shuffleByRound(state.deck(Deck::Upgrade), content.upgrades, random);
    resampleEfforts(content, state, random);
    resampleSpecialists(content, state, player, random);
    state.random = Random((std::uint64_t{random.next()} << 32U) | random.next());
}

} // namespace mw::steam_time

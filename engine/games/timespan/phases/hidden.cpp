#include "games/timespan/play/decks.h"
#include "games/timespan/rules.h"

#include <algorithm>
#include <span>
#include <vector>

namespace mw::timespan {

namespace {

bool isFrameHidden(const Frame &frame, int player)
{
    const bool holdsCards = frame.kind == FrameKind::Draw || frame.kind == FrameKind::Start;
    return holdsCards && frame.player != player;
}

/// TS-SETUP-20: chosen visions are hidden until all have chosen.
bool areVisionsHidden(const GameState &state)
{
    return state.phase == Phase::Start && state.playerCount > 1;
}

template <typename Deck>
void cover(Deck &deck)
{
    std::fill_n(deck.cards.begin(), deck.size, unknown);
}

void coverFrames(GameState &view, int player)
{
    for (std::size_t i = 0; i < view.frameCount; ++i) {
        Frame &frame = view.frames[i];
        for (const Pile pile : {Pile::Card, Pile::Wonder, Pile::Vision}) {
            const auto [first, count] = isFrameHidden(frame, player) ? cardsIn(frame, pile) : std::pair(0, 0);
            for (int card = first; card < first + count; ++card) {
                auto &shown = frame.registers[static_cast<std::size_t>(card)];
                shown = shown == none ? none : unknown;
            }
        }
    }
}

/// Places of hidden cards, as pointers into the state.
class Places
{
public:
    void add(std::uint8_t &place)
    {
        if (place != none)
            m_places.push_back(&place);
    }
    template <typename Deck>
    void addDeck(Deck &deck)
    {
        for (std::size_t i = 0; i < deck.size; ++i)
            add(deck.cards[i]);
    }
    void shuffle(Random &random)
    {
        std::vector<std::uint8_t> cards;
        for (const std::uint8_t *place : m_places)
            cards.push_back(*place);
        random.shuffle(std::span(cards));
        for (std::size_t i = 0; i < cards.size(); ++i)
            *m_places[i] = cards[i];
    }
    std::vector<std::uint8_t *> &all() { return m_places; }

private:
    std::vector<std::uint8_t *> m_places;
};

void addFrames(GameState &state, int player, Pile pile, Places &places)
{
    for (std::size_t i = 0; i < state.frameCount; ++i) {
        Frame &frame = state.frames[i];
        const auto [first, count] = isFrameHidden(frame, player) ? cardsIn(frame, pile) : std::pair(0, 0);
        for (int card = first; card < first + count; ++card)
            places.add(frame.registers[static_cast<std::size_t>(card)]);
    }
}

/// TS-DISC-03: the type of a face-down card of an offer is known, so it changes places with one of its type only.
void shuffleOffers(const Content &content, GameState &state, Places &places, Random &random)
{
    for (Offer &offer : state.offers) {
        if (offer.down == none)
            continue;
        std::vector<std::uint8_t *> fitting{&offer.down};
        for (std::uint8_t *place : places.all()) {
            const HistoryCard &other = content.card(*place);
            if (other.type == content.card(offer.down).type && other.age == content.card(offer.down).age)
                fitting.push_back(place);
        }
        std::swap(offer.down, *fitting[random.below(static_cast<std::uint32_t>(fitting.size()))]);
    }
}

/// History cards of one age that a player does not know: in the deck, in hands, drawn by others.
void resampleAge(const Content &content, GameState &state, int player, int age, Random &random)
{
    Places places;
    places.addDeck(state.decks[static_cast<std::size_t>(age - 1)]);
    std::array<std::vector<std::uint8_t>, maxPlayers> hands;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        auto &hand = hands[static_cast<std::size_t>(seat)];
        if (seat == player)
            continue;
        state.player(seat).hand.forEach([&](int card) {
            if (content.card(card).age == age)
                hand.push_back(static_cast<std::uint8_t>(card));
        });
        for (const std::uint8_t card : hand)
            state.player(seat).hand.remove(card);
        for (std::uint8_t &card : hand)
            places.add(card);
    }
    for (std::size_t i = 0; i < state.frameCount; ++i) {
        Frame &frame = state.frames[i];
        const auto [first, count] = isFrameHidden(frame, player) ? cardsIn(frame, Pile::Card) : std::pair(0, 0);
        for (int card = first; card < first + count; ++card) {
            auto &place = frame.registers[static_cast<std::size_t>(card)];
            if (place != none && content.card(place).age == age)
                places.add(place);
        }
    }
    places.shuffle(random);
    const bool isCurrent = ageOf(content, state) == age;
    if (isCurrent)
        shuffleOffers(content, state, places, random);
    for (int seat = 0; seat < state.playerCount; ++seat) {
        for (const std::uint8_t card : hands[static_cast<std::size_t>(seat)])
            state.player(seat).hand.add(card);
    }
}

/// Wonders or visions, in the deck, in the sets of the others, drawn by others.
template <typename Deck, typename SetOf>
void resampleSet(GameState &state, int player, Pile pile, Deck &deck, SetOf setOf, Random &random)
{
    Places places;
    places.addDeck(deck);
    std::array<std::vector<std::uint8_t>, maxPlayers> sets;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        auto &list = sets[static_cast<std::size_t>(seat)];
        std::uint32_t &set = setOf(state.player(seat));
        for (std::uint32_t left = seat == player ? 0 : set; left != 0; left &= left - 1)
            list.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
        if (seat != player)
            set = 0;
        for (std::uint8_t &card : list)
            places.add(card);
    }
    addFrames(state, player, pile, places);
    if (pile == Pile::Vision && areVisionsHidden(state)) {
        for (int seat = 0; seat < state.playerCount; ++seat) {
            if (seat != player)
                places.add(state.visions[static_cast<std::size_t>(seat)]);
        }
    }
    places.shuffle(random);
    for (int seat = 0; seat < state.playerCount; ++seat) {
        for (const std::uint8_t card : sets[static_cast<std::size_t>(seat)])
            setOf(state.player(seat)) |= 1U << card;
    }
}

void coverPlayer(Player &other)
{
    other.hiddenCards = static_cast<std::uint8_t>(other.hiddenCards + other.hand.count());
    other.hiddenWonders = static_cast<std::uint8_t>(other.hiddenWonders + std::popcount(other.wonders));
    other.hiddenSecrets = static_cast<std::uint8_t>(other.hiddenSecrets + std::popcount(other.secrets));
    other.hand = {};
    other.wonders = 0;
    other.secrets = 0;
}

} // namespace

// TS-SETUP-19, 20, TS-DISC-03, TS-TECH-20. Of a face-down card of an offer its type is seen: the view has another card
// of that type and age in its place, always the same one.
GameState viewFor(const Content &content, const GameState &state, int player)
{
    GameState view = state;
    view.random = Random();
    for (auto &deck : view.decks)
        cover(deck);
    for (auto &deck : view.tileDecks)
        cover(deck);
    cover(view.wonderDeck);
    cover(view.visionDeck);
    for (Offer &offer : view.offers) {
        if (offer.down == none)
            continue;
        for (std::size_t card = 0; card < content.cards.size(); ++card) {
            const HistoryCard &shown = content.card(offer.down);
            if (content.cards[card].type == shown.type && content.cards[card].age == shown.age) {
                offer.down = static_cast<std::uint8_t>(card);
                break;
            }
        }
        offer.open = 2; // its face-down card is one of many
    }
    coverFrames(view, player);
    const bool over = state.phase == Phase::Over;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        if (seat == player)
            continue;
        if (!over)
            coverPlayer(view.player(seat));
        auto &vision = view.visions[static_cast<std::size_t>(seat)];
        if (areVisionsHidden(state) && vision != none)
            vision = unknown;
    }
    return view;
}

void determinize(const Content &content, GameState &state, int player, Random &random)
{
    for (int age = 1; age < ageCount; ++age)
        resampleAge(content, state, player, age, random);
    for (auto &deck : state.tileDecks)
        random.shuffle(std::span(deck.cards.data(), deck.size));
    if (state.phase != Phase::Over) {
        resampleSet(
            state, player, Pile::Wonder, state.wonderDeck, [](Player &p) -> std::uint32_t & { return p.wonders; },
            random);
        resampleSet(
            state, player, Pile::Vision, state.visionDeck, [](Player &p) -> std::uint32_t & { return p.secrets; },
            random);
    }
    state.random = Random((std::uint64_t{random.next()} << 32U) | random.next());
}

} // namespace mw::timespan

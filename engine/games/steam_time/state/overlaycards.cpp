#include "overlay.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

constexpr std::array<std::string_view, 5> deckKeys{"missions", "encounters", "upgrades", "expeditions", "efforts"};

Deck deckOf(SpaceKind kind)
{
    return kind == SpaceKind::Mission ? Deck::Mission : kind == SpaceKind::Upgrade ? Deck::Upgrade : Deck::Expedition;
}

bool holdsCards(SpaceKind kind)
{
    return kind == SpaceKind::Mission || kind == SpaceKind::Upgrade || kind == SpaceKind::Expedition;
}

std::uint64_t &handOf(Player &player, Deck deck)
{
    return deck == Deck::Mission ? player.missions : deck == Deck::Upgrade ? player.upgrades : player.expeditions;
}

} // namespace

std::optional<int> Overlay::card(const Value &value, Deck deck)
{
    const int found = cardNumber(m_content, deck, value.text);
    if (found >= 0)
        return found;
    problem(value, Message(MW_TEXT("There is no card “{0}” of this kind.")).name(value.text));
    return std::nullopt;
}

void Overlay::removeFromDeck(Deck deck, int card)
{
    CardDeck &from = m_state.deck(deck);
    const auto end = from.cards.begin() + from.size;
    const auto found = std::find(from.cards.begin(), end, static_cast<std::uint8_t>(card));
    if (found == end)
        return;
    std::copy(found + 1, end, found);
    from.cards[--from.size] = 0;
}

/// The space from which a card is taken gets the next one of the deck instead, if it fits the round.
void Overlay::removeFromSpaces(Deck deck, int card)
{
    for (std::uint64_t left = allSpaces(m_content, m_state); left != 0; left &= left - 1) {
        const int space = lowest(left);
        const SpaceKind kind = spaceAt(m_content, m_state, space).kind;
        if (!holdsCards(kind) || deckOf(kind) != deck || cardOn(m_state, space) != card)
            continue;
        std::uint32_t &contents = m_state.contents[static_cast<std::size_t>(space)];
        contents = 0;
        CardDeck &from = m_state.deck(deck);
        if (deck == Deck::Mission && from.size > 0 && !m_missionsSettled) {
            contents = from.cards[--from.size] + 1U;
            from.cards[from.size] = 0;
        }
    }
}

bool Overlay::claim(const Value &at, Deck deck, int card)
{
    std::uint64_t &claimed = m_claimed[static_cast<std::size_t>(deck)];
    if ((claimed & bit(card)) != 0) {
        problem(at, Message(MW_TEXT("“{0}” is in two places.")).name(at.text));
        return false;
    }
    claimed |= bit(card);
    removeFromDeck(deck, card);
    if (deck == Deck::Encounter) {
        m_state.encounterDiscard &= ~bit(card);
        return true;
    }
    removeFromSpaces(deck, card);
    for (Player &player : m_state.players)
        handOf(player, deck) &= ~bit(card);
    return true;
}

void Overlay::layHand(const Value &player, std::string_view key, Deck deck, int seat)
{
    const Value *list = player.find(key);
    if (!list)
        return;
    std::uint64_t hand = 0;
    for (const Value &value : list->list) {
        const auto number = card(value, deck);
        if (!number || !claim(value, deck, *number))
            continue;
        hand |= bit(*number);
        if (deck == Deck::Upgrade) { // the order of purchase is the order of the list
            const auto end = m_state.purchases.begin() + m_state.purchaseCount;
            m_state.purchaseCount = static_cast<std::uint8_t>(
                std::remove(m_state.purchases.begin(), end, static_cast<std::uint8_t>(*number)) -
                m_state.purchases.begin());
            m_state.purchases[m_state.purchaseCount++] = static_cast<std::uint8_t>(*number);
        }
    }
    handOf(m_state.players[static_cast<std::size_t>(seat)], deck) = hand;
}

/// The next card first. What is not named goes out of the game (encounters: to the discard pile) unless the list ends
/// with `rest`.
void Overlay::layDeck(const Value &list, Deck deck)
{
    std::array<std::uint8_t, maxCards> named{};
    std::size_t count = 0;
    bool rest = false;
    for (const Value &value : list.list) {
        rest = value.text == restWord;
        const auto number = rest ? std::nullopt : card(value, deck);
        if (number && claim(value, deck, *number))
            named[count++] = static_cast<std::uint8_t>(*number);
    }
    CardDeck &target = m_state.deck(deck);
    for (int i = 0; !rest && i < target.size; ++i) {
        if (deck == Deck::Encounter)
            m_state.encounterDiscard |= bit(target.cards[static_cast<std::size_t>(i)]);
    }
    if (!rest) {
        target = CardDeck{};
        m_missionsSettled |= deck == Deck::Mission;
    }
    std::reverse(named.begin(), named.begin() + static_cast<std::ptrdiff_t>(count));
    std::copy_n(named.begin(), count, target.cards.begin() + target.size);
    target.size = static_cast<std::uint8_t>(target.size + count);
}

void Overlay::layDiscard(const Value &list)
{
    std::uint64_t discard = 0;
    for (const Value &value : list.list) {
        const auto number = card(value, Deck::Encounter);
        if (number && claim(value, Deck::Encounter, *number))
            discard |= bit(*number);
    }
    m_state.encounterDiscard = discard;
}

void Overlay::layCards(const Value &given)
{
    const Value *players = given.find("players");
    for (int seat = 0; players && seat < m_state.playerCount; ++seat) {
        const Value *player = players->find(std::to_string(seat + 1));
        if (!player)
            continue;
        layHand(*player, "upgrades", Deck::Upgrade, seat);
        layHand(*player, "expeditions", Deck::Expedition, seat);
        layHand(*player, "missions", Deck::Mission, seat);
    }
    if (const Value *decks = given.find("decks")) {
        checkKeys(*decks, deckKeys);
        for (std::size_t deck = 0; deck < deckWords.size(); ++deck) {
            if (const Value *list = decks->find(deckWords[deck]))
                layDeck(*list, static_cast<Deck>(deck));
        }
    }
    if (const Value *discard = given.find("discard"))
        layDiscard(*discard);
    if (const Value *fulfilled = given.find("fulfilled"))
        layFulfilled(*fulfilled);
}

void Overlay::layFulfilled(const Value &map)
{
    m_state.fulfilled = {};
    for (const Value::Entry &entry : map.map) {
        const int mission = cardNumber(m_content, Deck::Mission, entry.key);
        const auto times = number(entry.value, 0, 255);
        if (mission < 0)
            problem(entry.value, Message(MW_TEXT("There is no card “{0}” of this kind.")).name(entry.key));
        else if (times)
            m_state.fulfilled[static_cast<std::size_t>(mission)] = static_cast<std::uint8_t>(*times);
    }
}

namespace {

/// Turns an effort card up, the active one being the last; one that was still to come changes places with it.
void makeActive(std::vector<std::uint8_t> &all, std::uint8_t chosen, bool comingIsGiven)
{
    if (all.empty()) {
        all.push_back(chosen);
        return;
    }
    const auto active = all.end() - 1;
    const auto elsewhere = std::find(all.begin(), active, chosen);
    if (elsewhere != active && !comingIsGiven)
        std::swap(*elsewhere, *active);
    else
        *active = chosen;
}

} // namespace

/// `effort` is the active card, `decks: efforts` those to come, `used-efforts` those of the rounds before.
void Overlay::layEfforts(const Value &given)
{
    const auto read = [this](const Value &list) {
        std::vector<std::uint8_t> numbers;
        for (const Value &value : list.list) {
            if (const auto number = card(value, Deck::Effort))
                numbers.push_back(static_cast<std::uint8_t>(*number));
        }
        return numbers;
    };
    std::vector<std::uint8_t> all(m_state.efforts.begin(), m_state.efforts.begin() + m_state.effortCount);
    std::vector<std::uint8_t> used(
        m_state.efforts.begin() + m_state.effortCount,
        std::find(m_state.efforts.begin() + m_state.effortCount, m_state.efforts.end(), unknownCard));
    const Value *decks = given.find("decks");
    const Value *coming = decks ? decks->find("efforts") : nullptr;
    if (coming) {
        const std::optional<std::uint8_t> active = all.empty() ? std::nullopt : std::optional(all.back());
        all = read(*coming);
        std::reverse(all.begin(), all.end());
        if (active)
            all.push_back(*active);
    }
    if (const Value *effort = given.find("effort"); effort && effort->text != noneWord) {
        if (const auto number = card(*effort, Deck::Effort)) {
            makeActive(all, static_cast<std::uint8_t>(*number), coming != nullptr);
        }
    } else if (effort && !all.empty()) {
        all.clear();
    }
    if (const Value *list = given.find("used-efforts"))
        used = read(*list);
    if (all.size() + used.size() > m_state.efforts.size())
        return problem(given, Message(MW_TEXT("There are too many effort cards.")));
    m_state.efforts.fill(unknownCard);
    std::copy(all.begin(), all.end(), m_state.efforts.begin());
    std::copy(used.begin(), used.end(), m_state.efforts.begin() + static_cast<std::ptrdiff_t>(all.size()));
    m_state.effortCount = static_cast<std::uint8_t>(all.size());
}

} // namespace mw::steam_time

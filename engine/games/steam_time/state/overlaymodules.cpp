#include "games/steam_time/phases/sabotage.h"
#include "games/steam_time/phases/specialists.h"
#include "games/steam_time/text/names.h"
#include "overlay.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

constexpr std::array<std::string_view, 3> specialistKeys{"hand", "pile", "played"};

} // namespace

void Overlay::laySaboteur(const Value &value, int seat)
{
    const int space = value.text == hangarWord ? -1 : spaceByName(m_content, m_state, value.text);
    if (!m_content.options.sabotage || (space < 0 && value.text != hangarWord))
        return problem(value, Message(MW_TEXT("The saboteur cannot stand on “{0}”.")).name(value.text));
    m_state.saboteurs[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(space + 1);
}

/// Whose saboteurs stand on a space: exactly those of the seats named.
void Overlay::laySaboteurs(const Value &list, int space)
{
    for (std::uint8_t &saboteur : m_state.saboteurs) {
        if (saboteur == space + 1)
            saboteur = 0;
    }
    for (const Value &value : list.list) {
        const auto owner = seat(value);
        if (!owner)
            return;
        if (!m_content.options.sabotage || *owner < 0)
            return problem(value, Message(MW_TEXT("There is no such saboteur.")));
        m_state.saboteurs[static_cast<std::size_t>(*owner)] = static_cast<std::uint8_t>(space + 1);
    }
}

/// Reads specialists by id, none of them twice; `rest` may stand at the end of a pile.
std::vector<int> Overlay::specialistList(const Value *list, unsigned &claimed, bool &hasRest)
{
    std::vector<int> cards;
    if (!list)
        return cards;
    for (const Value &value : list->list) {
        if (value.text == restWord && &value == &list->list.back()) {
            hasRest = true;
            break;
        }
        const int card = byId(m_content.specialists, value.text);
        if (card < 0 || (claimed >> card & 1U) != 0) {
            problem(value,
                    Message(MW_TEXT("“{0}” is no specialist of the player, or is named twice.")).name(value.text));
            continue;
        }
        claimed |= 1U << card;
        cards.push_back(card);
    }
    return cards;
}

// ST-SPEC-01: what is neither in the hand nor on the played deck is in the pile
void Overlay::laySpecialists(const Value &value, int seat)
{
    if (!m_content.options.specialists)
        return problem(value, Message(MW_TEXT("There are no specialists in this game.")));
    checkKeys(value, specialistKeys);
    m_handsGiven |= 1U << seat;
    const Specialists before = specialistsOf(m_state, seat);
    unsigned claimed = 0;
    bool hasRest = value.find("pile") == nullptr;
    const std::vector<int> played = specialistList(value.find("played"), claimed, hasRest);
    const std::vector<int> hand = specialistList(value.find("hand"), claimed, hasRest);
    std::vector<int> pile = specialistList(value.find("pile"), claimed, hasRest);
    Specialists &after = m_state.specialists[static_cast<std::size_t>(seat)];
    after = {};
    m_state.players[static_cast<std::size_t>(seat)].specialist = 0;
    for (auto card = played.rbegin(); card != played.rend(); ++card)
        putOnTop(m_state, seat, *card);
    for (std::size_t i = before.cards.size(); !value.find("played") && i > before.cards.size() - before.playedSize; --i)
        layPlayed(before.cards[i - 1], seat, claimed);
    for (const int card : hand)
        after.hand = static_cast<std::uint16_t>(after.hand | 1U << card);
    if (!value.find("hand")) {
        after.hand = static_cast<std::uint16_t>(before.hand & ~claimed);
        claimed |= after.hand;
    }
    const auto addToPile = [&pile, &claimed](int card) {
        if ((claimed >> card & 1U) == 0)
            pile.push_back(card);
        claimed |= 1U << card;
    };
    if (hasRest) {
        for (std::size_t i = before.pileSize; i > 0; --i)
            addToPile(before.cards[i - 1]);
        for (int card = 0; card < static_cast<int>(m_content.specialists.size()); ++card)
            addToPile(card);
    }
    if (claimed != allSpecialists(m_content))
        return problem(value, Message(MW_TEXT("Hand, pile and played deck together are not all specialists.")));
    for (auto card = pile.rbegin(); card != pile.rend(); ++card)
        after.cards[after.pileSize++] = static_cast<std::uint8_t>(*card);
}

/// Whoever was given no specialists has picked the first of the pile, unless the game begins with picking.
void Overlay::dealHands()
{
    if (!m_content.options.specialists || m_state.phase == Phase::Draft)
        return;
    for (int seat = 0; seat < m_state.playerCount; ++seat) {
        const bool isFresh = specialistsOf(m_state, seat).pileSize == m_content.specialists.size();
        if (isFresh && (m_handsGiven >> seat & 1U) == 0)
            dealHand(m_content, m_state, seat);
    }
}

void Overlay::layPlayed(int card, int seat, unsigned &claimed)
{
    if ((claimed >> card & 1U) != 0)
        return;
    claimed |= 1U << card;
    putOnTop(m_state, seat, card);
}

} // namespace mw::steam_time

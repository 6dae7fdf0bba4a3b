#include "games/steam_time/text/names.h"
#include "overlay.h"

#include <algorithm>
#include <vector>

namespace mw::steam_time {

namespace {

constexpr std::array<std::string_view, 4> spaceKeys{"card", "crystals", "airship", "saboteurs"};

} // namespace

void Overlay::laySpaces(const Value &boards)
{
    for (const Value::Entry &board : boards.map) {
        for (const Value::Entry &entry : board.value.map) {
            const int space = spaceByName(m_content, m_state, board.key + '/' + entry.key);
            if (space < 0)
                problem(entry.value,
                        Message(MW_TEXT("There is no action space “{0}” on “{1}”.")).name(entry.key).name(board.key));
            else
                laySpace(entry.value, space);
        }
    }
}

void Overlay::laySpace(const Value &value, int space)
{
    checkKeys(value, spaceKeys);
    if (const Value *card = value.find("card"))
        layCardOn(*card, space);
    if (const Value *crystals = value.find("crystals"))
        layCrystals(*crystals, space);
    if (const Value *airship = value.find("airship"))
        layAirship(*airship, space);
    if (const Value *saboteurs = value.find("saboteurs"))
        laySaboteurs(*saboteurs, space);
}

void Overlay::layCardOn(const Value &value, int space)
{
    const SpaceKind kind = spaceAt(m_content, m_state, space).kind;
    if (kind == SpaceKind::Deposit || kind == SpaceKind::Gold || kind == SpaceKind::Encounter)
        return problem(value, Message(MW_TEXT("No card lies on such a space.")));
    const Deck deck = kind == SpaceKind::Mission   ? Deck::Mission
                      : kind == SpaceKind::Upgrade ? Deck::Upgrade
                                                   : Deck::Expedition;
    std::uint32_t &contents = m_state.contents[static_cast<std::size_t>(space)];
    if (value.text == noneWord) {
        contents = 0;
        return;
    }
    const auto number = card(value, deck);
    if (!number)
        return;
    const std::uint32_t before = contents;
    contents = 0;
    if (!claim(value, deck, *number))
        return;
    contents = static_cast<std::uint32_t>(*number) + 1U;
    // The card that lay here goes back on its deck, so that none is lost
    CardDeck &from = m_state.deck(deck);
    if (before != 0 && before != contents && deck == Deck::Mission && !m_missionsSettled && from.size < maxCards)
        from.cards[from.size++] = static_cast<std::uint8_t>(before - 1U);
}

/// Colours from the left, `empty` for a slot without a crystal; slots that are not named are empty.
void Overlay::layCrystals(const Value &list, int space)
{
    const Space &deposit = spaceAt(m_content, m_state, space);
    if (deposit.kind != SpaceKind::Deposit || list.list.size() > deposit.slots)
        return problem(list, Message(MW_TEXT("This space has {0} slots for crystals.")).number(deposit.slots));
    std::vector<std::string_view> words(colourWords.begin(), colourWords.end());
    words.push_back(emptyWord);
    std::uint32_t contents = 0;
    for (std::size_t slot = 0; slot < list.list.size(); ++slot) {
        const int colour = word(list.list[slot], words).value_or(colourCount);
        if (colour < colourCount)
            contents |= static_cast<std::uint32_t>(colour + 1) << (4 * slot);
    }
    m_state.contents[static_cast<std::size_t>(space)] = contents;
}

void Overlay::layAirship(const Value &value, int space)
{
    const auto owner = seat(value);
    if (!owner)
        return;
    for (Player &player : m_state.players) {
        if ((player.airships & bit(space)) != 0) {
            player.airships &= ~bit(space);
            ++player.hangar;
        }
    }
    if (*owner < 0)
        return;
    Player &player = m_state.players[static_cast<std::size_t>(*owner)];
    if (player.hangar == 0)
        return problem(value, Message(MW_TEXT("The player has no airship left for this space.")));
    --player.hangar;
    player.airships |= bit(space);
}

} // namespace mw::steam_time

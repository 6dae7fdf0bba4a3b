#include "carryover.h"
#include "games/steam_time/rules.h"
#include "games/steam_time/text/names.h"
#include "games/steam_time/text/words.h"
#include "spaces.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

template <typename Table>
std::vector<int> translation(const Table &from, const Table &to)
{
    std::vector<int> numbers;
    numbers.reserve(from.size());
    for (const auto &card : from)
        numbers.push_back(byId(to, card.id));
    return numbers;
}

std::size_t countOf(const Content &content, Deck deck)
{
    switch (deck) {
    case Deck::Mission:
        return content.missions.size();
    case Deck::Encounter:
        return content.encounters.size();
    case Deck::Upgrade:
        return content.upgrades.size();
    default:
        return content.expeditions.size();
    }
}

int roundOf(const Content &content, Deck deck, std::size_t card)
{
    if (deck == Deck::Upgrade)
        return content.upgrades[card].round;
    return deck == Deck::Expedition ? content.expeditions[card].round : 0;
}

int placeOf(const Panel &panel, std::string_view word)
{
    for (int place = 0; place < static_cast<int>(panel.spaces.size()); ++place) {
        if (spaceWord(panel, place) == word)
            return place;
    }
    return -1;
}

} // namespace

CarryOver::CarryOver(const Content &from, const Content &to, GameState &state, Diagnostics &problems)
    : m_from(from), m_to(to), m_state(state),
      m_problems(problems), m_numbers{
                                translation(from.missions, to.missions), translation(from.encounters, to.encounters),
                                translation(from.upgrades, to.upgrades), translation(from.expeditions, to.expeditions),
                                translation(from.efforts, to.efforts),   translation(from.specialists, to.specialists)}
{
}

void CarryOver::problem(Message message)
{
    Diagnostic diagnostic;
    diagnostic.code = "steam-time.carry-on";
    diagnostic.message = std::move(message);
    m_problems.push_back(std::move(diagnostic));
}

std::optional<int> CarryOver::card(Deck deck, int number)
{
    const std::vector<int> &table = numbers(deck);
    const auto index = static_cast<std::size_t>(number);
    if (index < table.size() && table[index] >= 0)
        return table[index];
    problem(Message(MW_TEXT("“{0}” is in play and no longer exists.")).name(cardId(m_from, deck, number)));
    return std::nullopt;
}

void CarryOver::cardSet(Deck deck, std::uint64_t &set)
{
    std::uint64_t result = 0;
    for (; set != 0; set &= set - 1) {
        if (const auto number = card(deck, lowest(set)))
            result |= bit(*number);
    }
    set = result;
}

void CarryOver::carryContents(int board, const Panel &before, const Panel &after, const GameState &old)
{
    for (int place = 0; place < static_cast<int>(before.spaces.size()); ++place) {
        const int from = board * spacesPerBoard + place;
        const std::uint32_t contents = old.contents[static_cast<std::size_t>(from)];
        const int target = placeOf(after, spaceWord(before, place));
        const int to = board * spacesPerBoard + target;
        if (target < 0 && (contents != 0 || (occupied(old) & bit(from)) != 0)) {
            problem(Message(MW_TEXT("An action space of “{0}” is in use and no longer exists.")).term(before.name));
            continue;
        }
        for (int seat = 0; target >= 0 && seat < maxPlayers; ++seat) {
            if ((playerOf(old, seat).airships & bit(from)) != 0)
                m_state.players[static_cast<std::size_t>(seat)].airships |= bit(to);
        }
        if (contents == 0)
            continue;
        const SpaceKind kind = before.spaces[static_cast<std::size_t>(place)].kind;
        const Deck deck = kind == SpaceKind::Mission   ? Deck::Mission
                          : kind == SpaceKind::Upgrade ? Deck::Upgrade
                                                       : Deck::Expedition;
        if (kind == SpaceKind::Deposit)
            m_state.contents[static_cast<std::size_t>(to)] = contents;
        else if (const auto number = card(deck, static_cast<int>(contents) - 1))
            m_state.contents[static_cast<std::size_t>(to)] = static_cast<std::uint32_t>(*number) + 1U;
    }
}

void CarryOver::carryBoards()
{
    const GameState old = m_state;
    m_state.contents = {};
    for (Player &player : m_state.players)
        player.airships = 0;
    for (int board = 0; board < old.boardCount; ++board) {
        const Panel &before = m_from.panels[old.boards[static_cast<std::size_t>(board)]];
        const int panel = byId(m_to.panels, before.id);
        if (panel < 0 || m_to.panels[static_cast<std::size_t>(panel)].players != m_state.playerCount) {
            problem(Message(MW_TEXT("“{0}” is in play and no longer exists.")).name(before.id));
            continue;
        }
        m_state.boards[static_cast<std::size_t>(board)] = static_cast<std::uint8_t>(panel);
        carryContents(board, before, m_to.panels[static_cast<std::size_t>(panel)], old);
    }
}

void CarryOver::carryHangars()
{
    const int more = m_to.airships - m_from.airships;
    for (int seat = 0; seat < m_state.playerCount; ++seat) {
        Player &player = m_state.players[static_cast<std::size_t>(seat)];
        player.hangar = static_cast<std::uint8_t>(std::max(0, player.hangar + more));
    }
}

void CarryOver::carryPlayers()
{
    for (int seat = 0; seat < m_state.playerCount; ++seat) {
        Player &player = m_state.players[static_cast<std::size_t>(seat)];
        cardSet(Deck::Mission, player.missions);
        cardSet(Deck::Upgrade, player.upgrades);
        cardSet(Deck::Expedition, player.expeditions);
        if (player.steam > m_to.steamMax)
            problem(Message(MW_TEXT("Player {0} has more steam than is possible now.")).number(seat + 1));
        if (player.portal >= m_to.portalLength)
            problem(Message(MW_TEXT("Player {0} stands on a space of the portal track that no longer exists."))
                        .number(seat + 1));
        for (std::size_t colour = 0; colour < player.generators.size(); ++colour) {
            if (player.generators[colour].filled() > m_to.generators[colour].slots)
                problem(Message(MW_TEXT("Player {0} has more crystals in “{1}” than it has slots now."))
                            .number(seat + 1)
                            .term(m_to.generators[colour].name));
        }
    }
    carryHangars();
}

void CarryOver::carryDeck(Deck deck)
{
    CardDeck &cards = m_state.deck(deck);
    CardDeck result{};
    std::uint64_t known = 0;
    for (const int number : numbers(deck))
        known |= number >= 0 ? bit(number) : 0;
    for (std::size_t number = 0; number < countOf(m_to, deck); ++number) { // new cards, at the bottom
        const int round = roundOf(m_to, deck, number);
        if ((known >> number & 1) == 0 && (round == 0 || round > m_state.round))
            result.cards[result.size++] = static_cast<std::uint8_t>(number);
    }
    for (int i = 0; i < cards.size; ++i) {
        const int number = numbers(deck)[cards.cards[static_cast<std::size_t>(i)]];
        if (number >= 0)
            result.cards[result.size++] = static_cast<std::uint8_t>(number);
    }
    if (deck == Deck::Upgrade || deck == Deck::Expedition)
        std::stable_sort(result.cards.begin(), result.cards.begin() + result.size,
                         [this, deck](std::uint8_t left, std::uint8_t right) {
                             return roundOf(m_to, deck, left) > roundOf(m_to, deck, right);
                         });
    cards = result;
}

void CarryOver::carryDecks()
{
    for (const Deck deck : {Deck::Mission, Deck::Encounter, Deck::Upgrade, Deck::Expedition})
        carryDeck(deck);
    std::uint64_t discard = 0;
    for (std::uint64_t left = m_state.encounterDiscard; left != 0; left &= left - 1) {
        const int number = numbers(Deck::Encounter)[static_cast<std::size_t>(lowest(left))];
        discard |= number >= 0 ? bit(number) : 0;
    }
    m_state.encounterDiscard = discard;
}

void CarryOver::carryEfforts()
{
    for (std::uint8_t &effort : m_state.efforts) {
        if (effort != unknownCard)
            effort = static_cast<std::uint8_t>(card(Deck::Effort, effort).value_or(0));
    }
}

void CarryOver::carryPurchases()
{
    std::array<std::uint8_t, maxCards> purchases{};
    std::uint8_t count = 0;
    for (int i = 0; i < m_state.purchaseCount; ++i) {
        const int number = numbers(Deck::Upgrade)[m_state.purchases[static_cast<std::size_t>(i)]];
        if (number >= 0)
            purchases[count++] = static_cast<std::uint8_t>(number);
    }
    m_state.purchases = purchases;
    m_state.purchaseCount = count;
    std::array<std::uint8_t, maxCards> fulfilled{};
    for (std::size_t mission = 0; mission < m_from.missions.size(); ++mission) {
        const int number = numbers(Deck::Mission)[mission];
        if (number >= 0)
            fulfilled[static_cast<std::size_t>(number)] = m_state.fulfilled[mission];
    }
    m_state.fulfilled = fulfilled;
}

/// What the box holds more or less comes into or out of bank, bag and mine.
void CarryOver::carryStocks()
{
    const auto changed = [this](int stock, int more) {
        if (stock + more < 0)
            problem(Message(MW_TEXT("More pieces are in play than there are now.")));
        return std::max(0, stock + more);
    };
    m_state.bank = static_cast<std::int16_t>(changed(m_state.bank, m_to.goldTotal - m_from.goldTotal));
    m_state.mine = static_cast<std::uint8_t>(changed(m_state.mine, m_to.timeCrystals - m_from.timeCrystals));
    for (std::uint8_t &stock : m_state.bag)
        stock = static_cast<std::uint8_t>(changed(stock, m_to.crystalsPerColour - m_from.crystalsPerColour));
}

void CarryOver::run()
{
    const GameState old = m_state;
    carryBoards();
    carryPlayers();
    carryPurchases();
    carryDecks();
    carryEfforts();
    carryStocks();
    carryModules(old);
    if (m_state.round > m_to.rounds)
        problem(Message(MW_TEXT("The game is past its last round.")));
    if (!hasErrors(m_problems))
        carryFrames(old);
}

void carryOver(const Content &from, const Content &to, GameState &state, Diagnostics &problems)
{
    Diagnostics found;
    CarryOver(from, to, state, found).run();
    problems.insert(problems.end(), found.begin(), found.end());
}

} // namespace mw::steam_time

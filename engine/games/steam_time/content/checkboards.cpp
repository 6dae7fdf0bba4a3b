#include "contentreader.h"

#include "core/reader.h"

#include <algorithm>
#include <numeric>

namespace mw::steam_time {

namespace {

/// What the boards for one number of players hold together, against what is in the box. Nothing here forbids to play:
/// spaces without a card stay empty. But a designer wants to know.
class SetCheck
{
public:
    SetCheck(const Items &items, const Content &content, int players, Diagnostics &problems)
        : m_items(items), m_content(content), m_players(players), m_problems(problems)
    {
        for (const Panel &panel : content.panels) {
            if (panel.players == players)
                m_panels.push_back(&panel);
        }
    }

    void run()
    {
        if (m_panels.empty())
            return warnGame("steam-time.boards",
                            Message(MW_TEXT("There is no monument board for {0} players.")).number(m_players));
        checkNumber();
        checkKinds();
        checkAirships();
        checkMissions();
        checkRounds(SpaceKind::Upgrade, m_content.upgrades);
        checkRounds(SpaceKind::Expedition, m_content.expeditions);
        checkDeposits();
        checkDraws();
    }

private:
    [[nodiscard]] int count(SpaceKind kind) const
    {
        std::int64_t found = 0;
        for (const Panel *panel : m_panels)
            found += std::count_if(panel->spaces.begin(), panel->spaces.end(),
                                   [kind](const Space &space) { return space.kind == kind; });
        return static_cast<int>(found);
    }
    void warn(const Panel &panel, std::string_view key, std::string_view code, Message message, Message remedy = {})
    {
        const Item &item = m_items.all()[static_cast<std::size_t>(panel.source)];
        Reader(item, m_problems).report(key, code, std::move(message), std::move(remedy), Severity::Warning);
    }
    /// At the last board that has a space of the kind.
    void warnAtLast(SpaceKind kind, std::string_view code, Message message, Message remedy = {})
    {
        const auto has = [kind](const Panel *panel) {
            return std::any_of(panel->spaces.begin(), panel->spaces.end(),
                               [kind](const Space &space) { return space.kind == kind; });
        };
        const auto last = std::find_if(m_panels.rbegin(), m_panels.rend(), has);
        if (last != m_panels.rend())
            warn(**last, "spaces", code, std::move(message), std::move(remedy));
    }
    void warnGame(std::string_view code, const Message &message)
    {
        for (const Item *game : m_items.ofKind("game"))
            Reader(*game, m_problems).report("players", code, message, {}, Severity::Warning);
    }

    // ST-SETUP-19
    void checkNumber()
    {
        if (m_panels.size() <= static_cast<std::size_t>(maxBoards))
            return;
        warn(*m_panels.back(), "players", "steam-time.boards",
             Message(MW_TEXT("There are {0} monument boards for {1} players, of which a game uses {2}."))
                 .number(static_cast<std::int64_t>(m_panels.size()))
                 .number(m_players)
                 .number(maxBoards));
    }
    void checkKinds()
    {
        for (std::size_t kind = 0; kind < static_cast<std::size_t>(colourCount); ++kind) {
            if (count(static_cast<SpaceKind>(kind)) == 0)
                warn(*m_panels.front(), "spaces", "steam-time.kind-missing",
                     Message(MW_TEXT("None of the boards for {0} players has a space of the kind “{1}”."))
                         .number(m_players)
                         .name(spaceWords[kind]));
        }
    }
    // ST-ROUND-03: an airship without a space can only pass
    void checkAirships()
    {
        const int airships = m_players * m_content.airships;
        int spaces = 0;
        for (const Panel *panel : m_panels)
            spaces += static_cast<int>(panel->spaces.size());
        if (spaces < airships)
            warn(*m_panels.back(), "spaces", "steam-time.spaces-short",
                 Message(MW_TEXT("The boards for {0} players have {1} action spaces for {2} airships."))
                     .number(m_players)
                     .number(spaces)
                     .number(airships));
    }
    // ST-SETUP-21, ST-SUPPLY-04: missions that are laid out do not come back
    void checkMissions()
    {
        const int spaces = count(SpaceKind::Mission);
        const int needed = spaces * m_content.rounds;
        const auto cards = static_cast<int>(m_content.missions.size());
        if (needed > cards)
            warnAtLast(SpaceKind::Mission, "steam-time.missions-short",
                       Message(MW_TEXT("{0} mission spaces for {1} players take {2} missions in {3} rounds; there are "
                                       "{4}."))
                           .number(spaces)
                           .number(m_players)
                           .number(needed)
                           .number(m_content.rounds)
                           .number(cards),
                       Message(MW_TEXT("Take a mission space away or add missions.")));
    }
    // ST-SETUP-22, ST-SUPPLY-07: each round has cards of its own
    template <typename Cards>
    void checkRounds(SpaceKind kind, const Cards &cards)
    {
        const int spaces = count(kind);
        for (int round = 1; round <= m_content.rounds; ++round) {
            const auto there =
                std::count_if(cards.begin(), cards.end(), [round](const auto &card) { return card.round == round; });
            if (there >= spaces)
                continue;
            warnAtLast(kind, "steam-time.cards-short",
                       Message(MW_TEXT("{0} spaces of the kind “{1}” for {2} players, but only {3} cards for round "
                                       "{4}."))
                           .number(spaces)
                           .name(spaceWords[static_cast<std::size_t>(kind)])
                           .number(m_players)
                           .number(there)
                           .number(round),
                       Message(MW_TEXT("Take a space away or add cards for that round.")));
            return;
        }
    }
    // ST-SETUP-20, ST-OPEN-28
    void checkDeposits()
    {
        int slots = 0;
        for (const Panel *panel : m_panels) {
            for (const Space &space : panel->spaces)
                slots += space.slots;
        }
        int bag = colourCount * m_content.crystalsPerColour;
        for (std::size_t seat = 0; seat < m_content.seats.size() && seat < static_cast<std::size_t>(m_players); ++seat)
            bag -= std::accumulate(m_content.seats[seat].crystals.begin(), m_content.seats[seat].crystals.end(), 0);
        if (slots > bag)
            warnAtLast(SpaceKind::Deposit, "steam-time.crystals-short",
                       Message(MW_TEXT("The deposits for {0} players have {1} slots, but the bag holds {2} crystals at "
                                       "the start."))
                           .number(m_players)
                           .number(slots)
                           .number(bag),
                       Message(MW_TEXT("Take slots away or put more crystals into the box.")));
    }
    void checkDraws()
    {
        const auto cards = static_cast<int>(m_content.encounters.size());
        for (const Panel *panel : m_panels) {
            for (const Space &space : panel->spaces) {
                if (space.draw > cards)
                    warn(*panel, "spaces", "steam-time.encounters-short",
                         Message(MW_TEXT("A space draws {0} encounters, but there are {1}."))
                             .number(space.draw)
                             .number(cards));
            }
        }
    }

    const Items &m_items;
    const Content &m_content;
    int m_players;
    Diagnostics &m_problems;
    std::vector<const Panel *> m_panels;
};

/// Each physical board has two sides, which cannot be used in the same game.
void checkSides(const Items &items, Diagnostics &problems)
{
    const std::vector<const Item *> panels = items.ofKind("panel");
    for (auto panel = panels.begin(); panel != panels.end(); ++panel) {
        const std::int64_t board = (*panel)->fields.intOr("board", 0);
        const auto sharesBoard = [panel, board](const Item *other) { return other->fields.intOr("board", 0) == board; };
        const auto other = board == 0 ? panel : std::find_if(panels.begin(), panel, sharesBoard);
        if (other == panel)
            continue;
        const Item &first = **other;
        const auto same = [&first, panel](std::string_view key) {
            return first.fields.textOr(key, "") == (*panel)->fields.textOr(key, "");
        };
        const Reader reader(**panel, problems);
        if (same("side"))
            reader.report("side", "steam-time.side-twice",
                          Message(MW_TEXT("Board {0} already has this side: {1}."))
                              .number(board)
                              .term(first.fields.textOr("name", first.id)),
                          Message(MW_TEXT("Choose the other side or another board.")), Severity::Warning);
        else if (same("players"))
            reader.report("players", "steam-time.sides-clash",
                          Message(MW_TEXT("The other side of board {0}, {1}, is for the same number of players."))
                              .number(board)
                              .term(first.fields.textOr("name", first.id)),
                          Message(MW_TEXT("A game can use only one of them.")), Severity::Warning);
    }
}

} // namespace

void checkBoards(const Items &items, const Content &content, Diagnostics &problems)
{
    for (int players = content.leastPlayers; players <= content.mostPlayers; ++players)
        SetCheck(items, content, players, problems).run();
    checkSides(items, problems);
}

} // namespace mw::steam_time

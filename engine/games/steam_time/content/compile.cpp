#include "content.h"
#include "contentreader.h"

#include "core/reader.h"

#include <algorithm>
#include <limits>

namespace mw::steam_time {

namespace {

Options readOptions(const OptionValues &values)
{
    const auto value = [&values](std::string_view id, std::int64_t otherwise) {
        const auto found = values.find(id);
        return (found == values.end() ? otherwise : found->second) != 0;
    };
    Options options;
    options.passFinal = value("pass-final", 1);
    options.extraFirst = value("extra-first", 1);
    options.portalImmediately = value("portal-timing", 0);
    options.purplePortalBonus = value("purple-portal-bonus", 1);
    options.declineGivenCrystals = value("decline-given-crystals", 0);
    options.partialGains = value("partial-gains", 1);
    options.ownMissionOnly = value("own-mission-only", 1);
    options.missionsFaceUp = value("missions-face-up", 1);
    options.steamConvertsEverywhere = value("steam-converts-everywhere", 0);
    options.tileTimeCrystalsUpToTen = value("tile-time-crystals", 0);
    options.expeditionWithoutOrange = value("expedition-without-orange", 0);
    options.sabotage = value("sabotage", 0);
    options.specialists = value("specialists", 0);
    options.mrTimeBribes = value("mr-time-bribes", 0);
    return options;
}

/// A problem at a field of the game item.
void problem(const Items &items, std::string_view key, std::string_view code, Message message, Diagnostics &problems)
{
    if (const auto games = items.ofKind("game"); !games.empty())
        Reader(*games.front(), problems).report(key, code, std::move(message));
}

template <typename Table>
void checkSize(const Items &items, const Table &table, std::string_view kind, Diagnostics &problems,
               int most = maxCards)
{
    const auto room = static_cast<std::size_t>(most);
    if (table.size() <= room)
        return;
    const Item &first = items.all()[static_cast<std::size_t>(table[room].source)]; // the first that is too many
    Reader(first, problems)
        .report({}, "steam-time.too-many",
                Message(MW_TEXT("There are {0} items of the kind “{1}”, but at most {2} are possible."))
                    .number(static_cast<std::int64_t>(table.size()))
                    .name(kind)
                    .number(most));
}

/// Prices in colours, which need the effort cards.
template <typename Cards>
void resolvePrices(Content &content, Cards &cards, int first)
{
    for (std::size_t card = 0; card < std::min<std::size_t>(cards.size(), maxCards); ++card) {
        Price &price = cards[card].price;
        price.number = first + static_cast<int>(card);
        for (std::size_t effort = 0; effort < content.efforts.size(); ++effort) {
            Need &need = content.needs[effort][static_cast<std::size_t>(price.number)];
            need.size = price.size;
            for (const std::uint8_t letter : price.letters)
                need.crystals += bitOfColour(content.efforts[effort].colours[letter]);
        }
    }
}

void resolveSlots(Content &content)
{
    for (std::size_t colour = 0; colour < content.generators.size(); ++colour) {
        const GeneratorBoard &board = content.generators[colour];
        for (std::size_t filled = 0; filled < board.slots; ++filled) {
            const std::size_t shift = board.isMarked(static_cast<int>(filled)) ? markedShift : 0;
            content.openSlots[colour][filled] = static_cast<std::uint16_t>(1U << (colour + shift));
        }
    }
}

/// Spaces by number, and how many deposits a game can have.
void resolveSpaces(const Items &items, Content &content, Diagnostics &problems)
{
    std::array<int, maxPlayers + 1> deposits{};
    for (const Panel &panel : content.panels) {
        unsigned mask = 0;
        std::array<std::uint64_t, 6> kinds{};
        for (std::size_t place = 0; place < static_cast<std::size_t>(spacesPerBoard); ++place) {
            const bool isThere = place < panel.spaces.size();
            content.spaceTable.push_back(isThere ? panel.spaces[place] : Space{});
            mask |= (isThere ? 1U : 0U) << place;
            if (isThere)
                kinds[static_cast<std::size_t>(panel.spaces[place].kind)] |= std::uint64_t{1} << place;
            if (isThere && panel.spaces[place].kind == SpaceKind::Deposit &&
                ++deposits[static_cast<std::size_t>(panel.players)] == maxDeposits + 1)
                Reader(items.all()[static_cast<std::size_t>(panel.source)], problems)
                    .report("spaces", "steam-time.too-many",
                            Message(MW_TEXT("A game can have at most {0} crystal deposits.")).number(maxDeposits));
        }
        content.spaceMasks.push_back(static_cast<std::uint8_t>(mask));
        content.kindMasks.push_back(kinds);
    }
}

/// The pieces in the box must cover what all seats start with (ST-STOCK-01).
void checkStocks(const Items &items, const Content &content, Diagnostics &problems)
{
    int gold = 0;
    std::array<int, colourCount> crystals{};
    for (const Seat &seat : content.seats) {
        gold += seat.gold;
        for (std::size_t colour = 0; colour < crystals.size(); ++colour) {
            crystals[colour] += seat.crystals[colour];
            if (seat.crystals[colour] > content.generators[colour].slots)
                problem(items, "setup", "steam-time.seat-crystals",
                        Message(MW_TEXT("A seat starts with more {0} crystals than the generator has slots."))
                            .term(colourWords[colour]),
                        problems);
        }
    }
    if (std::ssize(content.seats) < content.mostPlayers) // ST-PLAYERCOUNT-01
        problem(items, "setup", "steam-time.seats",
                Message(MW_TEXT("{0} can play, but only {1} seats say what they start with."))
                    .number(content.mostPlayers)
                    .number(static_cast<int>(content.seats.size())),
                problems);
    if (gold > content.goldTotal)
        problem(items, "setup", "steam-time.stock", Message(MW_TEXT("The seats start with more gold than there is.")),
                problems);
    for (const int count : crystals) {
        if (count > content.crystalsPerColour) {
            problem(items, "setup", "steam-time.stock",
                    Message(MW_TEXT("The seats start with more crystals than there are.")), problems);
            break;
        }
    }
}

} // namespace

std::unique_ptr<const Content> compile(const Items &items, const OptionValues &options, Diagnostics &problems)
{
    Diagnostics found;
    auto content = std::make_unique<Content>();
    content->options = readOptions(options);
    for (const Item &item : items.all()) {
        content->titles.push_back(item.fields.textOr("name", item.id));
        content->keys.push_back(item.kind + '/' + item.id);
    }
    readBoards(items, *content, found);
    readCards(items, *content, found);
    readSpecialists(items, *content, found);
    content->needs.resize(content->efforts.size());
    resolvePrices(*content, content->expeditions, 0);
    resolvePrices(*content, content->upgrades, firstUpgradePrice);
    resolveSlots(*content);
    resolveSkills(*content);
    resolveSpaces(items, *content, found);
    checkSize(items, content->encounters, "encounter", found);
    checkSize(items, content->expeditions, "expedition", found);
    checkSize(items, content->upgrades, "upgrade", found);
    checkSize(items, content->missions, "mission", found);
    checkSize(items, content->efforts, "effort", found);
    checkSize(items, content->specialists, "specialist", found, maxSpecialists);
    checkSize(items, content->panels, "panel", found);
    checkStocks(items, *content, found);
    if (content->effects.size() > std::numeric_limits<std::uint16_t>::max())
        problem(items, "setup", "steam-time.too-many", Message(MW_TEXT("There are too many effects.")), found);
    const bool failed = hasErrors(found);
    if (!failed) {
        checkBoards(items, *content, found);
        checkEncounters(items, *content, found);
    }
    problems.insert(problems.end(), found.begin(), found.end());
    return failed ? nullptr : std::move(content);
}

} // namespace mw::steam_time

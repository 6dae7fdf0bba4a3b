#include "content.h"
#include "contentreader.h"

#include "core/reader.h"

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

void problem(Diagnostics &problems, std::string code, Message message)
{
    Diagnostic diagnostic;
    diagnostic.code = std::move(code);
    diagnostic.message = std::move(message);
    problems.push_back(std::move(diagnostic));
}

template <typename Table>
void checkSize(const Table &table, std::string_view kind, Diagnostics &problems, int most = maxCards)
{
    if (table.size() > static_cast<std::size_t>(most))
        problem(problems, "steam-time.too-many",
                Message(MW_TEXT("There are {0} items of the kind “{1}”, but at most {2} are possible."))
                    .number(static_cast<std::int64_t>(table.size()))
                    .name(kind)
                    .number(most));
}

/// What the tables refer to in each other: prices in colours need the effort cards.
void resolvePrices(Content &content)
{
    const auto resolve = [&content](Price &price) {
        for (const Effort &effort : content.efforts) {
            std::uint64_t need = 0;
            for (const std::uint8_t letter : price.letters)
                need += bitOfColour(effort.colours[letter]);
            price.needs.push_back(need);
        }
    };
    for (Expedition &expedition : content.expeditions)
        resolve(expedition.price);
    for (Upgrade &upgrade : content.upgrades)
        resolve(upgrade.price);
}

/// Spaces by number, and how many deposits a game can have.
void resolveSpaces(Content &content, Diagnostics &problems)
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
            if (isThere && panel.spaces[place].kind == SpaceKind::Deposit)
                ++deposits[static_cast<std::size_t>(panel.players)];
        }
        content.spaceMasks.push_back(static_cast<std::uint8_t>(mask));
        content.kindMasks.push_back(kinds);
    }
    for (const int count : deposits) {
        if (count > maxDeposits)
            problem(problems, "steam-time.too-many",
                    Message(MW_TEXT("A game can have at most {0} crystal deposits.")).number(maxDeposits));
    }
}

/// The pieces in the box must cover what all seats start with (ST-STOCK-01).
void checkStocks(const Content &content, Diagnostics &problems)
{
    int gold = 0;
    std::array<int, colourCount> crystals{};
    for (const Seat &seat : content.seats) {
        gold += seat.gold;
        for (std::size_t colour = 0; colour < crystals.size(); ++colour) {
            crystals[colour] += seat.crystals[colour];
            if (seat.crystals[colour] > content.generators[colour].slots)
                problem(problems, "steam-time.seat-crystals",
                        Message(MW_TEXT("A seat starts with more {0} crystals than the generator has slots."))
                            .term(colourWords[colour]));
        }
    }
    if (gold > content.goldTotal)
        problem(problems, "steam-time.stock", Message(MW_TEXT("The seats start with more gold than there is.")));
    for (const int count : crystals) {
        if (count > content.crystalsPerColour) {
            problem(problems, "steam-time.stock",
                    Message(MW_TEXT("The seats start with more crystals than there are.")));
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
    resolvePrices(*content);
    resolveSkills(*content);
    resolveSpaces(*content, found);
    checkSize(content->encounters, "encounter", found);
    checkSize(content->expeditions, "expedition", found);
    checkSize(content->upgrades, "upgrade", found);
    checkSize(content->missions, "mission", found);
    checkSize(content->efforts, "effort", found);
    checkSize(content->specialists, "specialist", found, maxSpecialists);
    checkSize(content->panels, "panel", found);
    checkStocks(*content, found);
    if (content->effects.size() > std::numeric_limits<std::uint16_t>::max())
        problem(found, "steam-time.too-many", Message(MW_TEXT("There are too many effects.")));
    const bool failed = hasErrors(found);
    problems.insert(problems.end(), found.begin(), found.end());
    return failed ? nullptr : std::move(content);
}

} // namespace mw::steam_time

#include "contentreader.h"

#include "core/pack.h"
#include "core/wording.h"

#include <algorithm>
#include <limits>

namespace mw::timespan {

namespace {

/// The values of options by the words that game.yaml gives them.
class Chosen
{
public:
    Chosen(const Items &items, const OptionValues &values) : m_items(items), m_values(values) {}

    [[nodiscard]] bool isOn(std::string_view id, bool otherwise) const
    {
        const auto found = m_values.find(id);
        return found == m_values.end() ? otherwise : found->second != 0;
    }
    [[nodiscard]] std::string word(std::string_view id) const
    {
        const auto found = m_values.find(id);
        return found == m_values.end() ? std::string() : optionText(m_items, id, found->second);
    }

private:
    const Items &m_items;
    const OptionValues &m_values;
};

void readChoices(const Chosen &chosen, Options &options)
{
    const std::string boards = chosen.word("boards");
    options.boards = boards == "choice"  ? Boards::Chosen
                     : boards == "draft" ? Boards::Draft
                     : boards == "bids"  ? Boards::Bids
                                         : Boards::Random;
    const std::string tuck = chosen.word("tuck-under-worker");
    options.tuckUnderWorker = tuck == "open"      ? TuckUnderWorker::Open
                              : tuck == "refused" ? TuckUnderWorker::Refused
                                                  : TuckUnderWorker::Occupied;
    options.pointPerMove = chosen.word("end-income") != "each-income";
}

// TS-VAR-01: each is off unless it is agreed on, and they go together
Options readOptions(const Chosen &chosen)
{
    Options options;
    options.beginnerSetup = chosen.isOn("beginner-setup", false);
    options.strictTurns = chosen.isOn("worker-turns", false);
    options.wanderingWonders = chosen.isOn("wandering-wonders", false);
    options.timer = chosen.isOn("timer", false);
    options.sneakyCamels = chosen.isOn("sneaky-camels", false);
    options.orderTriggers = chosen.isOn("trigger-order", true);
    options.pushAll = chosen.isOn("push-all", false);
    options.keepExchanged = chosen.isOn("keep-exchanged-clock", true);
    options.buriedCount = chosen.isOn("buried-cards-count", true);
    options.tuckedCount = chosen.isOn("tucked-cards-count", true);
    options.tilesWithoutWorker = chosen.isOn("tiles-without-worker", false);
    options.endlessLuxury = chosen.isOn("unlimited-luxury", false);
    options.freeReturn = chosen.isOn("return-cubes", false);
    options.bothBlues = chosen.isOn("both-blue-bonuses", true);
    options.spaceIncomePoint = chosen.isOn("space-income-scores", true);
    options.discardPays = chosen.isOn("mexica-discard", false);
    options.changeBids = chosen.isOn("change-bid", false);
    options.sneakyEverywhere = chosen.isOn("sneaky-everywhere", true);
    options.wanderingSolo = chosen.isOn("wandering-solo", true);
    options.overtimePlays = chosen.isOn("overtime-plays", true);
    options.discardWonders = chosen.isOn("discard-wonders", true);
    options.wonderIncome = chosen.isOn("wonder-income", false);
    readChoices(chosen, options);
    return options;
}

void problem(const Items &items, std::string_view code, Message message, Diagnostics &problems)
{
    if (const auto games = items.ofKind("game"); !games.empty())
        Reader(*games.front(), problems).report({}, code, std::move(message));
}

struct Check {
    const Items &items;
    Diagnostics &problems;

    void size(std::size_t count, std::string_view kind, std::size_t least, std::size_t most) const
    {
        if (count < least)
            problem(items, "timespan.too-few",
                    Message(MW_TEXT("There are {0} items of the kind “{1}”, but {2} are needed."))
                        .number(std::int64_t(count))
                        .name(kind)
                        .number(std::int64_t(least)),
                    problems);
        if (count > most)
            problem(items, "timespan.too-many",
                    Message(MW_TEXT("There are {0} items of the kind “{1}”, but at most {2} are possible."))
                        .number(std::int64_t(count))
                        .name(kind)
                        .number(std::int64_t(most)),
                    problems);
    }
};

void checkSizes(const Items &items, const Content &content, Diagnostics &problems)
{
    const Check check{items, problems};
    const auto most = static_cast<std::size_t>(content.mostPlayers);
    check.size(content.cards.size(), "history-card", 1, maxCards);
    check.size(content.wonders.size(), "wonder", 1, maxWonders);
    check.size(content.visions.size(), "vision", 0, maxVisions);
    check.size(content.tiles.size(), "discovery-tile", 1, maxTiles);
    check.size(content.upgradeTiles.size(), "upgrade-tile", 0, maxUpgradeTiles);
    check.size(content.technologies.size(), "technology", 0, 255);
    check.size(content.techBoards.size(), "tech-board", most, maxBoards);
    check.size(content.civilizations.size(), "civilization", most, maxBoards);
    check.size(content.time.size(), "time", 1, 255);
    for (int age = 1; age < ageCount; ++age) {
        const auto count = std::count_if(content.cards.begin(), content.cards.end(),
                                         [age](const HistoryCard &card) { return card.age == age; });
        check.size(static_cast<std::size_t>(count), "history-card", 0, maxDeck);
    }
    if (content.steps.size() > std::numeric_limits<std::uint16_t>::max())
        problem(items, "timespan.too-many", Message(MW_TEXT("There are too many effects.")), problems);
}

/// Tables that have an entry for each word: all must be there.
void checkComplete(const Items &items, const Content &content, Diagnostics &problems)
{
    const auto check = [&](const auto &table, std::span<const std::string_view> words, std::string_view kind) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (table[i].id.empty())
                problem(items, "timespan.missing",
                        Message(MW_TEXT("There is no “{0}” of the kind “{1}”.")).name(words[i]).name(kind), problems);
        }
    };
    check(content.resources, resourceWords, "resource");
    check(content.luxuries, luxuryWords, "luxury");
    check(content.tracks, trackWords, "track");
}

/// TS-SETUP-24: no two boards with the same number. TS-RES-12: starting resources fit.
void checkCivilizations(const Items &items, const Content &content, Diagnostics &problems)
{
    for (std::size_t i = 0; i < content.civilizations.size(); ++i) {
        const Civilization &board = content.civilizations[i];
        const Reader reader(items.all()[static_cast<std::size_t>(board.source)], problems);
        for (std::size_t other = 0; other < i; ++other) {
            if (content.civilizations[other].number == board.number)
                reader.report("number", "timespan.number",
                              Message(MW_TEXT("Another civilization has the number {0}.")).number(board.number));
        }
        int cubes = 0;
        for (const std::uint8_t count : board.start)
            cubes += count;
        if (cubes > content.cubes)
            reader.report("start", "timespan.start",
                          Message(MW_TEXT("There are only {0} cubes.")).number(content.cubes));
        for (std::size_t track = 0; track < board.tracks.size(); ++track) {
            if (board.tracks[track] > content.tracks[track].length())
                reader.report("start-tracks", "timespan.start", Message(MW_TEXT("The track is not so long.")));
        }
    }
}

/// What is printed on discovery tiles is what they give; people call them by that.
void nameTiles(const Items &items, Content &content)
{
    const Wording wording(items);
    for (DiscoveryTile &tile : content.tiles) {
        const auto source = static_cast<std::size_t>(tile.source);
        const Item &item = items.all()[source];
        const Value *reward = item.fields.find("name") ? nullptr : item.field("reward");
        if (!reward)
            continue;
        tile.name = wording.effects(*reward);
        content.titles[source] = MW_TEXT("discovery tile");
    }
}

} // namespace

std::unique_ptr<const Content> compile(const Items &items, const OptionValues &options, Diagnostics &problems)
{
    Diagnostics found;
    auto content = std::make_unique<Content>();
    const Chosen chosen(items, options);
    content->options = readOptions(chosen);
    content->choices.emplace_back();
    for (const Item &item : items.all()) {
        content->titles.push_back(item.fields.textOr("name", item.id));
        content->keys.push_back(item.kind + '/' + item.id);
    }
    readGame(items, *content, found);
    readBoards(items, *content, found);
    readCards(items, *content, found);
    nameTiles(items, *content);
    readSolos(items, *content, found);
    content->solo = byId(content->solos, chosen.word("solo"));
    checkSizes(items, *content, found);
    checkComplete(items, *content, found);
    if (!hasErrors(found))
        checkCivilizations(items, *content, found);
    if (!hasErrors(found))
        checkBoards(items, *content, found);
    const bool failed = hasErrors(found);
    problems.insert(problems.end(), found.begin(), found.end());
    return failed ? nullptr : std::move(content);
}

} // namespace mw::timespan

#include "core/game.h"
#include "core/simulation.h"
#include "fixture/shelf.h"
#include "games/world_wonders/events.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <algorithm>
#include <cstring>
#include <map>

using namespace mw;
using world_wonders::EventKind;
using world_wonders::ScoreLine;

/// What whole games of World Wonders show that scenarios cannot.
class TestWorldWondersPlay : public QObject
{
    Q_OBJECT

private slots:
    void theScoreIsToldLineByLine_data();
    void theScoreIsToldLineByLine();
    void goldAndMarkersAreTold();
    void piecesNeverOverlap();
    void everyOptionPlaysOutAsListed_data();
    void everyOptionPlaysOutAsListed();
    void greedyBeatsRandom_data();
    void greedyBeatsRandom();

private:
    [[nodiscard]] static std::optional<Game> played(const std::string &name, int players, std::uint64_t seed);
};

std::optional<Game> TestWorldWondersPlay::played(const std::string &name, int players, std::uint64_t seed)
{
    std::optional<Game> game = Game::start(shelf::pack(name), {.players = players, .firstPlayer = -1, .seed = seed});
    Random random(seed, 5);
    ActionList actions;
    while (game && !game->isOver()) {
        game->legalActions(actions);
        game->apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return game;
}

void TestWorldWondersPlay::theScoreIsToldLineByLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("players");
    QTest::newRow("basic") << u"world-wonders"_qs << 2;
    QTest::newRow("advanced") << u"world-wonders+advanced"_qs << 4;
    QTest::newRow("solo") << u"world-wonders+solo-level"_qs << 1;
}

/// WW-SCORE-01 to 08: the lines add up to the total, and what counts for a line adds up to the line.
void TestWorldWondersPlay::theScoreIsToldLineByLine()
{
    QFETCH(QString, name);
    QFETCH(int, players);
    const std::optional<Game> game = played(name.toStdString(), players, 11);
    QVERIFY(game);
    std::map<int, int> lines;
    std::map<int, int> totals;
    std::map<std::pair<int, int>, int> counted;
    std::map<std::pair<int, int>, int> scored;
    for (const Event &event : game->steps().back().events) {
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Counted:
            counted[{event.player, event.what}] += event.amount;
            break;
        case EventKind::Scored:
            lines[event.player] += event.amount;
            scored[{event.player, event.what}] += event.amount;
            break;
        case EventKind::Total:
            totals[event.player] = event.amount;
            break;
        default:
            break;
        }
    }
    QCOMPARE(totals.size(), static_cast<std::size_t>(players));
    const std::vector<Standing> standings = game->pack().rules->standings(*game->pack().content, game->state());
    for (const Standing &standing : standings) {
        QCOMPARE(lines[standing.player], totals[standing.player]);
        QCOMPARE(totals[standing.player], standing.score);
        for (const ScoreLine line : {ScoreLine::Monuments, ScoreLine::Resources, ScoreLine::Districts}) {
            const std::pair<int, int> key{standing.player, static_cast<int>(line)};
            QCOMPARE(counted[key], scored[key]);
        }
    }
}

/// WW-TURN-03, WW-TRACK-01 to 05: what the events tell of gold and markers is what the state shows.
void TestWorldWondersPlay::goldAndMarkersAreTold()
{
    const std::optional<Game> game = played("world-wonders", 3, 12);
    QVERIFY(game);
    std::map<std::string, std::int64_t> told;
    for (const Step &step : game->steps()) {
        for (const Event &event : step.events) {
            const std::string player = std::to_string(event.player + 1);
            if (static_cast<EventKind>(event.kind) == EventKind::MarkerMoved)
                told[player + "/resource/" + std::to_string(event.what)] += event.amount;
            if (static_cast<EventKind>(event.kind) == EventKind::PopulationMoved)
                told[player + "/population"] += event.amount;
        }
    }
    const Value players = *game->description().find("players");
    for (const Value::Entry &player : players.map) {
        int resource = 0;
        for (const char *name : {"food", "ceramics", "gears"}) {
            QCOMPARE(told[player.key + "/resource/" + std::to_string(resource++)], player.value.intOr(name, -1));
            QVERIFY(player.value.intOr(name, -1) > 0);
        }
        QCOMPARE(told[player.key + "/population"], player.value.intOr("population", -1));
    }
}

/// WW-PLACE-02, 03: laid again one by one, the pieces of every city fit and show the same city.
void TestWorldWondersPlay::piecesNeverOverlap()
{
    for (const int players : {1, 2, 5}) {
        const std::optional<Game> game = played("world-wonders+map-side", players, 13);
        QVERIFY(game);
        Diagnostics problems;
        const std::optional<Game> again =
            Game::startFrom(game->sharedPack(), game->setup(), game->description(), problems);
        QVERIFY2(again && problems.empty(), problems.empty() ? "" : problems[0].toLine().c_str());
    }
}

void TestWorldWondersPlay::everyOptionPlaysOutAsListed_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("value");
    const Value *options = shelf::pack("world-wonders")->items.ofKind("game").front()->field("options");
    for (const Value &option : options->list) {
        const Value *values = option.find("values");
        const std::string id(option.textOr("id", {}));
        const std::string usual(values ? option.textOr("default", {}) : "");
        for (int value = 0; value < (values ? static_cast<int>(values->list.size()) : 2); ++value) {
            if (!values || values->list[static_cast<std::size_t>(value)].text != usual)
                QTest::addRow("%s %d", id.c_str(), value) << QString::fromStdString(id) << value;
        }
    }
}

/// Whatever a table agrees on: what is listed is not refused, and playing out goes the same way.
void TestWorldWondersPlay::everyOptionPlaysOutAsListed()
{
    QFETCH(QString, option);
    QFETCH(int, value);
    const std::shared_ptr<const GamePack> pack =
        yaml::loadPack(mw::sourceFile("/content/world-wonders"), {{option.toStdString(), value}}).pack;
    QVERIFY(pack);
    const Rules &rules = *pack->rules;
    for (const int players : {1, 3}) {
        StateBlock listed;
        QVERIFY(!rules.newGame(*pack->content, {.players = players, .firstPlayer = -1, .seed = 14}, listed, nullptr));
        StateBlock playedOut = listed;
        Random random(14, 3);
        Random again = random;
        std::uint64_t decisions = 0;
        ActionList actions;
        for (; !rules.isOver(listed); ++decisions) {
            rules.legalActions(*pack->content, listed, actions);
            const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            QVERIFY2(!rules.refusal(*pack->content, listed, action),
                     rules.actionText(*pack->content, listed, action).c_str());
            rules.apply(*pack->content, listed, action, nullptr);
        }
        QCOMPARE(rules.playOut(*pack->content, playedOut, again, decisions + 1), decisions);
        QVERIFY(std::memcmp(listed.bytes.data(), playedOut.bytes.data(), rules.stateSize()) == 0);
    }
}

void TestWorldWondersPlay::greedyBeatsRandom_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("basic") << u"world-wonders"_qs;
    QTest::newRow("advanced") << u"world-wonders+advanced"_qs;
}

/// At least ninety of a hundred games, each seat having each bot in half of them.
void TestWorldWondersPlay::greedyBeatsRandom()
{
    QFETCH(QString, name);
    const std::shared_ptr<const GamePack> pack = shelf::pack(name.toStdString());
    int wins = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const bool first = seed % 2 == 0;
        const GameResult result = playGame(*pack, {.players = 2, .firstPlayer = -1, .seed = seed},
                                           {first ? "greedy" : "random", first ? "random" : "greedy"}, 20'000);
        QVERIFY(result.finished);
        wins += result.standings[first ? 0 : 1].rank == 1 && result.standings[first ? 1 : 0].rank == 2 ? 1 : 0;
    }
    QVERIFY2(wins >= 90, std::to_string(wins).c_str());
}

QTEST_GUILESS_MAIN(TestWorldWondersPlay)
#include "tst_worldwonders_play.moc"

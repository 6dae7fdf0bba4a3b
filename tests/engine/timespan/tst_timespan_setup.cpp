#include "core/game.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <set>

using namespace mw;

/// What a game of Timespan starts with, and who may see it; scenarios cannot add up decks or look through other eyes.
class TestTimespanSetup : public QObject
{
    Q_OBJECT

private slots:
    void stocks_data();
    void stocks();
    void numbers();
    void hands();
    void visions();
    void backs();

private:
    [[nodiscard]] static std::shared_ptr<const GamePack> pack(const OptionValues &options = {});
    [[nodiscard]] static Game start(int players, const OptionValues &options = {});
    [[nodiscard]] static Value view(const Game &game, int player);
    [[nodiscard]] static std::int64_t sizeOf(const Value &state, const char *path);
};

std::shared_ptr<const GamePack> TestTimespanSetup::pack(const OptionValues &options)
{
    return yaml::loadPack(mw::sourceFile("/content/timespan"), options).pack;
}

Game TestTimespanSetup::start(int players, const OptionValues &options)
{
    return *Game::start(pack(options), {.players = players, .firstPlayer = -1, .seed = 5});
}

Value TestTimespanSetup::view(const Game &game, int player)
{
    const Rules &rules = *game.pack().rules;
    return rules.describeState(*game.pack().content, rules.viewFor(*game.pack().content, game.state(), player));
}

std::int64_t TestTimespanSetup::sizeOf(const Value &state, const char *path)
{
    return std::ssize(state.at(path)->list);
}

void TestTimespanSetup::stocks_data()
{
    QTest::addColumn<int>("players");
    for (int players = 1; players <= 4; ++players)
        QTest::addRow("%d players", players) << players;
}

// TS-SETUP-01, 02, 05, 06, 07, 08, 22: with wonders and visions dealt, the first offers lie on the table
void TestTimespanSetup::stocks()
{
    QFETCH(int, players);
    const Game game = start(players, {{"beginner-setup", 1}});
    const Value state = game.description();
    const int offers = players == 1 ? 2 : players + 1;
    std::int64_t cards = 0;
    std::int64_t tiles = 0;
    for (const char *age : {"I", "II", "III", "IV"})
        cards += sizeOf(state, (std::string("decks/") + age).c_str());
    for (const char *age : {"I", "II", "III"})
        tiles += sizeOf(state, (std::string("decks/discovery-") + age).c_str());
    std::int64_t hands = 0;
    for (const Value::Entry &player : state.find("players")->map)
        hands += std::ssize(player.value.find("hand")->list);
    QCOMPARE(cards + hands + 2 * offers, 144);
    QCOMPARE(tiles + offers, 56);
    QCOMPARE(sizeOf(state, "decks/wonders"), 16 - 2 - players);
    QCOMPARE(sizeOf(state, "decks/visions"), 12 - (players == 1 ? 2 : players));
    QCOMPARE(sizeOf(state, "neutral"), 2);
    std::int64_t luxury = 0;
    for (const Value::Entry &type : state.at("supply/luxury")->map)
        luxury += type.value.number;
    QCOMPARE(luxury, 108);
    QCOMPARE(state.at("supply/gears")->number, 24);
    QCOMPARE(state.at("supply/workers")->number, 36 - 3 * players);
}

// TS-SETUP-11, 24
void TestTimespanSetup::numbers()
{
    std::set<std::int64_t> numbers;
    const std::shared_ptr<const GamePack> content = pack();
    for (const Item *board : content->items.ofKind("civilization"))
        QVERIFY(numbers.insert(board->fields.intOr("number", 0)).second);
    const Value state = start(4).description();
    std::set<std::string> boards;
    for (const Value::Entry &player : state.find("players")->map) {
        QVERIFY(boards.insert(player.value.textOr("civilization", "")).second);
        QVERIFY(boards.insert(player.value.textOr("tech-board", "")).second);
    }
}

// TS-SETUP-19: others see how many cards there are, not which
void TestTimespanSetup::hands()
{
    const Game game = start(2, {{"beginner-setup", 1}});
    const Value own = view(game, 0);
    const Value other = view(game, 1);
    QCOMPARE(sizeOf(own, "players/1/wonders"), 1);
    QCOMPARE(sizeOf(other, "players/1/wonders"), 0);
    QCOMPARE(other.at("players/1/hidden-wonders")->number, 1);
    QCOMPARE(own.at("players/1/hidden-wonders")->number, 0);
    for (const Value &card : other.at("decks/I")->list)
        QVERIFY(card.text == "unknown");
}

// TS-SETUP-20: a vision is hidden until all have chosen
void TestTimespanSetup::visions()
{
    Game game = start(2);
    const int first = game.question().player;
    const std::string path = "players/" + std::to_string(first + 1) + "/vision";
    for (int i = 0; i < 2; ++i) {
        ActionList actions;
        game.legalActions(actions);
        QVERIFY(!game.apply(actions[0]));
    }
    QVERIFY(game.question().player != first);
    QVERIFY(view(game, first).at(path)->text != "none");
    QVERIFY(view(game, 1 - first).at(path)->text == "unknown");
    for (int i = 0; i < 2; ++i) {
        ActionList actions;
        game.legalActions(actions);
        QVERIFY(!game.apply(actions[0]));
    }
    QVERIFY(view(game, 1 - first).at(path)->text != "unknown");
}

// TS-DISC-03: the type of a face-down card is seen, the card is not
void TestTimespanSetup::backs()
{
    const Game game = start(3, {{"beginner-setup", 1}});
    const Value seen = view(game, 0);
    const Value truth = game.description();
    for (const char *offer : {"1", "2", "3", "4"}) {
        const std::string path = std::string("offers/") + offer;
        QVERIFY(seen.at(path + "/down")->text == "unknown");
        QVERIFY(seen.at(path + "/down-type")->text == truth.at(path + "/down-type")->text);
        QVERIFY(seen.at(path + "/up")->text == truth.at(path + "/up")->text);
    }
}

QTEST_GUILESS_MAIN(TestTimespanSetup)
#include "tst_timespan_setup.moc"

#include "core/game.h"
#include "core/random.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <set>

using namespace mw;

/// What a game of Timespan starts with, and who may see it; scenarios cannot add up decks or look through other eyes.
class TestTimespanSetup : public QObject
{
    Q_OBJECT

private slots:
    void tilesAreCalledByWhatTheyGive();
    void stocks_data();
    void stocks();
    void decks_data();
    void decks();
    void shuffles();
    void namedCards_data();
    void namedCards();
    void smallBoard();
    void workerFaces();
    void playerNumbers_data();
    void playerNumbers();
    void numbers();
    void hands();
    void visions();
    void backs();
    void othersAreToldNoSecrets();

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

// TS-SETUP-01, TS-SETUP-02, TS-SETUP-05, TS-SETUP-06, TS-SETUP-07, TS-SETUP-08, TS-SETUP-22: with wonders and visions
// dealt, the first offers lie on the table
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

namespace {

using Ids = std::multiset<std::string>;

void addTo(Ids &ids, const Value &list)
{
    for (const Value &entry : list.list)
        ids.insert(entry.text);
}

} // namespace

void TestTimespanSetup::decks_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("age");
    QTest::addColumn<QByteArray>("deck");
    QTest::addColumn<QByteArrayList>("elsewhere");
    const auto row = [](const char *deck, const char *kind, const char *age, const QByteArrayList &elsewhere) {
        QTest::newRow(deck) << QByteArray(kind) << QByteArray(age) << QByteArray("decks/").append(deck) << elsewhere;
    };
    for (const char *age : {"I", "II", "III", "IV"})
        row(age, "history-card", age, {"down", "up"});
    for (const char *age : {"I", "II", "III"})
        row(QByteArray("discovery-").append(age).constData(), "discovery-tile", age, {"tile"});
    row("wonders", "wonder", "", {});
    row("visions", "vision", "", {});
}

// TS-SETUP-01, TS-SETUP-02, TS-SETUP-05: every card and tile of the content, of its own age, lies in its own deck once,
// but for what has been dealt from it
void TestTimespanSetup::decks()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, age);
    QFETCH(QByteArray, deck);
    QFETCH(QByteArrayList, elsewhere);
    const Game game = start(3, {{"beginner-setup", 1}});
    const Value state = game.description();
    Ids wanted;
    for (const Item *item : game.pack().items.ofKind(kind.toStdString())) {
        if (age.isEmpty() || item->fields.textOr("age", "") == age.toStdString())
            wanted.insert(item->id);
    }
    Ids found;
    addTo(found, *state.at(deck.toStdString()));
    if (kind == "wonder")
        addTo(found, *state.at("neutral"));
    for (const Value::Entry &player : state.find("players")->map) {
        addTo(found, *player.value.find(kind == "wonder" ? "wonders" : "hand"));
        if (kind == "vision")
            found.insert(player.value.textOr("vision", ""));
    }
    for (const Value::Entry &offer : state.find("offers")->map) {
        for (const QByteArray &part : elsewhere)
            found.insert(offer.value.textOr(part.toStdString(), ""));
    }
    Ids missing;
    std::set_difference(wanted.begin(), wanted.end(), found.begin(), found.end(),
                        std::inserter(missing, missing.end()));
    QVERIFY2(missing.empty(), missing.empty() ? "" : missing.begin()->c_str());
    for (const Value &card : state.at(deck.toStdString())->list)
        QVERIFY2(wanted.count(card.text) == 1 && found.count(card.text) == 1, card.text.c_str());
}

// TS-SETUP-01, TS-SETUP-02, TS-SETUP-05: each deck is shuffled, and on its own
void TestTimespanSetup::shuffles()
{
    const auto content = pack({{"beginner-setup", 1}});
    const auto state = [&content](std::uint64_t seed) {
        return Game::start(content, {.players = 3, .firstPlayer = -1, .seed = seed})->description();
    };
    const Value first = state(5);
    const Value second = state(6);
    for (const char *deck :
         {"I", "II", "III", "IV", "discovery-I", "discovery-II", "discovery-III", "wonders", "visions"}) {
        const std::string path = std::string("decks/") + deck;
        std::vector<std::string> order;
        for (const Value &card : first.at(path)->list)
            order.push_back(card.text);
        QVERIFY2(!std::is_sorted(order.begin(), order.end()), deck);
        QVERIFY2(!first.at(path)->sameAs(*second.at(path)), deck);
    }
}

void TestTimespanSetup::namedCards_data()
{
    QTest::addColumn<int>("number");
    const auto content = pack();
    for (int number = 1; number <= static_cast<int>(content->items.ofKind("solo").size()); ++number)
        QTest::addRow("scenario %d", number) << number;
}

// TS-SCEN-01: what a solo scenario names is in no deck, and nothing is left to be chosen before the first offer
void TestTimespanSetup::namedCards()
{
    QFETCH(int, number);
    const Game game = start(1, {{"solo", number}});
    const Value state = game.description();
    Ids wonders;
    addTo(wonders, *state.at("decks/wonders"));
    addTo(wonders, *state.at("neutral"));
    addTo(wonders, *state.at("players/1/wonders"));
    Ids visions;
    addTo(visions, *state.at("decks/visions"));
    for (const char *place : {"vision", "second-vision"}) {
        if (const std::string vision = state.find("players")->find("1")->textOr(place, ""); vision != "none")
            visions.insert(vision);
    }
    for (const auto &[kind, found] : {std::pair("wonder", wonders), std::pair("vision", visions)}) {
        Ids wanted;
        for (const Item *item : game.pack().items.ofKind(kind))
            wanted.insert(item->id);
        QVERIFY(found == wanted);
    }
    QCOMPARE(sizeOf(state, "decks/wonders"), 13);
    QVERIFY(state.find("phase")->text == "discovery");
}

// TS-SETUP-09: a smaller board with its wonders beside it changes no quantity and no legal move
void TestTimespanSetup::smallBoard()
{
    const std::shared_ptr<const GamePack> large = pack({{"beginner-setup", 1}});
    Items items = large->items;
    Diagnostics problems;
    applyPatch(items,
               yaml::parseValue("small", R"(
      - {set: game-board/game-board/width, value: 210}
      - {set: game-board/game-board/height, value: 100}
      - {set: game-board/game-board/neutral, value: [{at: {x: 300, y: 20}}, {at: {x: 300, y: 80}}]})",
                                problems),
               problems);
    const std::shared_ptr<const GamePack> small = makePack(*large->rules, items, large->options, problems);
    QVERIFY(problems.empty() && small);
    Game usual = *Game::start(large, {.players = 2, .firstPlayer = -1, .seed = 5});
    Game other = *Game::start(small, {.players = 2, .firstPlayer = -1, .seed = 5});
    for (int i = 0; i < 40; ++i) {
        ActionList actions;
        ActionList others;
        usual.legalActions(actions);
        other.legalActions(others);
        QCOMPARE(actions.size(), others.size());
        QVERIFY(std::equal(actions.begin(), actions.end(), others.begin()));
        QVERIFY(usual.description().sameAs(other.description()));
        QVERIFY(!usual.apply(actions[0]));
        QVERIFY(!other.apply(others[0]));
    }
}

// TS-SETUP-23: of workers there are numbers, so nothing can hang on the face that one shows
void TestTimespanSetup::workerFaces()
{
    const Value state = start(2, {{"beginner-setup", 1}}).description();
    for (const Value::Entry &player : state.find("players")->map) {
        for (const char *where : {"workers", "sleeping"})
            QVERIFY(player.value.find(where)->kind == Value::Kind::Int);
        for (const Value::Entry &box : player.value.find("boxes")->map)
            QVERIFY(box.value.find("worker")->kind == Value::Kind::Bool);
        for (const Value::Entry &space : player.value.find("timeline")->map)
            QVERIFY(!space.value.find("worker") || space.value.find("worker")->kind == Value::Kind::Bool);
    }
    QVERIFY(state.at("supply/workers")->kind == Value::Kind::Int);
}

void TestTimespanSetup::playerNumbers_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("boards"); // to draft from; 0 without a draft
    QTest::addColumn<QByteArray>("refused");
    QTest::newRow("nobody") << 0 << 0 << QByteArray("TS-OPEN-08");
    QTest::newRow("alone") << 1 << 0 << QByteArray();
    QTest::newRow("four") << 4 << 0 << QByteArray();
    QTest::newRow("five") << 5 << 0 << QByteArray("TS-OPEN-08");
    QTest::newRow("four draft from six boards") << 4 << 6 << QByteArray();
    QTest::newRow("four draft from five boards") << 4 << 5 << QByteArray();
    QTest::newRow("four draft from four boards") << 4 << 4 << QByteArray("TS-OPEN-59");
}

// TS-OPEN-08, TS-OPEN-59: one to four may play, and a draft needs a board more than players
void TestTimespanSetup::playerNumbers()
{
    QFETCH(int, players);
    QFETCH(int, boards);
    QFETCH(QByteArray, refused);
    std::shared_ptr<const GamePack> content = pack(boards > 0 ? OptionValues{{"boards", 2}} : OptionValues{});
    Items items = content->items;
    while (boards > 0 && !items.ofKind("solo").empty()) // they name boards
        items.remove("solo", std::string(items.ofKind("solo").back()->id));
    while (boards > 0 && std::ssize(items.ofKind("tech-board")) > boards)
        items.remove("tech-board", std::string(items.ofKind("tech-board").back()->id));
    Diagnostics problems;
    content = makePack(*content->rules, items, content->options, problems);
    QVERIFY2(content, problems.empty() ? "" : problems[0].toString().c_str());
    StateBlock state;
    const auto refusal =
        content->rules->newGame(*content->content, {.players = players, .firstPlayer = -1, .seed = 1}, state, nullptr);
    QCOMPARE(refusal ? QByteArray::fromStdString(std::string(refusal->rule)) : QByteArray(), refused);
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

namespace {

/// Names of what a player holds and others do not see.
std::set<std::string> secretsOf(const Game &game, int player)
{
    std::set<std::string> names;
    const Value state = game.description();
    const std::string mine = "players/" + std::to_string(player + 1);
    const auto add = [&](const char *kind, const Value *id) {
        const Item *item = id ? game.pack().items.find(kind, id->text) : nullptr;
        if (item)
            names.insert(item->fields.textOr("name", ""));
    };
    for (const auto &[place, kind] : {std::pair("/hand", "history-card"), std::pair("/wonders", "wonder"),
                                      std::pair("/secret-visions", "vision")}) {
        const Value *list = state.at(mine + place);
        for (std::size_t i = 0; list && i < list->list.size(); ++i)
            add(kind, &list->list[i]);
    }
    if (state.textOr("phase", "") == "start")
        add("vision", state.at(mine + "/vision"));
    return names;
}

} // namespace

// TS-SETUP-19, TS-SETUP-20: what the log tells others about a step, read with their eyes, names nothing that came into
// the hand unseen
void TestTimespanSetup::othersAreToldNoSecrets()
{
    Random random(3);
    int kept = 0;
    for (int round = 0; round < 3; ++round) {
        Game game = start(3);
        while (!game.isOver()) {
            ActionList actions;
            game.legalActions(actions);
            const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            const StateBlock before = game.state();
            const std::string text = game.pack().rules->actionText(*game.pack().content, before, action);
            QVERIFY(!game.apply(action));
            if (!text.starts_with("keep ") || game.isOver())
                continue;
            const std::set<std::string> secrets = secretsOf(game, action.player);
            for (const int reader : {-1, (action.player + 1) % 3}) {
                const Rules &rules = *game.pack().rules;
                const Message told = rules.describeAction(*game.pack().content,
                                                          rules.viewFor(*game.pack().content, before, reader), action);
                for (const Message::Argument &argument : told.arguments)
                    QVERIFY2(!secrets.contains(argument.text), (text + ": " + told.toEnglish()).c_str());
            }
            kept += secrets.empty() ? 0 : 1;
        }
    }
    QVERIFY(kept > 20);
}

/// Nobody at a table knows discovery tiles by their ids.
void TestTimespanSetup::tilesAreCalledByWhatTheyGive()
{
    const auto pack = yaml::loadPack(mw::sourceFile("/content/timespan")).pack;
    Game game = *Game::start(pack, {.players = 3, .firstPlayer = -1, .seed = 3});
    Random random(3);
    int told = 0;
    ActionList legal;
    const auto check = [&](const Message &message) {
        const std::string text = message.toEnglish();
        QVERIFY2(text.find("discovery-") == std::string::npos, text.c_str());
        told += text.find("discovery tile") != std::string::npos ? 1 : 0;
    };
    while (!game.isOver()) {
        game.legalActions(legal);
        for (const Action &action : legal)
            check(pack->rules->describeAction(*pack->content, game.state(), action));
        QVERIFY(!game.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
        for (const Event &event : game.steps().back().events)
            check(pack->rules->describeEvent(*pack->content, game.state(), event));
    }
    QVERIFY(told > 0);
}

QTEST_GUILESS_MAIN(TestTimespanSetup)
#include "tst_timespan_setup.moc"

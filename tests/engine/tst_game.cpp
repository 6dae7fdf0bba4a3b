#include "core/game.h"
#include "core/rulestext.h"
#include "fixture/pebbles.h"

#include <QTest>

#include <cstring>

using namespace mw;

class TestGame : public QObject
{
    Q_OBJECT

private slots:
    void actionsBeyondTheRoomAreLeftOut();
    void refusesAnImpossibleSetup();
    void refusedActionsChangeNothing();
    void undoAndRedo();
    void newMovesForgetUndoneOnes();
    void carriesOnUnderNewContent();
    void tellsStepsAsTheyWerePlayed();
    void keepsItsContentWhereCarryingFails();
    void replaysByText();
    void namesTheStepThatNoLongerWorks();
    void undoneStepsMayFailInReplays();
    void startsFromAGivenState();

private:
    static Game started() { return *Game::start(pebbles::pack(), {.players = 2, .firstPlayer = 0, .seed = 1}); }
    static void play(Game &game, std::vector<std::string> actions)
    {
        for (const std::string &action : actions)
            QVERIFY2(!game.applyText(action), action.c_str());
    }
    static std::shared_ptr<const GamePack> changed(const std::function<void(Items &)> &change,
                                                   const OptionValues &options = {})
    {
        Items items = pebbles::items();
        change(items);
        Diagnostics problems;
        return makePack(pebbles::rules(), std::move(items), options, problems);
    }
    static bool sameState(const Game &a, const Game &b)
    {
        return std::memcmp(a.state().bytes.data(), b.state().bytes.data(), a.pack().rules->stateSize()) == 0;
    }
    static std::string at(const Game &game, const char *path)
    {
        const Value state = game.description();
        const Value *value = state.at(path);
        return value ? value->text : "nothing";
    }
};

void TestGame::actionsBeyondTheRoomAreLeftOut()
{
    ActionList actions;
    Action action;
    for (std::size_t number = 0; number < ActionList::capacity + 5; ++number) {
        action.args[0] = static_cast<std::int16_t>(number);
        actions.add(action);
    }
    QCOMPARE(actions.size(), ActionList::capacity);
    QCOMPARE(std::size_t(actions[actions.size() - 1].args[0]), ActionList::capacity - 1);
}

void TestGame::refusesAnImpossibleSetup()
{
    std::optional<Refusal> why;
    QVERIFY(!Game::start(pebbles::pack(), {.players = 5}, &why));
    QCOMPARE(why->rule, std::string_view("PB-SETUP-01"));
    QCOMPARE(why->args[0], std::int16_t{5});
}

void TestGame::refusedActionsChangeNothing()
{
    Game game = started();
    const Game before = game;
    const auto problem = game.applyText("take shore 3");
    QCOMPARE(problem->refusal->rule, std::string_view("PB-TAKE-01"));
    QCOMPARE(refusalText(game.pack().items, *problem->refusal).toEnglish(), std::string("At most 2 pebbles at once."));
    QCOMPARE(game.applyText("take lake 1")->reasons.at(0).code, std::string("action.unknown"));
    QVERIFY(sameState(game, before) && game.steps().empty());
}

void TestGame::undoAndRedo()
{
    Game game = started();
    QVERIFY(!game.undo());
    play(game, {"take shore 1", "take brook 2"});
    const Game late = game;
    QVERIFY(game.undo() && game.undo());
    QVERIFY(sameState(game, started()));
    QVERIFY(game.redo() && game.redo() && !game.redo());
    QVERIFY(sameState(game, late));
    game.goTo(1);
    QCOMPARE(at(game, "piles/brook"), std::string("4"));
}

void TestGame::newMovesForgetUndoneOnes()
{
    Game game = started();
    play(game, {"take shore 1", "take brook 2"});
    game.setNote(0, "timid");
    game.undo();
    play(game, {"take brook 1"});
    QCOMPARE(game.steps().size(), std::size_t{2});
    QCOMPARE(game.steps()[1].text, std::string("take brook 1"));
    QCOMPARE(game.steps()[0].note, std::string("timid"));
    QVERIFY(!game.redo());
}

void TestGame::carriesOnUnderNewContent()
{
    Game game = started();
    play(game, {"take shore 1"});
    const auto pack = changed([](Items &items) {
        items.remove("pile", "shore"); // back in, behind the other
        items.add({"pile", "shore", pebbles::map({{"pebbles", Value::ofInt(5)}}), {}});
    });
    QVERIFY(!game.carryOn(pack));
    QCOMPARE(&game.pack(), pack.get());
    QCOMPARE(at(game, "piles/shore"), std::string("2"));
    game.undo();
    QCOMPARE(at(game, "piles/shore"), std::string("3"));
}

void TestGame::tellsStepsAsTheyWerePlayed()
{
    Game game = started();
    play(game, {"take shore 1", "take shore 1"});
    const auto first = game.sharedPack();
    const auto swapped = changed([](Items &items) {
        items.remove("pile", "shore"); // back in, behind the other
        items.add({"pile", "shore", pebbles::map({{"pebbles", Value::ofInt(5)}}), {}});
    });
    const auto told = [&](int step) {
        const Telling telling = game.telling(step);
        return telling.pack.rules
            ->describeAction(*telling.pack.content, telling.before, game.steps()[std::size_t(step)].action)
            .toEnglish();
    };
    const std::string before = told(0);
    QVERIFY(!game.carryOn(swapped));
    play(game, {"take brook 1"});
    QCOMPARE(told(0), before);
    QCOMPARE(&game.telling(-1).pack, first.get());
    QCOMPARE(&game.telling(1).pack, first.get());
    QCOMPARE(&game.telling(2).pack, swapped.get());
    const Event &event = game.steps()[0].events.front();
    const Item *shore = first->items.find("pile", "shore");
    QCOMPARE(&first->items.all()[std::size_t(event.source)], shore);
    QCOMPARE(&swapped->items.all()[std::size_t(game.sourceOf(0, event))], swapped->items.find("pile", "shore"));
    QCOMPARE(game.sourceOf(0, Event()), -1);

    // What is played anew is told by the content that it is played under.
    game.goTo(1);
    play(game, {"take brook 1", "take brook 1"});
    QCOMPARE(&game.telling(0).pack, first.get());
    QCOMPARE(&game.telling(1).pack, swapped.get());
    QCOMPARE(&game.telling(2).pack, swapped.get());
    game.goTo(0);
    play(game, {"take brook 2"});
    QCOMPARE(&game.telling(-1).pack, first.get());
    QCOMPARE(&game.telling(0).pack, swapped.get());
    QVERIFY(!game.replay(first));
    QCOMPARE(&game.telling(-1).pack, first.get());
}

void TestGame::keepsItsContentWhereCarryingFails()
{
    Game game = started();
    const auto problem = game.carryOn(changed([](Items &items) { items.remove("pile", "brook"); }));
    QVERIFY(problem);
    QCOMPARE(problem->step, -1);
    QCOMPARE(problem->reasons.at(0).code, std::string("carry.pile"));
    QCOMPARE(problem->changedItems, std::vector<std::string>{"pile/brook"});
    QVERIFY(sameState(game, started()));
}

void TestGame::replaysByText()
{
    Game game = started();
    play(game, {"take shore 1", "take brook 2"});
    const auto more = changed([](Items &items) {
        items.remove("pile", "shore");
        items.add({"pile", "shore", pebbles::map({{"pebbles", Value::ofInt(7)}}), {}});
    });
    QVERIFY(!game.replay(more));
    QCOMPARE(at(game, "piles/shore"), std::string("6"));
    QCOMPARE(at(game, "piles/brook"), std::string("2"));
}

void TestGame::namesTheStepThatNoLongerWorks()
{
    Game game = started();
    play(game, {"take brook 1", "take shore 2", "take shore 1"});
    const auto fewer = changed([](Items &items) {
        items.find("pile", "shore")->fields.set("pebbles", Value::ofInt(1));
        items.find("charm", "charm-0")->fields.set("worth", Value::ofInt(9));
    });
    const auto problem = game.replay(fewer);
    QVERIFY(problem);
    QCOMPARE(problem->step, 1);
    QCOMPARE(problem->action, std::string("take shore 2"));
    QCOMPARE(problem->refusal->rule, std::string_view("PB-TAKE-02"));
    QCOMPARE(problem->changedItems, std::vector<std::string>{"pile/shore"});
    QCOMPARE(game.steps().size(), std::size_t{1});
    QCOMPARE(&game.pack(), fewer.get());
}

void TestGame::undoneStepsMayFailInReplays()
{
    Game game = started();
    play(game, {"take brook 1", "take shore 2"});
    game.undo();
    QVERIFY(!game.replay(
        changed([](Items &items) { items.find("pile", "shore")->fields.set("pebbles", Value::ofInt(1)); })));
    QCOMPARE(game.position(), std::size_t{1});
    QVERIFY(!game.redo());
}

void TestGame::startsFromAGivenState()
{
    Diagnostics problems;
    const Value given = pebbles::map({{"turn", Value::ofInt(2)}});
    std::optional<Game> game = Game::startFrom(pebbles::pack(), {.players = 2, .firstPlayer = 0}, given, problems);
    QVERIFY(game && problems.empty());
    QCOMPARE(game->question().player, 1);
    QVERIFY(!game->replay(pebbles::pack()));
    QCOMPARE(game->question().player, 1);
    QVERIFY(!Game::startFrom(pebbles::pack(), {}, pebbles::map({{"weather", Value::ofInt(2)}}), problems));
    QCOMPARE(problems.at(0).code, std::string("given.unknown"));
    QVERIFY(!Game::startFrom(pebbles::pack(), {.players = 9}, {}, problems));
    QCOMPARE(problems.at(1).code, std::string("setup.refused"));
}

QTEST_GUILESS_MAIN(TestGame)
#include "tst_game.moc"

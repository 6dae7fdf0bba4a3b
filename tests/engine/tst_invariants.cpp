#include "core/asked.h"
#include "core/bots.h"
#include "core/savefile.h"
#include "core/simulation.h"
#include "core/valuediff.h"
#include "fixture/shelf.h"

#include <QTest>

#include <algorithm>
#include <cstring>
#include <set>
#include <span>

using namespace mw;

/// What must hold in every state of every game, whatever its rules: random games are played and looked at.
class TestInvariants : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(!shelf::entries().empty()); }
    void randomGames_data();
    void randomGames();
    void signatures_data();
    void signatures();
    void playOut_data();
    void playOut();
    void botsNeedNoMemory_data();
    void botsNeedNoMemory();

private:
    void checkLegalActions(const Game &game);
    void checkTexts(const Game &game);
    void checkRefusals(const Game &game, Game &twin, Random &random);
    [[nodiscard]] bool isAnotherSpelling(const Game &game, const Action &action) const;
    void checkCopies(const Game &game);
    void checkHiddenInformation(const Game &game, Random &random);
    void checkDescription(const Game &game);
    void checkEvents(const Game &game);
    void checkTakenBack(const Game &game, const Action &last);
    void checkReplay(const Game &game);

    [[nodiscard]] bool same(const StateBlock &a, const StateBlock &b) const
    {
        return std::memcmp(a.bytes.data(), b.bytes.data(), m_rules->stateSize()) == 0;
    }

    static constexpr int bound = 20'000; ///< decisions; far above what any game needs
    const Rules *m_rules = nullptr;
    const CompiledContent *m_content = nullptr;
    ActionList m_actions;
};

void TestInvariants::randomGames_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    for (const shelf::Entry &entry : shelf::entries())
        QTest::addRow("%s, %d players", entry.game.c_str(), entry.players)
            << QString::fromStdString(entry.game) << entry.players;
}

void TestInvariants::randomGames()
{
    QFETCH(QString, game);
    QFETCH(int, players);
    const std::shared_ptr<const GamePack> pack = shelf::pack(game.toStdString());
    QVERIFY(pack);
    m_rules = pack->rules;
    m_content = pack->content.get();
    const std::uint64_t games = game.contains(u'+') ? 1 : 4; // with modules most is as without
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        std::optional<Game> played = Game::start(pack, {.players = players, .firstPlayer = -1, .seed = seed});
        QVERIFY(played);
        QCOMPARE(m_rules->playerCount(played->state()), players);
        const shelf::Totals totals = shelf::totals(*played);
        Game twin = *played; // goes the same way; what is tried on it and refused leaves it as it is
        Random random(seed, 77);
        while (!played->isOver()) {
            QVERIFY2(played->position() < bound, "the game does not end");
            for (const auto &check : {&TestInvariants::checkLegalActions, &TestInvariants::checkTexts,
                                      &TestInvariants::checkCopies, &TestInvariants::checkEvents})
                (this->*check)(*played);
            checkRefusals(*played, twin, random);
            checkHiddenInformation(*played, random);
            if (played->position() % shelf::describedEvery == 0) {
                checkDescription(*played);
                QCOMPARE(QByteArray::fromStdString(shelf::toLine(shelf::totals(*played))),
                         QByteArray::fromStdString(shelf::toLine(totals)));
            }
            if (QTest::currentTestFailed())
                return;
            played->legalActions(m_actions);
            const Action action = m_actions[random.below(static_cast<std::uint32_t>(m_actions.size()))];
            QVERIFY(!played->apply(action) && !twin.apply(action));
            checkTakenBack(*played, action);
        }
        played->legalActions(m_actions);
        QVERIFY(m_actions.isEmpty());
        QCOMPARE(played->question().player, -1);
        checkReplay(*played);
    }
}

void TestInvariants::checkLegalActions(const Game &game)
{
    game.legalActions(m_actions);
    QVERIFY(!m_actions.isEmpty() && m_actions.size() < ActionList::capacity); // none was left out
    const std::span<const Action> answers = answersOfAsked(m_actions);
    QVERIFY(!std::all_of(answers.begin(), answers.end(), [&](const Action &a) { return m_rules->takesBack(a); }));
    const std::vector<Action> first(m_actions.begin(), m_actions.end());
    game.legalActions(m_actions);
    QVERIFY(std::equal(first.begin(), first.end(), m_actions.begin(), m_actions.end()));
    for (std::size_t i = 0; i < first.size(); ++i) {
        QCOMPARE(std::count(first.begin(), first.end(), first[i]), 1);
        QVERIFY(!game.refusal(first[i]));
    }
    const int asked = game.question().player;
    QVERIFY(asked >= 0 && asked < game.setup().players);
    QCOMPARE(int{first.front().player}, asked);
}

void TestInvariants::checkTexts(const Game &game)
{
    QVERIFY(!game.question().text.isEmpty());
    game.legalActions(m_actions);
    std::set<std::string> texts;
    for (const Action &action : m_actions) {
        const std::string text = m_rules->actionText(*m_content, game.state(), action);
        QVERIFY2(texts.insert(text).second, text.c_str());
        const std::optional<Action> parsed = m_rules->parseAction(*m_content, game.state(), text);
        QVERIFY2(parsed && *parsed == action, text.c_str());
        QVERIFY2(!m_rules->describeAction(*m_content, game.state(), action).isEmpty(), text.c_str());
    }
}

/// Whatever is tried: it is refused and changes nothing, or it is one of the legal actions.
void TestInvariants::checkRefusals(const Game &game, Game &twin, Random &random)
{
    std::vector<Action> tries;
    m_rules->candidates(*m_content, game.state(), m_actions);
    tries.assign(m_actions.begin(), m_actions.end());
    const auto number = [&random](std::uint32_t limit) { return static_cast<std::int16_t>(random.below(limit)); };
    for (int i = 0; i < 50; ++i) {
        Action action{static_cast<std::uint8_t>(number(32)), static_cast<std::uint8_t>(number(6)), {}};
        for (std::int16_t &argument : action.args)
            argument = static_cast<std::int16_t>(number(60) - 4);
        tries.push_back(action);
    }
    game.legalActions(m_actions);
    for (const Action &action : tries) {
        const std::optional<Refusal> refused = game.refusal(action);
        const bool isListed = std::find(m_actions.begin(), m_actions.end(), action) != m_actions.end();
        if (!refused) {
            QVERIFY2(isListed || isAnotherSpelling(game, action),
                     m_rules->actionText(*m_content, game.state(), action).c_str());
            continue;
        }
        QVERIFY(!isListed);
        QVERIFY(!refused->rule.empty());
        QVERIFY(twin.apply(action));
        QVERIFY(same(twin.state(), game.state()) && twin.position() == game.position());
    }
}

/// Arguments that an action does not need may be anything: then it does what a listed one does.
bool TestInvariants::isAnotherSpelling(const Game &game, const Action &action) const
{
    StateBlock after = game.state();
    m_rules->apply(*m_content, after, action, nullptr);
    return std::any_of(m_actions.begin(), m_actions.end(), [&](const Action &listed) {
        StateBlock other = game.state();
        m_rules->apply(*m_content, other, listed, nullptr);
        return same(after, other);
    });
}

/// A copy goes its own way, with or without somebody listening to the events.
void TestInvariants::checkCopies(const Game &game)
{
    game.legalActions(m_actions);
    const StateBlock before = game.state();
    StateBlock heard = before;
    StateBlock unheard = before;
    EventList events;
    m_rules->apply(*m_content, heard, m_actions[0], &events);
    m_rules->apply(*m_content, unheard, m_actions[0], nullptr);
    QVERIFY(same(heard, unheard));
    QVERIFY(!same(heard, before));
    QVERIFY(same(game.state(), before));
}

/// What a player does not know may be anything that fits: the player's view, and what the player may do, stay.
void TestInvariants::checkHiddenInformation(const Game &game, Random &random)
{
    game.legalActions(m_actions);
    const std::vector<Action> legal(m_actions.begin(), m_actions.end());
    const int asked = game.question().player;
    for (int player = -1; player < game.setup().players; ++player) {
        StateBlock world = game.state();
        m_rules->determinize(*m_content, world, player, random);
        const StateBlock view = m_rules->viewFor(*m_content, game.state(), player);
        QVERIFY(same(view, m_rules->viewFor(*m_content, world, player)));
        if (player != asked)
            continue;
        m_rules->legalActions(*m_content, world, m_actions);
        QVERIFY(std::equal(legal.begin(), legal.end(), m_actions.begin(), m_actions.end()));
    }
}

/// Laid over a fresh start, the description gives the same position again.
void TestInvariants::checkDescription(const Game &game)
{
    Diagnostics problems;
    const Value description = game.description();
    const std::optional<Game> again = Game::startFrom(game.sharedPack(), game.setup(), description, problems);
    QVERIFY2(again && problems.empty(), problems.empty() ? "" : problems[0].message.toEnglish().c_str());
    const auto difference = firstDifference(description, again->description());
    const std::string told =
        difference ? difference->path + ": " + difference->expected + " became " + difference->actual : "";
    QVERIFY2(again->description().sameAs(description), told.c_str());
    game.legalActions(m_actions);
    const std::vector<Action> legal(m_actions.begin(), m_actions.end());
    again->legalActions(m_actions);
    QVERIFY(std::equal(legal.begin(), legal.end(), m_actions.begin(), m_actions.end()));
}

void TestInvariants::checkEvents(const Game &game)
{
    if (game.position() == 0)
        return;
    const std::size_t last = game.position() - 1;
    for (const Event &event : game.steps()[last].events) {
        QVERIFY(!m_rules->describeEvent(*m_content, game.state(), event).isEmpty());
        QVERIFY(event.source >= -1 && event.source < std::ssize(game.pack().items.all()));
        QVERIFY(event.player >= -1 && event.player < game.setup().players);
    }
}

/// What is marked as taking back, and what bots therefore leave alone, leads to a position that was there before.
void TestInvariants::checkTakenBack(const Game &game, const Action &last)
{
    bool wasThere = false;
    for (std::size_t step = 0; m_rules->takesBack(last) && step < game.position(); ++step)
        wasThere = wasThere || same(game.stateAt(step), game.state());
    QCOMPARE(wasThere, m_rules->takesBack(last));
}

void TestInvariants::checkReplay(const Game &game)
{
    Game again = game;
    QVERIFY(!again.replay(game.sharedPack()));
    QVERIFY(same(again.state(), game.state()));
    QCOMPARE(again.position(), game.position());
    for (std::size_t i = 0; i < game.steps().size(); ++i)
        QVERIFY(again.steps()[i].events == game.steps()[i].events);

    QVERIFY(!again.carryOn(game.sharedPack()));
    for (std::size_t i = 0; i <= game.steps().size(); ++i)
        QVERIFY(same(again.stateAt(i), game.stateAt(i)));

    const std::optional<SaveGame> save = shelf::throughText(saveOf(game, {}));
    QVERIFY(save);
    const Replayed replayed = replaySave(*save, game.sharedPack());
    QVERIFY(replayed.game && !replayed.problem);
    QVERIFY(same(replayed.game->state(), game.state()));
}

void TestInvariants::signatures_data()
{
    randomGames_data();
}

/// One number for how a game behaves: it changes with the rules and the content, and never by accident.
/// MW_WRITE_SIGNATURES=1 in the environment writes the file anew.
void TestInvariants::signatures()
{
    QFETCH(QString, game);
    QFETCH(int, players);
    const std::shared_ptr<const GamePack> pack = shelf::pack(game.toStdString());
    QVERIFY(pack);
    const std::string found = shelf::signature(*pack, players);
    QCOMPARE(QByteArray::fromStdString(found),
             QByteArray::fromStdString(shelf::expectedSignature(game.toStdString(), players, found)));
}

void TestInvariants::playOut_data()
{
    randomGames_data();
}

/// However fast a game plays out, it goes the way that it goes step by step, and stops when it is told.
void TestInvariants::playOut()
{
    QFETCH(QString, game);
    QFETCH(int, players);
    const std::shared_ptr<const GamePack> pack = shelf::pack(game.toStdString());
    QVERIFY(pack);
    m_rules = pack->rules;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        StateBlock slow;
        QVERIFY(
            !m_rules->newGame(*pack->content, {.players = players, .firstPlayer = -1, .seed = seed}, slow, nullptr));
        StateBlock fast = slow;
        StateBlock half = slow;
        Random random(seed, 3);
        std::uint64_t decisions = 0;
        for (; !m_rules->isOver(slow); ++decisions) {
            m_rules->legalActions(*pack->content, slow, m_actions);
            const Action action = m_actions[random.below(static_cast<std::uint32_t>(answersOfAsked(m_actions).size()))];
            m_rules->apply(*pack->content, slow, action, nullptr);
        }
        Random again(seed, 3);
        QCOMPARE(m_rules->playOut(*pack->content, fast, again, bound), decisions);
        QVERIFY(same(fast, slow));
        QVERIFY(again == random);
        Random other(seed, 3);
        QCOMPARE(m_rules->playOut(*pack->content, half, other, decisions / 2), decisions / 2);
        QCOMPARE(m_rules->playOut(*pack->content, half, other, bound), decisions - decisions / 2);
        QVERIFY(same(half, slow));
    }
}

void TestInvariants::botsNeedNoMemory_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    for (const shelf::Entry &entry : shelf::entries()) {
        if (entry.game.find('+') == std::string::npos) // modules change nothing here
            QTest::addRow("%s, %d players", entry.game.c_str(), entry.players)
                << QString::fromStdString(entry.game) << entry.players;
    }
}

/// A bot made anew for each decision, as the table does, decides as one that has been there from the start, and comes
/// to the end of the game.
void TestInvariants::botsNeedNoMemory()
{
    QFETCH(QString, game);
    QFETCH(int, players);
    const std::shared_ptr<const GamePack> pack = shelf::pack(game.toStdString());
    QVERIFY(pack);
    m_rules = pack->rules;
    for (const std::string_view kind : botKinds()) {
        StateBlock state;
        QVERIFY(!m_rules->newGame(*pack->content, {.players = players, .firstPlayer = -1, .seed = 7}, state, nullptr));
        const std::unique_ptr<Bot> old = makeBot(kind);
        Random random(7, 5);
        for (int decisions = 0; !m_rules->isOver(state); ++decisions) {
            QVERIFY2(decisions < bound, "the game does not end");
            const int player = m_rules->question(*pack->content, state).player;
            Random same = random;
            const Action action = makeBot(kind)->choose(*pack, state, player, random);
            QVERIFY(old->choose(*pack, state, player, same) == action);
            m_rules->apply(*pack->content, state, action, nullptr);
        }
    }
}

QTEST_GUILESS_MAIN(TestInvariants)
#include "tst_invariants.moc"

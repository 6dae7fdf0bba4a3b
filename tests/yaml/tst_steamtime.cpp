#include "core/game.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <array>

/// What no scenario can say about Steam Time: set-ups that are refused, and what a player may see.
class TestSteamTime : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refusesOtherNumbersOfPlayers_data();
    void refusesOtherNumbersOfPlayers();
    void hidesTakenMissions();
    void refusesGivenPartsOfAnotherShape();

private:
    /// Puts a value of a shape that is wrong there in the place of each part of `given`, one at a time.
    void misshapeEach(mw::Value &part, const mw::Value &given, const std::string &path) const;

    std::shared_ptr<const mw::GamePack> m_pack;
};

void TestSteamTime::initTestCase()
{
    m_pack = mw::yaml::loadPack(mw::sourceFile("/content/steam-time")).pack;
    QVERIFY(m_pack);
}

void TestSteamTime::refusesOtherNumbersOfPlayers_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("starts");
    QTest::newRow("one") << 1 << false;
    QTest::newRow("two") << 2 << true;
    QTest::newRow("four") << 4 << true;
    QTest::newRow("five") << 5 << false;
}

void TestSteamTime::refusesOtherNumbersOfPlayers() // ST-PLAYERCOUNT-01
{
    QFETCH(int, players);
    QFETCH(bool, starts);
    mw::Setup setup;
    setup.players = players;
    std::optional<mw::Refusal> why;
    QCOMPARE(mw::Game::start(m_pack, setup, &why).has_value(), starts);
    QCOMPARE(why.has_value(), !starts);
    if (why)
        QCOMPARE(why->rule, std::string_view("ST-PLAYERCOUNT-01"));
}

void TestSteamTime::hidesTakenMissions() // ST-MISSION-02
{
    const mw::Rules &rules = *m_pack->rules;
    mw::Setup setup;
    mw::StateBlock state;
    QVERIFY(!rules.newGame(*m_pack->content, setup, state, nullptr));
    mw::Value player = mw::Value::ofMap({});
    player.set("missions", mw::Value::ofList({mw::Value::ofText("full-hold")}));
    mw::Value players = mw::Value::ofMap({});
    players.set("1", player);
    mw::Value given = mw::Value::ofMap({});
    given.set("players", players);
    mw::Diagnostics problems;
    rules.overlayState(*m_pack->content, state, given, problems);
    QVERIFY(problems.empty());

    const std::array<std::pair<int, const char *>, 3> views{{{0, "full-hold"}, {1, "unknown"}, {-1, "unknown"}}};
    for (const auto &[seat, text] : views) {
        const mw::Value seen = rules.describeState(*m_pack->content, rules.viewFor(*m_pack->content, state, seat));
        const mw::Value *missions = seen.at("players/1/missions");
        QVERIFY(missions && missions->list.size() == 1);
        QCOMPARE(missions->list.front().text, std::string(text));
    }
}

void TestSteamTime::misshapeEach(mw::Value &part, const mw::Value &given, const std::string &path) const
{
    using mw::Value;
    const Value right = part;
    for (const Value &wrong : {Value::ofText("x"), Value::ofMap({}), Value::ofList({}), Value::ofInt(3)}) {
        if (wrong.kind == right.kind || (wrong.isScalar() && right.isScalar()))
            continue;
        part = wrong;
        mw::Diagnostics problems;
        QVERIFY2(!mw::Game::startFrom(m_pack, {}, given, problems), path.c_str());
        QVERIFY2(mw::hasErrors(problems), path.c_str());
    }
    part = right;
    for (Value::Entry &entry : part.map)
        misshapeEach(entry.value, given, path + '/' + entry.key);
    if (!part.list.empty())
        misshapeEach(part.list.front(), given, path + "/1");
}

/// Whatever a hand-edited scenario or saved game has in the place of a list, a map or a single value.
void TestSteamTime::refusesGivenPartsOfAnotherShape()
{
    mw::Value given = mw::Game::start(m_pack, {})->description();
    mw::Diagnostics problems;
    QVERIFY(mw::Game::startFrom(m_pack, {}, given, problems));
    QVERIFY(problems.empty());
    misshapeEach(given, given, {});
}

QTEST_GUILESS_MAIN(TestSteamTime)
#include "tst_steamtime.moc"

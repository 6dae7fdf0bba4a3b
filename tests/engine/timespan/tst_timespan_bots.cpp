#include "core/simulation.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

using namespace mw;

/// What the greedy bot of Timespan is good for.
class TestTimespanBots : public QObject
{
    Q_OBJECT

private slots:
    void beatsRandom_data();
    void beatsRandom();
    void winsAlone_data();
    void winsAlone();

private:
    static constexpr std::uint64_t firstSeed = 501;
    [[nodiscard]] static int wins(const std::string &solo, int players, int games);
};

/// How many games the greedy bot wins, sitting in turn on each seat among random ones, or alone in a solo set-up.
int TestTimespanBots::wins(const std::string &solo, int players, int games)
{
    const std::string folder = mw::sourceFile("/content/timespan");
    Diagnostics problems;
    const auto number = readOption(yaml::loadPack(folder).items, "solo", solo, {}, problems);
    if (!number)
        return 0;
    const auto pack = yaml::loadPack(folder, {{"solo", *number}}).pack;
    int count = 0;
    for (int i = 0; i < games; ++i) {
        const int seat = i % players;
        std::vector<std::string> bots(static_cast<std::size_t>(players), "random");
        bots[static_cast<std::size_t>(seat)] = "greedy";
        const Setup setup{.players = players, .firstPlayer = -1, .seed = firstSeed + static_cast<unsigned>(i)};
        const GameResult result = playGame(*pack, setup, bots, 20'000);
        for (const Standing &standing : result.standings)
            count += result.finished && standing.player == seat && standing.rank == 1 ? 1 : 0;
    }
    return count;
}

void TestTimespanBots::beatsRandom_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 4; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestTimespanBots::beatsRandom()
{
    QFETCH(int, players);
    constexpr int games = 30;
    QVERIFY(10 * wins("random", players, games) >= 9 * games);
}

void TestTimespanBots::winsAlone_data()
{
    QTest::addColumn<QString>("solo");
    QTest::newRow("random set-up") << "random";
    QTest::newRow("Clash of Cultures") << "clash-of-cultures";
    QTest::newRow("Tapestry") << "tapestry";
}

/// Both visions, or the win condition of a scenario, are within its reach.
void TestTimespanBots::winsAlone()
{
    QFETCH(QString, solo);
    QVERIFY(wins(solo.toStdString(), 1, 20) >= 2);
}

QTEST_GUILESS_MAIN(TestTimespanBots)
#include "tst_timespan_bots.moc"

#include "qml/Playtest/botdriver.h"
#include "qml/Playtest/playtestgame.h"

#include "core/random.h"
#include "core/savefile.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cstring>

using namespace mw;
using table::PlaytestGame;

/// A session without a window: over to edited content, back and forth, saved and opened.
class TestPlaytestGame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_pack = yaml::loadPack(mw::sourceFile("/content/steam-time")).pack;
        QVERIFY(m_pack);
    }

    void init()
    {
        m_game = std::make_unique<PlaytestGame>();
        m_game->adoptPack(m_pack);
        m_game->setup()->setSeed(QStringLiteral("21"));
        m_game->setup()->setSeatKind(1, 0);
        QVERIFY(m_game->start());
    }

    void modelsKeepTheirPromises()
    {
        const QAbstractItemModelTester choices(m_game->choiceModel());
        const QAbstractItemModelTester log(m_game->gameLog()->model());
        play(120);
        m_game->gameLog()->setFilter(QStringLiteral("gold"));
        QVERIFY(m_game->gameLog()->model()->count() > 0);
        m_game->gameLog()->setFilter({});
    }

    void optionsKeepTheirWordWhenOthersComeAndGo()
    {
        const auto pack = yaml::loadPack(mw::sourceFile("/content/timespan")).pack;
        table::TableSetup setup;
        setup.setPack(pack);
        QVERIFY(setup.choose("solo", "concordia"));
        QVERIFY(!setup.choose("solo", "nowhere"));
        const auto chosen = [&] {
            Diagnostics problems;
            const auto made = setup.chosenPack(problems);
            return QString::fromStdString(optionText(made->items, "solo", made->options.at("solo")));
        };
        QCOMPARE(chosen(), QStringLiteral("concordia"));
        const auto with = [&](Items items) {
            Diagnostics problems;
            return std::shared_ptr<const GamePack>(makePack(*pack->rules, std::move(items), pack->options, problems));
        };
        Items more;
        more.add(*pack->items.find("solo", "mosaic"));
        more.at(0).id = "a-first-one"; // stands before all others
        for (const Item &item : pack->items.all()) {
            more.add(item);
        }
        setup.setPack(with(more));
        QCOMPARE(chosen(), QStringLiteral("concordia"));
        more.remove("solo", "concordia");
        setup.setPack(with(more));
        QCOMPARE(chosen(), QStringLiteral("random")); // what the game is set to when nothing is chosen
    }

    void logLeadsToSteps()
    {
        play(40);
        for (int step = 0; step < m_game->stepCount(); ++step) {
            QCOMPARE(logCell(m_game->gameLog()->rowOfStep(step), "step").toInt(), step);
        }
        // What is filtered away is beside the last line before it.
        m_game->gameLog()->setFilter(QStringLiteral("nothing of this kind"));
        QCOMPARE(m_game->gameLog()->rowOfStep(3), 0);
        m_game->gameLog()->setFilter({});
    }

    void logTellsWhatWasBeforeTheContentChanged()
    {
        play(10);
        const SaveGame save = saveOf(*m_game->game(), m_game->seats());
        Diagnostics problems;
        std::optional<Game> on = carryOnSave(save, m_pack, problems);
        QVERIFY(on && problems.empty());
        m_game->openGame(std::move(*on), save.seats);
        QCOMPARE(logCell(0, "folds").toInt(), static_cast<int>(save.log.size()));
        m_game->gameLog()->toggle(0);
        for (std::size_t i = 0; i < save.log.size(); ++i) {
            QCOMPARE(logCell(static_cast<int>(i) + 1, "text").toString(), QString::fromStdString(save.log[i].action));
        }
    }

    void undoStorm()
    {
        constexpr std::size_t back = 60;
        play(200);
        const std::size_t end = m_game->game()->position();
        QVERIFY(end > back);
        const StateBlock last = m_game->game()->state();
        for (std::size_t i = 0; i < back; ++i) {
            m_game->undo();
        }
        QCOMPARE(m_game->game()->position(), end - back);
        QVERIFY(!same(last, m_game->game()->state()));
        for (std::size_t i = 0; i < back; ++i) {
            m_game->redo();
        }
        QCOMPARE(m_game->game()->position(), end);
        QVERIFY(same(last, m_game->game()->state()));
        QVERIFY(!m_game->canRedo());
    }

    void editedCardIsTakenAtOnce()
    {
        play(20);
        const StateBlock before = m_game->game()->state();
        m_game->adoptPack(edited("setup/crystal-price", 3));
        QVERIFY(!m_game->report().isOpen());
        QVERIFY(m_game->game()->sharedPack() != m_pack);
        QVERIFY(same(before, m_game->game()->state()));
    }

    void refusedReplayNamesStepRuleAndItem()
    {
        Random random(4);
        bool bought = false;
        for (int step = 0; step < 2000 && !bought && m_game->stage() == PlaytestGame::Playing; ++step) {
            bought = playOne(random).rfind("buy", 0) == 0;
        }
        QVERIFY(bought);
        m_game->adoptPack(edited("setup/crystal-price", 20));
        m_game->replayFromStart();
        QVERIFY(m_game->report().isOpen());
        QVERIFY(!m_game->report().rule.isEmpty());
        QVERIFY2(m_game->report().changed.contains(QStringLiteral("game/")), qPrintable(m_game->report().changed));
        m_game->dismissReport();
        QVERIFY(!m_game->report().isOpen());
    }

    void savedGameOpensAsItWas()
    {
        play(60);
        m_game->concede(1);
        const StateBlock saved = m_game->game()->state();
        Diagnostics problems;
        const std::string text = writeSave(saveOf(*m_game->game(), m_game->seats()));
        const auto save = readSave(yaml::parseValue("game.yaml", text, problems), problems);
        QVERIFY(save);
        auto replayed = replaySave(*save, m_pack);
        QVERIFY(replayed.game && !replayed.problem);
        PlaytestGame other;
        other.adoptPack(m_pack);
        other.openGame(std::move(*replayed.game), save->seats);
        QVERIFY(same(saved, other.game()->state()));
        QVERIFY(other.seats() == m_game->seats());
        QVERIFY(other.canUndo());
        QCOMPARE(other.concededAt(1), 60);
        QVERIFY(other.isBot(1));
        other.goTo(59); // taken back, and with it what was done at its end
        QVERIFY(!other.isBot(1));
    }

    void ruleBookFollowsTheContentAfterAnOpenedGame()
    {
        Items items = m_pack->items;
        const std::string rule = items.ofKind("rule").front()->id;
        items.find("rule", rule)->fields.set("title", Value::ofText("As it was once"));
        Diagnostics problems;
        const auto old = makePack(*m_pack->rules, std::move(items), m_pack->options, problems);
        QVERIFY(old);
        auto replayed = replaySave(saveOf(*m_game->game(), m_game->seats()), old);
        QVERIFY(replayed.game);
        const QString id = QString::fromStdString(rule);
        const QString title = m_game->ruleBook()->titleOf(id);
        const auto again = replayed.game;
        m_game->openGame(std::move(*replayed.game), m_game->seats());
        QCOMPARE(m_game->ruleBook()->titleOf(id), QStringLiteral("As it was once"));
        m_game->adoptPack(edited("setup/crystal-price", 3)); // nothing of the rules is new
        QCOMPARE(m_game->ruleBook()->titleOf(id), title);
        m_game->openGame(*again, m_game->seats());
        QVERIFY(m_game->start());
        QCOMPARE(m_game->ruleBook()->titleOf(id), title);
    }

    void othersMissionsAreNotShown()
    {
        play(400);
        m_game->reveal();
        const int viewer = m_game->viewer();
        if (viewer >= 0 && m_game->stage() == PlaytestGame::Playing) {
            const auto hidden =
                m_pack->rules->viewFor(*m_game->game()->pack().content, m_game->game()->state(), viewer);
            QVERIFY(same(hidden, m_game->view()));
        }
    }

    void logNamesNoSpecialistThatOthersPicked()
    {
        m_game->setup()->setOption(1, 1);
        QVERIFY(m_game->start());
        m_game->reveal();
        const int first = m_game->viewer();
        play(1);
        QVERIFY2(picks().contains(QStringLiteral("Take into your hand: ")), qPrintable(picks()));
        play(1);
        QVERIFY(m_game->curtain());
        const QString untold = QStringLiteral("Take a specialist into your hand|Take a specialist into your hand");
        QCOMPARE(picks(), untold);
        m_game->reveal();
        QVERIFY(m_game->viewer() != first);
        QCOMPARE(picks(), untold);
    }

private:
    /// What the log says of specialists that were picked.
    QString picks() const
    {
        const QAbstractItemModel *lines = m_game->gameLog()->model();
        const int role = lines->roleNames().key("text");
        QStringList texts;
        for (int row = 0; row < lines->rowCount(); ++row) {
            texts << lines->index(row, 0).data(role).toString();
        }
        return texts.filter(QStringLiteral("into your hand")).join(u'|');
    }

    [[nodiscard]] QVariant logCell(int row, const char *role) const
    {
        const QAbstractItemModel *model = m_game->gameLog()->model();
        return model->index(row, 0).data(model->roleNames().key(role, -1));
    }
    bool same(const StateBlock &a, const StateBlock &b) const
    {
        return std::memcmp(a.bytes.data(), b.bytes.data(), m_pack->rules->stateSize()) == 0;
    }

    /// The content with one number of the game item changed.
    std::shared_ptr<const GamePack> edited(const char *path, int number) const
    {
        Items items = m_pack->items;
        const std::string id = items.ofKind("game").front()->id;
        const std::string whole(path);
        const auto slash = whole.find('/');
        Value *parent = items.find("game", id)->fields.find(whole.substr(0, slash));
        parent->set(whole.substr(slash + 1), Value::ofInt(number));
        Diagnostics problems;
        auto pack = makePack(*m_pack->rules, std::move(items), m_pack->options, problems);
        if (pack) {
            pack->path = m_pack->path;
        }
        return pack;
    }

    std::string playOne(Random &random)
    {
        ActionList legal;
        m_game->game()->legalActions(legal);
        if (legal.isEmpty() || !m_game->apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))])) {
            return {};
        }
        return m_game->game()->steps()[m_game->game()->position() - 1].text;
    }

    void play(int steps)
    {
        Random random(2);
        for (int step = 0; step < steps && m_game->stage() == PlaytestGame::Playing; ++step) {
            playOne(random);
        }
    }

    std::shared_ptr<const GamePack> m_pack;
    std::unique_ptr<PlaytestGame> m_game;
};

QTEST_MAIN(TestPlaytestGame)
#include "tst_playtestgame.moc"

// Draws the table in several states, for looking at: tablepictures <folder> [width height [zoom [light|dark [players
// [modules|plain|<option>=<number> [game]]]]]]
#include "qml/Playtest/botdriver.h"
#include "qml/Playtest/tablehost.h"

#include "core/random.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickItem>

#include <cstdio>

using namespace mw;

namespace {

void settle(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

void take(table::TableHost &host, const QString &folder, const QString &name)
{
    settle(500);
    const QString file = folder + u'/' + name + QStringLiteral(".png");
    std::printf("%s %s\n", qPrintable(file), host.window()->grabWindow().save(file) ? "drawn" : "failed");
}

/// Plays on at random until the question's English text contains `words`; false at the end of the game.
bool playUntil(table::PlaytestGame &game, const QString &words, Random &random)
{
    for (int step = 0; step < 3000 && game.stage() == table::PlaytestGame::Playing; ++step) {
        if (step > 0 && game.question().contains(words, Qt::CaseInsensitive) && !game.isBot(game.asked())) {
            return true;
        }
        game.reveal();
        ActionList legal;
        game.game()->legalActions(legal);
        game.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return false;
}

/// The first moments of a game of Steam Time that ask something of their own.
void drawMoments(table::TableHost &host, const QString &folder, Random &random)
{
    const std::pair<const char *, const char *> moments[] = {
        {"encounter", "encounter"}, {"top", "halves"}, {"pays for", "payment"}, {"crystal", "crystal"}};
    for (const auto &[words, name] : moments) {
        if (playUntil(*host.game(), QString::fromUtf8(words), random)) {
            host.game()->reveal();
            take(host, folder, QString::fromUtf8(name));
        }
    }
}

/// Takes something that begins with `text` in hand, played at random until it can be had.
bool takeInHand(table::PlaytestGame &game, const std::string &text, Random &random)
{
    for (int step = 0; step < 3000 && game.stage() == table::PlaytestGame::Playing; ++step) {
        game.reveal();
        ActionList legal;
        game.game()->legalActions(legal);
        const GamePack &pack = game.game()->pack();
        for (const Action &action : legal) {
            if (pack.rules->actionText(*pack.content, game.game()->state(), action).starts_with(text)) {
                return game.apply(action);
            }
        }
        game.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return false;
}

/// Cities of World Wonders while they grow, with different pieces in hand.
void drawCities(table::TableHost &host, const QString &folder, Random &random)
{
    table::CityHand *hand = host.worldWonders()->hand();
    const auto draw = [&](const std::string &text, const QString &name) {
        if (takeInHand(*host.game(), text, random)) {
            take(host, folder, name);
            hand->turn(1);
            hand->point({0, 0});
            hand->place();
            take(host, folder, name + QStringLiteral("-refused"));
            hand->takeBack();
        }
    };
    draw("road", QStringLiteral("free-road"));
    draw("buy stack palace", QStringLiteral("palace"));
    for (int turn = 0; turn < 60; ++turn) {
        playUntil(*host.game(), QStringLiteral("what to buy"), random);
    }
    host.game()->reveal();
    take(host, folder, QStringLiteral("middle"));
    draw("buy short-set", QStringLiteral("short-set"));
    draw("buy monument", QStringLiteral("monument"));
    draw("buy stack court", QStringLiteral("court"));
}

/// The first choice whose text form begins with `text` and that the preview has something to tell about.
bool preview(table::TableHost &host, const std::string &text)
{
    const GamePack &pack = host.game()->game()->pack();
    for (int i = 0; i < host.game()->choiceModel()->count(); ++i) {
        if (host.game()->choices().isLegal(i) &&
            pack.rules->actionText(*pack.content, host.game()->game()->state(), host.game()->choices().action(i))
                .starts_with(text)) {
            host.timespan()->preview()->show(i);
            return true;
        }
    }
    return false;
}

/// Plays on as people would rather than at random: what builds, not what ends a turn or only leads elsewhere.
Action lively(const table::PlaytestGame &game, Random &random)
{
    ActionList legal;
    game.game()->legalActions(legal);
    const GamePack &pack = game.game()->pack();
    std::vector<Action> good;
    for (const Action &action : legal) {
        const std::string text = pack.rules->actionText(*pack.content, game.game()->state(), action);
        const auto begins = [&text](const char *word) { return text.starts_with(word); };
        if (begins("play ") || begins("build ")) {
            return action;
        }
        if (!begins("support") && !begins("step-in") && !begins("finish") && !begins("decline") && !begins("by-hand")) {
            good.push_back(action);
        }
    }
    return good.empty() ? legal[0] : good[random.below(static_cast<std::uint32_t>(good.size()))];
}

/// Plays on until a choice begins with `text`; false at the end of the game.
bool playLively(table::PlaytestGame &game, const std::string &text, Random &random)
{
    for (int step = 0; step < 2000 && game.stage() == table::PlaytestGame::Playing; ++step) {
        game.reveal();
        const GamePack &pack = game.game()->pack();
        for (int i = 0; step > 0 && i < game.choiceModel()->count(); ++i) {
            if (game.choices().isLegal(i) &&
                pack.rules->actionText(*pack.content, game.game()->state(), game.choices().action(i))
                    .starts_with(text)) {
                return true;
            }
        }
        game.apply(lively(game, random));
    }
    return false;
}

/// A card of the hand held over the timeline.
void drawCard(table::TableHost &host, const QString &folder)
{
    table::RulerBoard *board = host.timespan()->boards().at(host.game()->viewer());
    const table::TableModel *hand = board->hand();
    const auto cell = [hand](int row, const char *role) {
        return hand->index(row, 0).data(hand->roleNames().key(role));
    };
    const QQuickItem *civilization = host.window()->findChild<QQuickItem *>(QStringLiteral("civilization"));
    for (int row = 0; row < hand->count(); ++row) {
        if (cell(row, "legal").toBool() && cell(row, "cardKind").toString() == u"history-card") {
            host.timespan()->preview()->takeCard(cell(row, "choice").toInt(), QStringLiteral("history-card"),
                                                 cell(row, "cardId").toString());
            host.timespan()->preview()->drag(
                civilization->mapToScene(QPointF(civilization->width() * 0.7, civilization->height() * 0.6)));
            take(host, folder, QStringLiteral("drag"));
            host.timespan()->preview()->drop({});
            return;
        }
    }
}

/// Timespan at questions of its own, with previews, early and late.
void drawAges(table::TableHost &host, const QString &folder, Random &random)
{
    const auto draw = [&](const char *text, const char *name) {
        if (playLively(*host.game(), text, random)) {
            take(host, folder, QString::fromUtf8(name));
        }
    };
    draw("pick", "offers");
    draw("camel", "camel");
    draw("worker", "workers");
    if (playLively(*host.game(), "play ", random) && preview(host, "play ")) {
        take(host, folder, QStringLiteral("preview"));
    }
    draw("unlock", "gear");
    draw("upgrade", "upgrade");
    draw("choose", "choice");
    draw("keep", "keep");
    for (int turn = 0; turn < 140; ++turn) {
        playLively(*host.game(), "", random);
    }
    if (playLively(*host.game(), "play ", random) && preview(host, "play ")) {
        take(host, folder, QStringLiteral("middle"));
        drawCard(host, folder);
    }
    for (int i = 0; i < host.game()->choiceModel()->count(); ++i) {
        const Action action = host.game()->choices().action(i);
        const GamePack &pack = host.game()->game()->pack();
        if (pack.rules->actionText(*pack.content, host.game()->game()->state(), action) == "support" &&
            host.game()->choose(i)) {
            take(host, folder, QStringLiteral("support"));
            host.game()->undo();
            break;
        }
    }
    if (QQuickItem *other =
            host.window()->findChild<QQuickItem *>(QStringLiteral("graveyard-%1").arg(host.game()->viewer()))) {
        QMetaObject::invokeMethod(other, "open");
        take(host, folder, QStringLiteral("enlarged"));
        QMetaObject::invokeMethod(other, "open");
    }
}

Action firstLegal(const table::PlaytestGame &game)
{
    ActionList legal;
    game.game()->legalActions(legal);
    return legal[0];
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("meeplewright-pictures"));
    const QStringList arguments = QCoreApplication::arguments();
    const QString folder = arguments.value(1, QStringLiteral("."));
    const QString played = arguments.value(8, QStringLiteral("steam-time"));
    const auto loaded = yaml::loadPack(sourceFile("/content/" + played.toStdString()));
    for (const Diagnostic &problem : loaded.diagnostics) {
        std::printf("%s\n", problem.toString().c_str());
    }
    if (!loaded.pack) {
        return 1;
    }
    table::TableHost host(loaded.pack);
    host.settings()->setMotion(false);
    host.settings()->setPaced(false);
    host.settings()->setZoom(arguments.value(4, QStringLiteral("1")).toDouble());
    host.settings()->setDark(arguments.value(5) == QStringLiteral("dark"));
    host.show();
    if (!host.window()) {
        return 1;
    }
    host.window()->resize(arguments.value(2, QStringLiteral("1280")).toInt(),
                          arguments.value(3, QStringLiteral("720")).toInt());
    take(host, folder, QStringLiteral("setup"));
    host.game()->setup()->setPlayers(arguments.value(6, QStringLiteral("4")).toInt());
    for (int seat = 0; seat < host.game()->setup()->players(); ++seat) {
        host.game()->setup()->setSeatKind(seat, 0);
    }
    const auto *options = host.game()->setup()->optionModel();
    for (int i = 0; i < options->count() && arguments.value(7) == u"modules"; ++i) {
        if (options->index(i, 0).data(options->roleNames().key("module")).toBool()) {
            host.game()->setup()->setOption(i, 1);
        }
    }
    for (int i = 0; i < options->count() && arguments.value(7).contains(u'='); ++i) {
        const QString option = options->index(i, 0).data(options->roleNames().key("optionId")).toString();
        if (arguments.value(7).section(u'=', 0, 0) == option) {
            host.game()->setup()->setOption(i, arguments.value(7).section(u'=', 1, 1).toInt());
        }
    }
    host.game()->setup()->setSeed(QStringLiteral("7"));
    host.game()->bots()->setPaused(true);
    host.game()->start();
    host.game()->bots()->setPaused(true);
    host.game()->reveal();
    take(host, folder, QStringLiteral("start"));
    Random random(3);
    if (played == u"world-wonders") {
        drawCities(host, folder, random);
    } else if (played == u"timespan") {
        drawAges(host, folder, random);
    } else {
        drawMoments(host, folder, random);
    }
    for (int i = 0; i < host.game()->choiceModel()->count(); ++i) {
        if (!host.game()->choices().isLegal(i)) {
            host.game()->askWhyNot(i);
        }
    }
    take(host, folder, QStringLiteral("why-not"));
    host.window()->findChild<QQuickItem *>(QStringLiteral("rulesDrawer"))->setVisible(true);
    take(host, folder, QStringLiteral("rules"));
    host.window()->findChild<QQuickItem *>(QStringLiteral("rulesDrawer"))->setVisible(false);
    host.window()->findChild<QQuickItem *>(QStringLiteral("tableMenu"))->setProperty("open", true);
    take(host, folder, QStringLiteral("menu"));
    host.window()->findChild<QQuickItem *>(QStringLiteral("tableMenu"))->setProperty("open", false);
    host.game()->lookAt(host.game()->stepCount() / 2);
    take(host, folder, QStringLiteral("back"));
    host.game()->lookAt(-1);
    host.game()->apply(firstLegal(*host.game()));
    take(host, folder, QStringLiteral("curtain"));
    playUntil(*host.game(), QStringLiteral("no such question"), random);
    take(host, folder, QStringLiteral("over"));
    return 0;
}

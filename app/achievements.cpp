#include "app/achievements.h"

#include "app/session.h"
#include "core/optionchoices.h"
#include "editor/document/packdocument.h"
#include "qml/Playtest/playtestgame.h"

#include <QStandardPaths>

#include <algorithm>

namespace mw::app {

namespace {

const QString profileKey = QStringLiteral("achievements/profile");
const QString fileName = QStringLiteral("/achievements.json");

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

/// The option of a game by which a single player chooses what to start from; null if it has none.
const Value *scenarioOption(const Items &items)
{
    for (const Item *game : items.ofKind("game")) {
        const Value *options = game->field("options");
        if (!options)
            continue;
        for (const Value &option : options->list) {
            if (!kindOfChoices(option).empty())
                return &option;
        }
    }
    return nullptr;
}

std::string gameTitle(const Items &items)
{
    const auto games = items.ofKind("game");
    return games.empty() ? std::string() : games.front()->fields.textOr("name", games.front()->id);
}

} // namespace

QString medalFor(const Items &items, int points)
{
    std::string medal;
    std::int64_t most = -1;
    for (const Item *game : items.ofKind("game")) {
        const Value *medals = game->field("medals");
        for (const Value &each : medals ? medals->list : std::vector<Value>()) {
            const std::int64_t least = each.intOr("points", 0);
            if (least <= points && least > most) {
                most = least;
                medal = each.textOr("name", "");
            }
        }
    }
    return qt(medal);
}

Achievements::Achievements(editor::PackDocument *document, Session *session, QObject *parent)
    : QObject(parent), m_document(document), m_session(session),
      m_records(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + fileName)
{
    connect(document, &editor::PackDocument::changed, this, [this](const editor::DocumentChange &change) {
        if (change.kind != editor::DocumentChange::Kind::ValueChanged)
            emit changed(); // scenarios may have come or gone
    });
}

void Achievements::watch(table::PlaytestGame *game)
{
    connect(game, &table::PlaytestGame::stepped, this, [this, game] {
        if (game->game() && game->game()->isOver())
            record(*game);
    });
}

void Achievements::record(const table::PlaytestGame &played)
{
    const Game &game = *played.game();
    const GamePack &pack = game.pack();
    const Value *option = scenarioOption(pack.items);
    if (game.setup().players != 1 || played.isBot(0) || !option)
        return;
    const std::string id = option->textOr("id", "");
    const auto value = pack.options.find(id);
    const auto choices = optionChoices(pack.items, *option);
    if (value == pack.options.end() || value->second < 0 || value->second >= std::ssize(choices))
        return;
    const auto standings = pack.rules->standings(*pack.content, game.state());
    const OptionChoice &choice = choices[static_cast<std::size_t>(value->second)];
    SoloGame result;
    result.game = QString::fromUtf8(pack.rules->game().data(), qsizetype(pack.rules->game().size()));
    result.scenario = qt(choice.id);
    result.title = qt(choice.title);
    result.seed = game.setup().seed;
    result.points = standings.front().score;
    result.won = standings.front().rank == 1;
    result.medal = result.won ? medalFor(pack.items, result.points) : QString();
    result.date = QDate::currentDate();
    m_records.add(profile(), result);
    emit changed();
}

QString Achievements::profile() const
{
    return m_session->settings().value(profileKey, tr("Player")).toString();
}

void Achievements::setProfile(const QString &name)
{
    if (name.isEmpty() || name == profile())
        return;
    m_session->settings().setValue(profileKey, name);
    emit changed();
}

QStringList Achievements::profiles()
{
    QStringList names = m_records.profiles();
    if (!names.contains(profile()))
        names.prepend(profile());
    return names;
}

QList<editor::SoloResult> Achievements::results()
{
    QHash<QString, SoloBest> bests = m_records.bests(profile());
    QList<editor::SoloResult> results;
    const auto add = [&results](const QString &game, const QString &title, const SoloBest &best,
                                const QString &option = {}, const QString &choice = {}) {
        results.append(
            {game, title, best.best.medal, best.best.points, best.best.date, best.games, best.won, option, choice});
    };
    const Items &items = m_document->items();
    const QString rules = m_document->pack() ? qt(std::string(m_document->pack()->rules->game())) : QString();
    if (const Value *option = rules.isEmpty() ? nullptr : scenarioOption(items)) {
        for (const OptionChoice &choice : optionChoices(items, *option))
            add(qt(gameTitle(items)), qt(choice.title), bests.take(rules + u'/' + qt(choice.id)),
                qt(option->textOr("id", "")), qt(choice.id));
    }
    QStringList others = bests.keys(); // of other packs, or of scenarios that are no more
    std::sort(others.begin(), others.end());
    for (const QString &key : std::as_const(others))
        add(key.section(u'/', 0, 0), bests[key].best.title, bests[key]);
    return results;
}

} // namespace mw::app

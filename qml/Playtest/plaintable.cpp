#include "plaintable.h"

#include <QFile>
#include <QUrl>

#include <algorithm>
#include <array>

namespace mw::table {

namespace {

// Keys that the descriptions of all games use alike.
constexpr std::string_view playersKey = "players";
constexpr std::string_view roundKey = "round";
constexpr std::string_view ageKey = "age";
constexpr std::string_view phaseKey = "phase";
/// Players have a list of their own. The rest is what descriptions note for the engine alone: how far a step has come,
/// what it has set aside for later. The question tells in words what is being carried out.
constexpr std::array<std::string_view, 13> elsewhere{
    playersKey, "frames",       "random", "active", "phase-step", "passes", "clock-ran-out",
    "specials", "specials-due", "income", "bid-on", "done",       "by-hand"};

} // namespace

PlainTable::PlainTable(PlaytestGame &game, QObject *parent) : GameTable(game, {}, QStringLiteral("PlainTable"), parent)
{
    connect(&game, &PlaytestGame::stateChanged, this, &PlainTable::follow);
}

void PlainTable::setShown(bool shown)
{
    m_shown = shown;
    follow();
}

void PlainTable::toggle(const QString &key)
{
    for (const RowModel<StateRow> *rows : {&m_players, &m_common}) {
        for (const StateRow &row : rows->rows()) {
            if (row.key == key && row.unfolds) {
                m_open.insert(key, !row.open);
                follow();
                return;
            }
        }
    }
}

void PlainTable::follow()
{
    if (!m_shown || !game().game()) {
        return;
    }
    if (m_worded != game().game()->sharedPack()) {
        m_worded = game().game()->sharedPack();
        m_words = StateWords(*m_worded);
    }
    const Value state = pack().rules->describeState(*pack().content, game().view());
    followPlayers(state.find(playersKey));
    followCommon(state);
    followScores();
    followHeadline(state);
    emit changed();
}

void PlainTable::followPlayers(const Value *players)
{
    StateLines lines(m_words, m_open, elsewhere);
    const int count = players ? static_cast<int>(players->map.size()) : 0;
    const int first = game().viewer() >= 0 ? game().viewer() : std::max(0, game().asked());
    // From the seat that looks round the table.
    for (int i = 0; i < count; ++i) {
        const int seat = (first + i) % count;
        const Value::Entry &player = players->map[static_cast<std::size_t>(seat)];
        lines.addSeat(toQt(playersKey) + u'/' + toQt(player.key), game().seatName(seat), seat, i == 0, player.value);
    }
    m_players.setRows(lines.take());
}

void PlainTable::followCommon(const Value &state)
{
    StateLines lines(m_words, m_open, elsewhere);
    lines.addAll(state);
    m_common.setRows(lines.take());
}

void PlainTable::followScores()
{
    std::vector<ScoreRow> rows;
    for (const Standing &standing : pack().rules->standings(*pack().content, game().view())) {
        ScoreRow row;
        row.key = QStringLiteral("seat/%1").arg(standing.player);
        row.seat = standing.player;
        row.text = game().seatName(standing.player);
        row.points = standing.score;
        row.rank = standing.rank;
        rows.push_back(std::move(row));
    }
    std::sort(rows.begin(), rows.end(), [](const ScoreRow &a, const ScoreRow &b) { return a.seat < b.seat; });
    m_scores.setRows(std::move(rows));
}

void PlainTable::followHeadline(const Value &state)
{
    QStringList parts;
    if (const Value *round = state.find(roundKey)) {
        parts += tr("Round %1").arg(m_words.line(*round));
    }
    if (const Value *age = state.find(ageKey)) {
        parts += tr("Age %1").arg(m_words.line(*age));
    }
    if (const Value *phase = state.find(phaseKey)) {
        parts += m_words.line(*phase);
    }
    m_headline = parts.join(tr(" · ", "between the parts of a line"));
}

/// The pack's own icon if it has one by the usual name.
QString PlainTable::pointsIcon() const
{
    const QString name = QStringLiteral("point");
    return QFile::exists(QUrl(game().iconFolder() + name + QStringLiteral(".svg")).toLocalFile()) ? name : QString();
}

QString PlainTable::pointsText(int points) const
{
    return points < 0 ? tr("%1 points", "below zero").arg(points) : tr("%n point(s)", "", points);
}

QString PlainTable::verdict(const QStringList &winners, bool level) const
{
    const QString &first = winners.value(0);
    return winners.isEmpty()    ? tr("Nobody wins")
           : winners.size() > 1 ? tr("%1 share the victory").arg(winners.join(tr(", ")))
           : level              ? tr("%1 wins: equal in points, ahead by what decides ties").arg(first)
                                : tr("%1 wins").arg(first);
}

} // namespace mw::table

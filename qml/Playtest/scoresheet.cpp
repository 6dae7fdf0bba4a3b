#include "scoresheet.h"

#include <algorithm>

namespace mw::table {

namespace {

QString keyOf(int seat)
{
    return QStringLiteral("seat/%1").arg(seat);
}

} // namespace

ScoreSheet::ScoreSheet(PlaytestGame &game, std::function<const GameTable *()> table, QObject *parent)
    : QObject(parent), m_game(game), m_table(std::move(table))
{
    connect(&game, &PlaytestGame::stateChanged, this, &ScoreSheet::follow);
    connect(&game, &PlaytestGame::stageChanged, this, [this] { m_fresh = true; });
}

void ScoreSheet::pick(const QString &key)
{
    const auto row = std::find_if(m_lines.rows().begin(), m_lines.rows().end(),
                                  [&key](const ScoreRow &line) { return line.key == key; });
    if (row == m_lines.rows().end()) {
        return;
    }
    setCurrent(key);
    if (row->unfolds) {
        if (!m_open.remove(key)) {
            m_open.insert(key);
        }
        follow();
    }
}

void ScoreSheet::setCurrent(const QString &key)
{
    if (key != m_current) {
        m_current = key;
        emit currentChanged();
    }
}

void ScoreSheet::follow()
{
    const GameTable *table = m_table();
    if (m_game.stage() != PlaytestGame::Over || !table) {
        return;
    }
    const std::vector<Standing> standings = ranking();
    if (m_fresh) { // whoever won is shown unfolded
        m_open = {keyOf(standings.front().player)};
        setCurrent(keyOf(standings.front().player));
        m_fresh = false;
    }
    std::vector<ScoreRow> rows;
    for (const Standing &standing : standings) {
        rows.push_back(seatRow(*table, standing));
        if (rows.back().open) {
            addCauses(rows, *table, standing.player);
        }
    }
    m_lines.setRows(std::move(rows));
    tellVerdict(*table, standings);
    emit changed();
}

/// Best first; who conceded stands behind all others with rank 0, and does not count for their ranks.
std::vector<Standing> ScoreSheet::ranking() const
{
    const GamePack &pack = m_game.game()->pack();
    auto standings = pack.rules->standings(*pack.content, m_game.game()->state());
    const auto gaveUp = [this](const Standing &standing) { return m_game.concededAt(standing.player) >= 0; };
    const auto before = standings;
    for (Standing &standing : standings) {
        if (gaveUp(standing)) {
            standing.rank = 0;
            continue;
        }
        standing.rank -= static_cast<int>(std::count_if(before.begin(), before.end(), [&](const Standing &other) {
            return gaveUp(other) && other.rank < standing.rank;
        }));
    }
    std::stable_sort(standings.begin(), standings.end(), [&](const Standing &a, const Standing &b) {
        return std::pair(gaveUp(a), a.rank) < std::pair(gaveUp(b), b.rank);
    });
    return standings;
}

void ScoreSheet::tellVerdict(const GameTable &table, const std::vector<Standing> &standings)
{
    QStringList winners;
    bool level = false; // whether another seat has as many points as the winner
    for (const Standing &standing : standings) {
        if (standing.rank == 1) {
            winners.append(m_game.seatName(standing.player));
        }
        level = level || (standing.rank > 1 && standing.score == standings.front().score);
    }
    m_verdict =
        winners.isEmpty() && m_game.seats().size() > 1 ? tr("Everybody gave up") : table.verdict(winners, level);
}

ScoreRow ScoreSheet::seatRow(const GameTable &table, const Standing &standing) const
{
    ScoreRow row;
    row.key = keyOf(standing.player);
    row.unfolds = !table.scoreOf(standing.player).empty();
    row.open = row.unfolds && m_open.contains(row.key);
    row.seat = standing.player;
    row.text = m_game.seatName(standing.player);
    row.points = standing.score;
    row.rank = standing.rank;
    const int conceded = m_game.concededAt(standing.player);
    row.detail = conceded >= 0 ? tr("gave up after step %1").arg(conceded) : table.scoreDetail(standing.player);
    return row;
}

void ScoreSheet::addCauses(std::vector<ScoreRow> &rows, const GameTable &table, int seat) const
{
    for (ScoreCause &cause : table.scoreOf(seat)) {
        cause.line.level = 1;
        cause.line.seat = seat;
        cause.line.unfolds = !cause.parts.empty();
        cause.line.open = cause.line.unfolds && m_open.contains(cause.line.key);
        rows.push_back(cause.line);
        for (ScoreRow &part : cause.parts) {
            part.level = 2;
            part.seat = seat;
            if (rows.back().open || rows.back().level == 2) {
                rows.push_back(std::move(part));
            }
        }
    }
}

} // namespace mw::table

#include "scoresheet.h"

#include "qml/Playtest/steamtime/steamtimestate.h"
#include "qml/Playtest/text.h"

#include "games/steam_time/events.h"

#include <algorithm>
#include <map>

namespace mw::table {

using namespace steam_time;

namespace {

int crystalsOf(const GameState &state, int seat)
{
    int crystals = 0;
    for (const Generator &generator : state.players[static_cast<std::size_t>(seat)].generators) {
        crystals += generator.filled();
    }
    return crystals;
}

} // namespace

ScoreSheet::ScoreSheet(PlaytestGame &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &PlaytestGame::stateChanged, this, &ScoreSheet::follow);
}

void ScoreSheet::toggle(int seat)
{
    m_open = m_open == seat ? -1 : seat;
    follow();
}

void ScoreSheet::follow()
{
    if (m_game.stage() != PlaytestGame::Over || m_game.game()->pack().rules->game() != "steam-time") {
        return;
    }
    const GamePack &pack = m_game.game()->pack();
    const GameState &state = stateIn(m_game.game()->state());
    auto standings = pack.rules->standings(*pack.content, m_game.game()->state());
    std::stable_sort(standings.begin(), standings.end(),
                     [](const Standing &a, const Standing &b) { return a.rank < b.rank; });
    std::vector<ScoreRow> rows;
    QStringList winners;
    bool level = false; // whether another seat has as much esteem as the winner
    for (const Standing &standing : standings) {
        ScoreRow row;
        row.seat = standing.player;
        row.text = m_game.seatName(standing.player);
        row.points = standing.score;
        row.rank = standing.rank;
        row.total = true;
        row.detail = tr("%n crystal(s) left", "decides ties", crystalsOf(state, standing.player));
        rows.push_back(row);
        if (standing.rank == 1) {
            winners.append(row.text);
        }
        level = level || (standing.rank > 1 && standing.score == standings.front().score);
        if (m_open == standing.player) {
            const auto causes = causesOf(standing.player);
            rows.insert(rows.end(), causes.begin(), causes.end());
        }
    }
    m_lines.setRows(std::move(rows));
    m_verdict = winners.size() > 1 ? tr("%1 share the title: equal in esteem and crystals").arg(winners.join(tr(", ")))
                : level            ? tr("%1 wins: equal in esteem, ahead in crystals").arg(winners.value(0))
                                   : tr("%1 wins").arg(winners.value(0));
    emit changed();
}

std::vector<ScoreRow> ScoreSheet::causesOf(int seat) const
{
    struct Cause {
        int points = 0;
        QStringList steps;
    };
    const Game &game = *m_game.game();
    std::map<int, Cause> causes;
    for (std::size_t step = 0; step < game.position(); ++step) {
        for (const Event &event : game.steps()[step].events) {
            if (static_cast<EventKind>(event.kind) == EventKind::EsteemGained && event.player == seat) {
                Cause &cause = causes[event.source];
                cause.points += event.amount;
                cause.steps.append(tr("%1 in step %2", "points").arg(event.amount).arg(step + 1));
            }
        }
    }
    const TableText text(game.pack().rules->game());
    std::vector<ScoreRow> rows;
    for (const auto &[source, cause] : causes) {
        ScoreRow row;
        row.seat = seat;
        row.points = cause.points;
        row.detail = cause.steps.join(tr(", "));
        row.text = tr("The first player tile and others");
        if (source >= 0) {
            const Item &item = game.pack().items.all()[static_cast<std::size_t>(source)];
            const QString name = text.field(item, "name");
            row.text = name.isEmpty() ? toQt(item.id) : name;
            row.file = toQt(item.location.fileName());
            row.line = item.location.line;
        }
        rows.push_back(std::move(row));
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ScoreRow &a, const ScoreRow &b) { return a.points > b.points; });
    return rows;
}

} // namespace mw::table

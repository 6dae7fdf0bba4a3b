#include "gamelog.h"

#include "text.h"

#include <algorithm>

namespace mw::table {

GameLog::GameLog(QObject *parent) : QObject(parent) {}

void GameLog::clear()
{
    m_lines.clear();
    m_ends.clear();
    m_told.clear();
    m_concessions.clear();
    m_unfolded.clear();
    m_setup = nullptr;
    m_pack = nullptr;
    show();
}

void GameLog::follow(const Game &game, int viewer, const std::vector<Seat> &seats)
{
    const GamePack *setup = &game.telling(-1).pack;
    if (m_setup != setup || m_viewer != viewer) {
        m_lines.clear();
        m_ends.clear();
        m_told.clear();
        m_setup = setup;
        m_viewer = viewer;
        tellSetup(game);
        m_setupLines = m_lines.size();
    }
    std::size_t same = 0;
    while (same < m_told.size() && same < game.position() && m_told[same].action == game.steps()[same].action &&
           m_told[same].pack == &game.telling(static_cast<int>(same)).pack) {
        ++same;
    }
    m_told.resize(same);
    m_ends.resize(same);
    m_lines.resize(same == 0 ? m_setupLines : m_ends.back());
    for (std::size_t step = same; step < game.position(); ++step) {
        tellStep(game, static_cast<int>(step));
    }
    const bool moved = m_pack != &game.pack();
    m_pack = &game.pack();
    for (Line &line : m_lines) {
        if (line.row.heading) {
            line.row.note = toQt(game.steps()[static_cast<std::size_t>(line.row.step)].note);
        } else if (moved && line.event) {
            findPlace(line.row, game, *line.event);
        }
    }
    tellConcessions(game, seats);
    show();
}

/// What was played before the game was carried on to other content, in the words of the log, behind one line.
void GameLog::tellEarlier(const Game &game)
{
    if (game.earlier().empty()) {
        return;
    }
    LogRow head;
    head.text = tr("What was played before the content changed");
    head.folds = static_cast<int>(game.earlier().size());
    m_lines.push_back({std::move(head), {}});
    for (const LogEntry &entry : game.earlier()) {
        LogRow line;
        line.text = toQt(entry.action);
        line.note = toQt(entry.note);
        m_lines.push_back({std::move(line), {}});
    }
}

/// What is laid out can be seen; the log says it in one line that unfolds.
void GameLog::tellSetup(const Game &game)
{
    tellEarlier(game);
    LogRow line;
    line.text = tr("The table is laid out");
    m_lines.push_back({std::move(line), {}});
    tellEvents(game, -1, game.setupEvents(), m_lines.size());
}

void GameLog::tellConcessions(const Game &game, const std::vector<Seat> &seats)
{
    m_concessions.clear();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const int at = seats[seat].concededAt;
        if (at >= 0 && at <= static_cast<int>(game.position())) {
            LogRow row;
            row.text = tr("gives up; a bot plays on");
            row.step = at;
            row.seat = static_cast<int>(seat);
            row.heading = true;
            m_concessions.push_back(std::move(row));
        }
    }
    std::stable_sort(m_concessions.begin(), m_concessions.end(),
                     [](const LogRow &a, const LogRow &b) { return a.step < b.step; });
}

void GameLog::tellEvents(const Game &game, int step, const EventList &events, std::size_t fold)
{
    for (const Event &event : events) {
        LogRow row = rowOf(game, step, event);
        const LogSection section = m_sections ? m_sections(event) : LogSection::Same;
        if (section == LogSection::Same && fold > 0 && !row.text.isEmpty()) {
            ++m_lines[fold - 1].row.folds;
        }
        m_lines.push_back({std::move(row), event});
        if (section != LogSection::Same) {
            fold = section == LogSection::Folded ? m_lines.size() : 0;
        }
    }
}

void GameLog::tellStep(const Game &game, int step)
{
    const Telling telling = game.telling(step);
    const Rules &rules = *telling.pack.rules;
    const Step &told = game.steps()[static_cast<std::size_t>(step)];
    LogRow heading;
    heading.text =
        TableText(rules.game())
            .sentence(rules.describeAction(*telling.pack.content,
                                           seenBy(telling.pack, telling.before, told.action.player), told.action));
    heading.step = step;
    heading.seat = told.action.player;
    heading.heading = true;
    m_lines.push_back({std::move(heading), {}});
    tellEvents(game, step, told.events);
    m_told.push_back({&telling.pack, told.action});
    m_ends.push_back(m_lines.size());
}

/// What the reader sees of a state: all that counts for what the reader did, else no more than shows.
StateBlock GameLog::seenBy(const GamePack &pack, const StateBlock &state, int actor) const
{
    return actor == m_viewer && actor >= 0 ? state : pack.rules->viewFor(*pack.content, state, m_viewer);
}

LogRow GameLog::rowOf(const Game &game, int step, const Event &event) const
{
    const Telling telling = game.telling(step);
    const GamePack &pack = telling.pack;
    const TableText text(pack.rules->game());
    LogRow row;
    row.text =
        text.sentence(pack.rules->describeEvent(*pack.content, seenBy(pack, telling.after, event.player), event));
    row.seat = event.player;
    row.step = step;
    if (event.source >= 0 && static_cast<std::size_t>(event.source) < pack.items.all().size()) {
        const Item &item = pack.items.all()[static_cast<std::size_t>(event.source)];
        const QString name = text.field(item, "name");
        row.item = name.isEmpty() ? toQt(item.id) : name;
    }
    findPlace(row, game, event);
    return row;
}

/// Where the item behind a line stands now: the content may have changed since.
void GameLog::findPlace(LogRow &row, const Game &game, const Event &event)
{
    const int source = game.sourceOf(row.step, event);
    const Location place =
        source >= 0 ? game.pack().items.all()[static_cast<std::size_t>(source)].location : Location();
    row.file = toQt(place.fileName());
    row.line = place.line;
}

void GameLog::setFilter(const QString &filter)
{
    if (filter != m_filter) {
        m_filter = filter;
        show();
        emit filterChanged();
    }
}

void GameLog::toggle(int row)
{
    if (row < 0 || row >= static_cast<int>(m_shownLines.size())) {
        return;
    }
    const std::size_t line = m_shownLines[static_cast<std::size_t>(row)];
    if (m_unfolded.erase(line) == 0) {
        m_unfolded.insert(line);
    }
    show();
}

int GameLog::rowOfStep(int step) const
{
    int best = 0;
    for (int row = 0; row < static_cast<int>(m_shown.rows().size()); ++row) {
        const int found = m_shown.rows()[static_cast<std::size_t>(row)].step;
        if (found == step) {
            return row;
        }
        best = found < step ? row : best;
    }
    return best;
}

bool GameLog::matches(const LogRow &row) const
{
    return row.text.contains(m_filter, Qt::CaseInsensitive) || row.item.contains(m_filter, Qt::CaseInsensitive) ||
           row.note.contains(m_filter, Qt::CaseInsensitive);
}

void GameLog::show()
{
    std::vector<LogRow> rows;
    m_shownLines.clear();
    const auto add = [&](const LogRow &row, std::size_t line) {
        if (!row.text.isEmpty() && (m_filter.isEmpty() || matches(row))) {
            rows.push_back(row);
            m_shownLines.push_back(line);
        }
    };
    auto concession = m_concessions.begin();
    int hidden = 0;
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const LogRow &row = m_lines[line].row;
        for (; row.heading && concession != m_concessions.end() && concession->step <= row.step; ++concession) {
            add(*concession, m_lines.size());
        }
        // A filter looks behind folded lines as well.
        if (hidden > 0 && m_filter.isEmpty() && !row.heading) {
            hidden -= row.text.isEmpty() ? 0 : 1;
            continue;
        }
        add(row, line);
        if (row.folds > 0 && !row.text.isEmpty() && m_filter.isEmpty()) {
            const bool unfolded = m_unfolded.contains(line);
            rows.back().unfolded = unfolded;
            hidden = unfolded ? 0 : row.folds;
        } else if (!m_filter.isEmpty() && !rows.empty()) {
            rows.back().folds = 0;
        }
    }
    for (; concession != m_concessions.end(); ++concession) {
        add(*concession, m_lines.size());
    }
    m_shown.setRows(std::move(rows));
}

} // namespace mw::table

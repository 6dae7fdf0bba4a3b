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
    m_pack = nullptr;
    show();
}

void GameLog::follow(const Game &game, int viewer)
{
    if (m_pack != &game.pack() || m_viewer != viewer) {
        m_lines.clear();
        m_ends.clear();
        m_told.clear();
        m_pack = &game.pack();
        m_viewer = viewer;
        for (const Event &event : game.setupEvents()) {
            m_lines.push_back(lineOf(game, 0, event));
        }
        m_setupLines = m_lines.size();
    }
    std::size_t same = 0;
    while (same < m_told.size() && same < game.position() && m_told[same] == game.steps()[same].action) {
        ++same;
    }
    m_told.resize(same);
    m_ends.resize(same);
    m_lines.resize(same == 0 ? m_setupLines : m_ends.back());
    for (std::size_t step = same; step < game.position(); ++step) {
        tellStep(game, step);
    }
    show();
}

void GameLog::tellStep(const Game &game, std::size_t step)
{
    const GamePack &pack = game.pack();
    const Step &told = game.steps()[step];
    const TableText text(pack.rules->game());
    LogRow heading;
    heading.text = text.sentence(pack.rules->describeAction(*pack.content, game.stateAt(step), told.action));
    heading.step = static_cast<int>(step);
    heading.seat = told.action.player;
    heading.heading = true;
    heading.note = toQt(told.note);
    m_lines.push_back(std::move(heading));
    for (const Event &event : told.events) {
        LogRow line = lineOf(game, step + 1, event);
        line.step = static_cast<int>(step);
        m_lines.push_back(std::move(line));
    }
    m_told.push_back(told.action);
    m_ends.push_back(m_lines.size());
}

LogRow GameLog::lineOf(const Game &game, std::size_t after, const Event &event) const
{
    const GamePack &pack = game.pack();
    const TableText text(pack.rules->game());
    LogRow line;
    line.text = text.sentence(pack.rules->describeEvent(*pack.content, game.stateAt(after), event));
    line.seat = event.player;
    if (event.source >= 0 && static_cast<std::size_t>(event.source) < pack.items.all().size()) {
        const Item &item = pack.items.all()[static_cast<std::size_t>(event.source)];
        const QString name = text.field(item, "name");
        line.item = name.isEmpty() ? toQt(item.id) : name;
        line.file = toQt(item.location.fileName());
        line.line = item.location.line;
    }
    return line;
}

void GameLog::setFilter(const QString &filter)
{
    if (filter != m_filter) {
        m_filter = filter;
        show();
        emit filterChanged();
    }
}

void GameLog::show()
{
    std::vector<LogRow> rows;
    std::copy_if(m_lines.begin(), m_lines.end(), std::back_inserter(rows), [this](const LogRow &row) {
        return !row.text.isEmpty() && (m_filter.isEmpty() || row.text.contains(m_filter, Qt::CaseInsensitive) ||
                                       row.item.contains(m_filter, Qt::CaseInsensitive));
    });
    m_shown.setRows(std::move(rows));
}

} // namespace mw::table

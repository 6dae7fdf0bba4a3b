#include "editor/models/grid/gridtext.h"

#include <QSet>

#include <algorithm>
#include <cstdlib>

namespace mw::editor {

int GridText::width() const
{
    qsizetype width = 0;
    for (const QString &row : m_rows)
        width = std::max(width, row.size());
    return int(width);
}

bool GridText::has(const QPoint &space) const
{
    return space.y() >= 0 && space.y() < m_rows.size() && space.x() >= 0 && space.x() < m_rows[space.y()].size();
}

QChar GridText::at(const QPoint &space) const
{
    return has(space) ? m_rows[space.y()][space.x()] : QChar();
}

void GridText::set(const QPoint &space, QChar symbol)
{
    if (has(space))
        m_rows[space.y()][space.x()] = symbol;
}

int GridText::count(QChar symbol) const
{
    qsizetype count = 0;
    for (const QString &row : m_rows)
        count += row.count(symbol);
    return int(count);
}

GridText GridText::mirrored() const
{
    QStringList rows = m_rows;
    for (QString &row : rows)
        std::reverse(row.begin(), row.end());
    return GridText(rows);
}

GridText GridText::flipped() const
{
    QStringList rows = m_rows;
    std::reverse(rows.begin(), rows.end());
    return GridText(rows);
}

GridText GridText::turned() const
{
    QStringList rows;
    for (int column = 0; column < width(); ++column) {
        QString row;
        for (int y = height() - 1; y >= 0; --y) {
            if (has({column, y}))
                row += m_rows[y][column];
        }
        rows << row;
    }
    return GridText(rows);
}

GridText GridText::grown(const QMargins &by, QChar symbol) const
{
    QStringList rows;
    for (int y = -by.top(); y < height() + by.bottom(); ++y) {
        QString row;
        for (int x = -by.left(); x < width() + by.right(); ++x)
            row += has({x, y}) ? at({x, y}) : symbol;
        rows << row;
    }
    return GridText(rows);
}

GridText GridText::trimmed(QChar symbol) const
{
    QRect used;
    for (int y = 0; y < height(); ++y) {
        for (int x = 0; x < width(); ++x) {
            if (has({x, y}) && at({x, y}) != symbol)
                used |= QRect(x, y, 1, 1);
        }
    }
    const QRect all = rect();
    return grown({-used.left(), -used.top(), used.right() - all.right(), used.bottom() - all.bottom()}, symbol);
}

QList<QPoint> GridText::area(const QPoint &start) const
{
    QList<QPoint> found;
    if (!has(start))
        return found;
    QSet<QPoint> seen{start};
    found << start;
    for (qsizetype i = 0; i < found.size(); ++i) {
        for (const QPoint &step : {QPoint(0, -1), QPoint(-1, 0), QPoint(1, 0), QPoint(0, 1)}) {
            const QPoint next = found[i] + step;
            if (has(next) && at(next) == at(start) && !seen.contains(next)) {
                seen.insert(next);
                found << next;
            }
        }
    }
    return found;
}

QList<QPoint> lineBetween(const QPoint &from, const QPoint &to)
{
    QList<QPoint> spaces{from};
    const int across = std::abs(to.x() - from.x());
    const int down = std::abs(to.y() - from.y());
    const QPoint stepAcross(to.x() > from.x() ? 1 : -1, 0);
    const QPoint stepDown(0, to.y() > from.y() ? 1 : -1);
    int goneAcross = 0;
    int goneDown = 0;
    while (goneAcross < across || goneDown < down) { // the step that keeps nearer to the straight line
        const bool goesAcross = (1 + 2 * goneAcross) * down < (1 + 2 * goneDown) * across;
        spaces << spaces.last() + (goesAcross ? stepAcross : stepDown);
        ++(goesAcross ? goneAcross : goneDown);
    }
    return spaces;
}

QList<QPoint> rectangleBetween(const QPoint &from, const QPoint &to)
{
    QList<QPoint> spaces;
    for (int y = std::min(from.y(), to.y()); y <= std::max(from.y(), to.y()); ++y) {
        for (int x = std::min(from.x(), to.x()); x <= std::max(from.x(), to.x()); ++x)
            spaces << QPoint(x, y);
    }
    return spaces;
}

} // namespace mw::editor

#include "editor/models/itemfilter.h"

#include "editor/models/itemtablemodel.h"

#include <QRegularExpression>

#include <optional>

namespace mw::editor {

namespace {

bool contains(const QVariant &shown, const QString &text)
{
    return shown.toString().contains(text, Qt::CaseInsensitive);
}

/// What a number must be; nothing if the filter is no such rule.
std::optional<bool> numberMatches(const QString &filter, qlonglong number)
{
    static const QRegularExpression rule(QStringLiteral("^\\s*(<=|>=|<|>|=|)\\s*(-?\\d+)\\s*$"));
    static const QRegularExpression range(QStringLiteral("^\\s*(-?\\d+)\\s*\\.\\.\\s*(-?\\d+)\\s*$"));
    if (const auto match = range.match(filter); match.hasMatch())
        return number >= match.captured(1).toLongLong() && number <= match.captured(2).toLongLong();
    const auto match = rule.match(filter);
    if (!match.hasMatch())
        return std::nullopt;
    const qlonglong bound = match.captured(2).toLongLong();
    const QString sign = match.captured(1);
    if (sign == QLatin1String("<"))
        return number < bound;
    if (sign == QLatin1String("<="))
        return number <= bound;
    if (sign == QLatin1String(">"))
        return number > bound;
    if (sign == QLatin1String(">="))
        return number >= bound;
    return number == bound;
}

} // namespace

ItemFilter::ItemFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setSortRole(ItemTableModel::SortRole);
    setSortLocaleAware(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(false); // a row that is being edited stays where it is
}

void ItemFilter::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    invalidateFilter();
}

void ItemFilter::setColumnFilter(int column, const QString &filter)
{
    if (m_columns.value(column) == filter)
        return;
    if (filter.isEmpty())
        m_columns.remove(column);
    else
        m_columns.insert(column, filter);
    invalidateFilter();
}

void ItemFilter::clearFilters()
{
    m_text.clear();
    m_columns.clear();
    invalidateFilter();
}

bool ItemFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QAbstractItemModel *source = sourceModel();
    for (auto filter = m_columns.begin(); filter != m_columns.end(); ++filter) {
        const QModelIndex cell = source->index(row, filter.key(), parent);
        const QVariant value = cell.data(ItemTableModel::SortRole);
        const QString shown = cell.data(Qt::DisplayRole).toString();
        if (filter->trimmed() == QLatin1String("=")) {
            if (!shown.isEmpty())
                return false;
            continue;
        }
        const bool isNumber = value.typeId() == QMetaType::LongLong;
        const auto matches = isNumber ? numberMatches(*filter, value.toLongLong()) : std::nullopt;
        if (!matches.value_or(shown.contains(*filter, Qt::CaseInsensitive)))
            return false;
    }
    if (m_text.isEmpty())
        return true;
    for (int column = 0; column < source->columnCount(parent); ++column) {
        if (contains(source->index(row, column, parent).data(Qt::DisplayRole), m_text))
            return true;
    }
    return false;
}

} // namespace mw::editor

#include "editor/models/itemtablemodel.h"

#include "core/diagnostic.h"

namespace mw::editor {

ParsedText ItemTableModel::Column::parse(const QString &text) const
{
    if (isDerived)
        return {{}, ItemTableModel::tr("This is worked out from the weights and cannot be typed.")};
    return parseText(*spec, text);
}

QVariant ItemTableModel::derivedData(const QModelIndex &index, int role) const
{
    const QString title = m_columns[std::size_t(index.column())].path.mid(1);
    switch (role) {
    case Qt::DisplayRole:
        return m_balance.cell(itemAt(index.row()), title).text;
    case Qt::ToolTipRole:
        return m_balance.cell(itemAt(index.row()), title).help;
    case SortRole:
        return m_balance.cell(itemAt(index.row()), title).value;
    case SeverityRole:
        return m_balance.cell(itemAt(index.row()), title).isInside ? -1 : int(Severity::Warning);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case ItemKindRole:
        return m_kind;
    case ItemIdRole:
        return m_ids[index.row()];
    default:
        return {};
    }
}

} // namespace mw::editor

#include "editor/models/deckmatrix.h"

#include "editor/document/packdocument.h"
#include "editor/models/deckfields.h"

#include <algorithm>

namespace mw::editor {

DeckMatrix::DeckMatrix(PackDocument *document, QObject *parent) : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &PackDocument::changed, this, [this](const DocumentChange &) {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
}

void DeckMatrix::setItems(const QString &kind, const QStringList &ids)
{
    const yaml::KindSpec *spec = m_document->schema().kind(kind.toStdString());
    const yaml::FieldSpec *field = spec ? matrixField(*spec) : nullptr;
    QStringList keys;
    QStringList values;
    for (const yaml::FieldSpec &key : field ? field->fields : std::vector<yaml::FieldSpec>())
        keys << QString::fromStdString(key.name);
    for (const std::string &value : field ? field->fields.front().values : std::vector<std::string>())
        values << QString::fromStdString(value);
    const QStringList rows = field ? ids : QStringList();
    if (kind == m_kind && keys == m_keys && values == m_values && rows == m_ids)
        return; // so that views keep their selection
    beginResetModel();
    m_kind = kind;
    m_field = field ? QString::fromStdString(field->name) : QString();
    m_title = field ? QString::fromStdString(field->title) : QString();
    m_keys = keys;
    m_values = values;
    m_ids = rows;
    endResetModel();
}

bool DeckMatrix::isCell(const QModelIndex &index) const
{
    return index.isValid() && index.column() > 0 && index.column() <= m_keys.size();
}

QString DeckMatrix::pathOf(const QString &key) const
{
    return m_field + u'/' + key;
}

QString DeckMatrix::valueOf(int row, const QString &key) const
{
    const Item *item = m_document->items().find(m_kind.toStdString(), m_ids.value(row).toStdString());
    const Value *value = item ? item->field(pathOf(key).toStdString()) : nullptr;
    return value ? QString::fromStdString(value->text) : QString();
}

QList<DeckMatrix::Clash> DeckMatrix::clashes() const
{
    QList<Clash> clashes;
    if (m_keys.size() != m_values.size())
        return clashes;
    for (int row = 0; row < rowCount(); ++row) {
        QStringList unused = m_values;
        for (const QString &key : m_keys)
            unused.removeAll(valueOf(row, key));
        for (qsizetype later = 1; later < m_keys.size(); ++later) {
            const QString value = valueOf(row, m_keys.at(later));
            const auto earlier = std::find_if(m_keys.cbegin(), m_keys.cbegin() + later,
                                              [&](const QString &key) { return valueOf(row, key) == value; });
            if (value.isEmpty() || earlier == m_keys.cbegin() + later)
                continue;
            Clash clash{itemAt(row), tr("%1 and %2 are both %3").arg(*earlier, m_keys.at(later), value), {}, {}};
            if (!unused.isEmpty()) {
                const QString free = unused.takeFirst();
                clash.fixText = tr("Make %1 %2").arg(m_keys.at(later), free);
                clash.fix = {clash.item, pathOf(m_keys.at(later)), Value::ofText(free.toStdString())};
            }
            clashes << clash;
        }
    }
    return clashes;
}

int DeckMatrix::count(const QString &key, const QString &value) const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += valueOf(row, key) == value ? 1 : 0;
    return count;
}

bool DeckMatrix::change(const QList<FieldEdit> &edits, const QString &label)
{
    return edits.isEmpty() || m_document->setFields(edits, label);
}

bool DeckMatrix::setCells(const QModelIndexList &cells, const QString &value)
{
    if (!m_values.contains(value))
        return false;
    QList<FieldEdit> edits;
    for (const QModelIndex &cell : cells)
        if (isCell(cell) && cell.data(ValueRole).toString() != value)
            edits.append(
                {itemAt(cell.row()), pathOf(m_keys.at(cell.column() - 1)), Value::ofText(value.toStdString())});
    return change(edits, tr("Set %1 in the matrix").arg(value));
}

bool DeckMatrix::swap(const QModelIndexList &cells)
{
    QMap<int, QStringList> keysOfRow;
    for (const QModelIndex &cell : cells)
        if (isCell(cell))
            keysOfRow[cell.row()] << m_keys.at(cell.column() - 1);
    QList<FieldEdit> edits;
    for (auto row = keysOfRow.cbegin(); row != keysOfRow.cend(); ++row) {
        if (row->size() != 2)
            continue;
        for (int i = 0; i < 2; ++i)
            edits.append({itemAt(row.key()), pathOf(row->at(i)),
                          Value::ofText(valueOf(row.key(), row->at(1 - i)).toStdString())});
    }
    return !edits.isEmpty() && change(edits, tr("Swap two in the matrix"));
}

bool DeckMatrix::paste(const QModelIndex &from, const QString &text)
{
    QList<FieldEdit> edits;
    int row = from.row();
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        int column = from.column();
        for (const QString &cell : line.split(u'\t')) {
            const QModelIndex at = index(row, column++);
            if (!isCell(at) || !m_values.contains(cell.trimmed()))
                return false;
            edits.append(
                {itemAt(at.row()), pathOf(m_keys.at(at.column() - 1)), Value::ofText(cell.trimmed().toStdString())});
        }
        ++row;
    }
    return !edits.isEmpty() && change(edits, tr("Paste into the matrix"));
}

bool DeckMatrix::apply(const Clash &clash)
{
    return !clash.fixText.isEmpty() && change({clash.fix}, clash.fixText);
}

QString DeckMatrix::copy(QModelIndexList cells) const
{
    std::sort(cells.begin(), cells.end());
    QString text;
    int row = -1;
    for (const QModelIndex &cell : std::as_const(cells)) {
        if (row >= 0)
            text += cell.row() == row ? u'\t' : u'\n';
        row = cell.row();
        text += cell.data(isCell(cell) ? int(ValueRole) : int(Qt::DisplayRole)).toString();
    }
    return text;
}

int DeckMatrix::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int DeckMatrix::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_keys.isEmpty() ? 0 : int(m_keys.size()) + 2;
}

QString DeckMatrix::remark(int row) const
{
    QStringList texts;
    for (const Clash &clash : clashes())
        if (clash.item == itemAt(row))
            texts << clash.text;
    return texts.join(QStringLiteral("; "));
}

QVariant DeckMatrix::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == ItemIdRole)
        return m_ids.at(index.row());
    if (isCell(index)) {
        const QString key = m_keys.at(index.column() - 1);
        const QString value = valueOf(index.row(), key);
        if (role == Qt::DisplayRole || role == ValueRole)
            return value;
        if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
            return tr("%1: %2").arg(key, value);
        if (role == ClashRole)
            return m_keys.size() == m_values.size() &&
                   std::count_if(m_keys.cbegin(), m_keys.cend(),
                                 [&](const auto &k) { return valueOf(index.row(), k) == value; }) > 1;
        return {};
    }
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() > 0)
        return remark(index.row());
    const Item *item = m_document->items().find(m_kind.toStdString(), m_ids.at(index.row()).toStdString());
    return item ? nameOf(*item) : m_ids.at(index.row());
}

QVariant DeckMatrix::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    if (section == 0)
        return tr("Card");
    return section <= m_keys.size() ? m_keys.at(section - 1) : tr("Remark");
}

} // namespace mw::editor

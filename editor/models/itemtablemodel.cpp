#include "editor/models/itemtablemodel.h"
#include "editor/document/messagetext.h"

#include "editor/document/packdocument.h"
#include "editor/models/celltext.h"

#include <QMimeData>
#include <QSet>

#include <algorithm>
#include <utility>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

const QString rowsMime = QStringLiteral("application/x-meeplewright-items");

bool isScalarType(const FieldSpec &spec)
{
    return spec.type == FieldSpec::Type::Int || spec.type == FieldSpec::Type::Bool ||
           spec.type == FieldSpec::Type::Text || spec.type == FieldSpec::Type::Enum ||
           spec.type == FieldSpec::Type::Reference;
}

bool isStructOfScalars(const FieldSpec &spec)
{
    return spec.type == FieldSpec::Type::Struct && spec.oneOf.empty() &&
           std::all_of(spec.fields.begin(), spec.fields.end(), isScalarType);
}

} // namespace

ItemTableModel::ItemTableModel(PackDocument *document, const QString &kind, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_kind(kind), m_balance(document)
{
    connect(document, &PackDocument::changed, this, &ItemTableModel::onChanged);
    connect(document, &PackDocument::diagnosticsChanged, this, &ItemTableModel::onDiagnosticsChanged);
    readColumns();
    readRows();
    onDiagnosticsChanged();
}

void ItemTableModel::readColumns()
{
    m_columns.clear();
    const yaml::KindSpec *kind = m_document->schema().kind(m_kind.toStdString());
    if (!kind)
        return;
    for (const FieldSpec &field : kind->fields.fields) {
        const QString path = QString::fromStdString(field.name);
        const QString title = QString::fromStdString(field.title.empty() ? field.name : field.title);
        if (!isStructOfScalars(field)) {
            m_columns.push_back({path, title, &field, isScalarType(field)});
            continue;
        }
        for (const FieldSpec &inner : field.fields) {
            const QString innerTitle = QString::fromStdString(inner.title.empty() ? inner.name : inner.title);
            //: Title of a column: a field and what is in it, as in "Letters: A".
            m_columns.push_back(
                {path + QLatin1Char('/') + QString::fromStdString(inner.name),
                 tr("%1: %2").arg(title, inner.typeName.empty() ? innerTitle : QString::fromStdString(inner.name)),
                 &inner, true});
        }
    }
    static const FieldSpec derived;
    m_measures = m_balance.titles(m_kind);
    for (const QString &title : std::as_const(m_measures))
        m_columns.push_back({QLatin1Char('=') + title, tr("Balance: %1").arg(title), &derived, true, true});
}

QStringList ItemTableModel::presentIds() const
{
    QStringList ids;
    QSet<QString> seen;
    for (const Item *item : m_document->items().ofKind(m_kind.toStdString())) {
        const QString id = QString::fromStdString(item->id);
        if (id.isEmpty() || seen.contains(id))
            continue; // a second one of the same name is an error, shown among the problems
        seen.insert(id);
        ids.append(id);
    }
    return ids;
}

void ItemTableModel::setIds(const QStringList &ids)
{
    m_ids = ids;
    m_rows.clear();
    for (int row = 0; row < int(ids.size()); ++row)
        m_rows.insert(ids[row], row);
}

void ItemTableModel::readRows()
{
    setIds(presentIds());
}

/// An item that got another id keeps its row, and a view its place there: the caller tells that the values are others.
bool ItemTableModel::isRenaming(const QStringList &ids) const
{
    if (ids.size() != m_ids.size())
        return false;
    const auto [old, now] = std::mismatch(m_ids.begin(), m_ids.end(), ids.begin());
    return old != m_ids.end() && !m_rows.contains(*now) && !ids.contains(*old) &&
           std::equal(old + 1, m_ids.end(), now + 1);
}

void ItemTableModel::changeRows(const QStringList &ids)
{
    if (isRenaming(ids))
        return setIds(ids);
    const QSet<QString> after(ids.begin(), ids.end());
    for (int last = rowCount() - 1; last >= 0; --last) {
        int first = last;
        while (first >= 0 && !after.contains(m_ids[first]))
            --first;
        if (first < last) {
            beginRemoveRows({}, first + 1, last);
            setIds(m_ids.mid(0, first + 1) + m_ids.mid(last + 1));
            endRemoveRows();
        }
        last = first;
    }
    QStringList kept;
    for (const QString &id : ids) {
        if (m_rows.contains(id))
            kept.append(id);
    }
    if (kept != m_ids) {
        emit layoutAboutToBeChanged({}, VerticalSortHint);
        const QStringList before = m_ids;
        setIds(kept);
        for (const QModelIndex &old : persistentIndexList())
            changePersistentIndex(old, index(m_rows.value(before[old.row()]), old.column()));
        emit layoutChanged({}, VerticalSortHint);
    }
    for (int first = 0; first < int(ids.size()); ++first) {
        int end = first;
        while (end < int(ids.size()) && !m_rows.contains(ids[end]))
            ++end;
        if (end == first)
            continue;
        beginInsertRows({}, first, end - 1);
        setIds(m_ids.mid(0, first) + ids.mid(first, end - first) + m_ids.mid(first));
        endInsertRows();
        first = end;
    }
}

int ItemTableModel::columnOf(const QString &path) const
{
    const auto column = std::find_if(m_columns.begin(), m_columns.end(), [&path](const Column &c) {
        return path == c.path || path.startsWith(c.path + QLatin1Char('/'));
    });
    return column == m_columns.end() ? -1 : int(column - m_columns.begin());
}

ItemRef ItemTableModel::itemAt(int row) const
{
    return row >= 0 && row < m_ids.size() ? ItemRef{m_kind, m_ids[row]} : ItemRef();
}

int ItemTableModel::rowOf(const ItemRef &item) const
{
    return item.kind == m_kind ? m_rows.value(item.id, -1) : -1;
}

int ItemTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int ItemTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

const Value *ItemTableModel::valueAt(const QModelIndex &index) const
{
    const ItemRef ref = itemAt(index.row());
    const Item *item = m_document->items().find(ref.kind.toStdString(), ref.id.toStdString());
    return item ? item->field(m_columns[std::size_t(index.column())].path.toStdString()) : nullptr;
}

QVariant ItemTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Column &column = m_columns[std::size_t(index.column())];
    if (column.isDerived)
        return derivedData(index, role);
    const Value *written = valueAt(index);
    const Value &value = written ? *written : column.spec->defaultValue;
    switch (role) {
    case Qt::DisplayRole:
        return displayText(value);
    case Qt::EditRole:
        return written ? editText(*written) : QString();
    case SortRole:
        if (value.kind == Value::Kind::Int)
            return QVariant::fromValue(qlonglong(value.number));
        return displayText(value);
    case Qt::TextAlignmentRole:
        return int(column.spec->type == FieldSpec::Type::Int ? Qt::AlignRight | Qt::AlignVCenter
                                                             : Qt::AlignLeft | Qt::AlignVCenter);
    case ItemKindRole:
        return m_kind;
    case ItemIdRole:
        return m_ids[index.row()];
    case PathRole:
        return column.path;
    case PresentRole:
        return written != nullptr;
    case SeverityRole:
        return m_severities.value(m_ids[index.row()]).value(column.path, -1);
    default:
        return {};
    }
}

QVariant ItemTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (section < 0 || section >= int(m_columns.size()))
        return {};
    const Column &column = m_columns[std::size_t(section)];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::ToolTipRole)
        return column.isDerived ? tr("Cost against reward by the weights and bands of the pack.")
                                : toText(Message(column.spec->help));
    return role == PathRole && !column.isDerived ? QVariant(column.path) : QVariant();
}

bool ItemTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    return setCells({index}, value.toString());
}

bool ItemTableModel::setCells(const QModelIndexList &cells, const QString &text)
{
    QList<FieldEdit> edits;
    QSet<QString> paths;
    for (const QModelIndex &cell : cells) {
        const Column &column = m_columns[std::size_t(cell.column())];
        const ParsedText parsed = column.parse(text);
        if (!parsed.error.isEmpty()) {
            emit cellRefused(cell, parsed.error);
            return false;
        }
        const Value *old = valueAt(cell);
        if (old ? !old->sameAs(parsed.value) : !parsed.value.isNull())
            edits.append({itemAt(cell.row()), column.path, parsed.value});
        paths.insert(column.path);
    }
    if (edits.isEmpty())
        return !cells.isEmpty();
    QList<ItemRef> items;
    for (const FieldEdit &edit : edits)
        items.append(edit.item);
    if (paths.size() == 1)
        return m_document->setValues(items, edits.front().path, edits.front().value);
    return m_document->setFields(edits, tr("Change %n cells", nullptr, int(edits.size())));
}

bool ItemTableModel::clearCells(const QModelIndexList &cells)
{
    return setCells(cells, {});
}

Qt::ItemFlags ItemTableModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled; // between the rows
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    if (!m_columns[std::size_t(index.column())].isDerived &&
        m_document->isEditable(m_document->fileOf(itemAt(index.row()))))
        flags |= Qt::ItemIsEditable;
    return flags;
}

QHash<int, QByteArray> ItemTableModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert({{ItemKindRole, "itemKind"},
                  {ItemIdRole, "itemId"},
                  {PathRole, "path"},
                  {SortRole, "sortValue"},
                  {PresentRole, "isPresent"},
                  {SeverityRole, "severity"}});
    return names;
}

QStringList ItemTableModel::mimeTypes() const
{
    return {rowsMime};
}

QMimeData *ItemTableModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList ids;
    for (const QModelIndex &index : indexes) {
        if (!ids.contains(m_ids[index.row()]))
            ids.append(m_ids[index.row()]);
    }
    auto *data = new QMimeData;
    data->setData(rowsMime, (m_kind + QLatin1Char('\n') + ids.join(QLatin1Char('\n'))).toUtf8());
    return data;
}

Qt::DropActions ItemTableModel::supportedDropActions() const
{
    return Qt::MoveAction;
}

bool ItemTableModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int, const QModelIndex &) const
{
    return action == Qt::MoveAction && data->hasFormat(rowsMime) &&
           data->data(rowsMime).startsWith(m_kind.toUtf8() + '\n');
}

bool ItemTableModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                  const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const QStringList ids = QString::fromUtf8(data->data(rowsMime)).split(QLatin1Char('\n')).mid(1);
    const int target = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    QList<ItemRef> items;
    for (const QString &id : ids)
        items.append({m_kind, id});
    // The document has moved the rows already; were this true, the view would remove them where they came from.
    m_document->moveItems(items, itemAt(target));
    return false;
}

void ItemTableModel::reset()
{
    beginResetModel();
    readColumns();
    readRows();
    endResetModel();
}

void ItemTableModel::onChanged(const DocumentChange &change)
{
    m_balance.forget();
    if (change.kind == DocumentChange::Kind::PackReplaced || m_balance.titles(m_kind) != m_measures) {
        reset();
        return;
    }
    if (change.kind == DocumentChange::Kind::ValueChanged && !BalanceCells::isMeasure(change.item.kind)) {
        const int row = rowOf(change.item);
        if (row < 0)
            return;
        const int column = change.path.isEmpty() ? -1 : columnOf(change.path);
        const int firstDerived = columnCount() - int(m_measures.size());
        emit dataChanged(index(row, std::max(column, 0)), index(row, column < 0 ? columnCount() - 1 : column));
        if (column >= 0 && !m_measures.isEmpty())
            emit dataChanged(index(row, firstDerived), index(row, columnCount() - 1));
        return;
    }
    const QStringList ids = presentIds();
    if (ids != m_ids)
        changeRows(ids);
    if (!m_ids.isEmpty() && !m_columns.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ItemTableModel::onDiagnosticsChanged()
{
    QHash<QString, QHash<QString, int>> severities;
    const std::string prefix = m_kind.toStdString() + "/";
    for (const Diagnostic &problem : m_document->diagnostics()) {
        if (!problem.item.starts_with(prefix))
            continue;
        const int column = std::max(columnOf(QString::fromStdString(problem.path)), 0);
        if (m_columns.empty())
            continue;
        auto &cells = severities[QString::fromStdString(problem.item.substr(prefix.size()))];
        const QString path = m_columns[std::size_t(column)].path;
        cells[path] = std::min(cells.value(path, int(Severity::Info)), int(problem.severity));
    }
    if (severities == m_severities)
        return;
    const auto before = std::exchange(m_severities, severities);
    for (int row = 0; row < rowCount() && !m_columns.empty(); ++row) {
        if (before.value(m_ids[row]) != severities.value(m_ids[row]))
            emit dataChanged(index(row, 0), index(row, columnCount() - 1), {SeverityRole});
    }
}

} // namespace mw::editor

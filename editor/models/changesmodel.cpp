#include "editor/models/changesmodel.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/basereader.h"
#include "editor/models/celltext.h"
#include "editor/models/changelist.h"

#include <QTimer>

#include <algorithm>

namespace mw::editor {

class ChangesModel::Private
{
public:
    explicit Private(PackDocument *packDocument) : document(packDocument) {}

    PackDocument *document;
    BaseReader reader;
    std::shared_ptr<const Items> head; ///< null until it is read
    QList<ItemDifference> rows;
    QTimer timer; ///< changes of one edit are looked at together
    bool isReading = false;
};

ChangesModel::ChangesModel(PackDocument *document, QObject *parent)
    : QAbstractItemModel(parent), d(std::make_unique<Private>(document))
{
    d->timer.setSingleShot(true);
    d->timer.setInterval(0);
    connect(&d->timer, &QTimer::timeout, this, &ChangesModel::refresh);
    connect(document, &PackDocument::changed, this, [this] { d->timer.start(); });
    connect(document, &PackDocument::modifiedChanged, this, [this] { d->timer.start(); });
    connect(&d->reader, &BaseReader::done, this, [this](const auto &items, const QString &error) {
        d->head = items;
        d->isReading = false;
        m_error = error;
        refresh();
        emit readyChanged();
    });
    refresh();
}

ChangesModel::~ChangesModel() = default;

void ChangesModel::setBase(Base base)
{
    if (base == m_base)
        return;
    m_base = base;
    m_error.clear();
    d->head.reset();
    if (base == Base::GitHead)
        return readHead();
    d->isReading = false;
    refresh();
    emit readyChanged();
}

void ChangesModel::readHead()
{
    if (m_base != Base::GitHead)
        return;
    d->isReading = true;
    // A copy, since the reader works on another thread and outlives a change of the schema.
    d->reader.read(d->document->folder(), std::make_shared<const yaml::Schema>(d->document->schema()));
    refresh();
    emit readyChanged();
}

bool ChangesModel::isReady() const
{
    return !d->isReading;
}

const Item *ChangesModel::baseItem(const ItemRef &item) const
{
    if (m_base == Base::LastSave)
        return d->document->savedItem(item);
    return d->head ? d->head->find(item.kind.toStdString(), item.id.toStdString()) : nullptr;
}

void ChangesModel::refresh()
{
    d->timer.stop();
    QList<ItemRef> refs;
    if (m_base == Base::LastSave)
        refs = d->document->modifiedItems();
    else if (d->head)
        refs = differingItems(*d->head, d->document->items());
    QList<ItemDifference> rows;
    for (const ItemRef &ref : refs) {
        const Item *now = d->document->items().find(ref.kind.toStdString(), ref.id.toStdString());
        rows.append(difference(ref, baseItem(ref), now));
    }
    show(rows);
}

void ChangesModel::show(const QList<ItemDifference> &rows)
{
    const auto isWanted = [&rows](const ItemDifference &old) {
        return std::any_of(rows.begin(), rows.end(),
                           [&old](const ItemDifference &row) { return row.item == old.item; });
    };
    for (int row = int(d->rows.size()) - 1; row >= 0; --row) {
        if (isWanted(d->rows[row]))
            continue;
        beginRemoveRows({}, row, row);
        d->rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(rows.size()); ++row) {
        const bool isHere = row < int(d->rows.size()) && d->rows[row].item == rows[row].item;
        const auto later = std::find_if(d->rows.begin() + std::min<qsizetype>(row, d->rows.size()), d->rows.end(),
                                        [&](const ItemDifference &old) { return old.item == rows[row].item; });
        if (isHere) {
            showFields(row, rows[row]);
            continue;
        }
        if (later != d->rows.end()) { // in another order now
            const int from = int(later - d->rows.begin());
            beginRemoveRows({}, from, from);
            d->rows.removeAt(from);
            endRemoveRows();
        }
        beginInsertRows({}, row, row);
        d->rows.insert(row, rows[row]);
        endInsertRows();
    }
}

void ChangesModel::showFields(int row, const ItemDifference &difference)
{
    const QModelIndex parent = index(row, 0);
    QList<FieldDifference> &shown = d->rows[row].fields;
    const QList<FieldDifference> &wanted = difference.fields;
    const auto isAt = [](const QList<FieldDifference> &fields, qsizetype i, const QString &path) {
        return i < fields.size() && fields[i].path == path;
    };
    for (int i = int(shown.size()) - 1; i >= 0; --i) {
        const QString path = shown[i].path;
        if (std::any_of(wanted.begin(), wanted.end(), [&path](const auto &field) { return field.path == path; }))
            continue;
        beginRemoveRows(parent, i, i);
        shown.removeAt(i);
        endRemoveRows();
    }
    for (int i = 0; i < int(wanted.size()); ++i) {
        if (isAt(shown, i, wanted[i].path))
            continue;
        beginInsertRows(parent, i, i);
        shown.insert(i, wanted[i]);
        endInsertRows();
    }
    if (shown.size() > wanted.size()) { // paths in another order: the old rows are pushed to the end
        beginRemoveRows(parent, int(wanted.size()), int(shown.size()) - 1);
        shown.resize(wanted.size());
        endRemoveRows();
    }
    d->rows[row] = difference;
    emit dataChanged(parent, index(row, ColumnCount - 1));
    if (!wanted.isEmpty())
        emit dataChanged(index(0, 0, parent), index(int(wanted.size()) - 1, ColumnCount - 1, parent));
}

bool ChangesModel::revert(const QModelIndex &index)
{
    if (!index.isValid())
        return false;
    // By name, since edits may not have been followed yet.
    const ItemRef ref{index.data(ItemKindRole).toString(), index.data(ItemIdRole).toString()};
    const QString path = index.data(PathRole).toString();
    const Item *now = d->document->items().find(ref.kind.toStdString(), ref.id.toStdString());
    const ItemDifference difference = mw::editor::difference(ref, baseItem(ref), now);
    const QString label = tr("Revert %1").arg(difference.title);
    if (!path.isEmpty()) {
        for (const FieldDifference &field : difference.fields) {
            if (field.path == path)
                return d->document->setFields({{ref, path, field.before}}, label);
        }
        return false;
    }
    if (difference.what == What::Added)
        return d->document->removeItems({difference.item});
    if (difference.what == What::Removed)
        return baseItem(ref) && d->document->restoreItem(Item(*baseItem(ref)), label);
    QList<FieldEdit> fields;
    for (const FieldDifference &field : difference.fields)
        fields.append({difference.item, field.path, field.before});
    return d->document->setFields(fields, label);
}

// Rows of items have internal id 0, those of fields the row of their item plus one.

QModelIndex ChangesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : 0);
}

QModelIndex ChangesModel::parent(const QModelIndex &child) const
{
    return child.internalId() == 0 ? QModelIndex() : createIndex(int(child.internalId()) - 1, 0, quintptr(0));
}

int ChangesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(d->rows.size());
    return parent.internalId() == 0 && parent.column() == 0 ? int(d->rows[parent.row()].fields.size()) : 0;
}

int ChangesModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isField = index.internalId() != 0;
    const ItemDifference &item = d->rows[isField ? int(index.internalId()) - 1 : index.row()];
    const FieldDifference *field = isField ? &item.fields[index.row()] : nullptr;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NameColumn)
            return field ? fieldTitle(item.item, field->path) : item.title;
        if (field)
            return displayText(index.column() == OldColumn ? field->before : field->after);
        if (index.column() == NewColumn)
            return item.what == What::Added     ? tr("added")
                   : item.what == What::Removed ? tr("removed")
                                                : tr("%n fields changed", nullptr, int(item.fields.size()));
        return {};
    case ItemKindRole:
        return item.item.kind;
    case ItemIdRole:
        return item.item.id;
    case PathRole:
        return field ? field->path : QString();
    case WhatRole:
        return QVariant::fromValue(item.what);
    default:
        return {};
    }
}

QString ChangesModel::fieldTitle(const ItemRef &item, const QString &path) const
{
    const yaml::KindSpec *kind = d->document->schema().kind(item.kind.toStdString());
    QStringList titles;
    for (qsizetype end = path.indexOf(QLatin1Char('/')); kind; end = path.indexOf(QLatin1Char('/'), end + 1)) {
        const QString part = end < 0 ? path : path.left(end);
        bool isNumber = false;
        const int position = part.section(QLatin1Char('/'), -1).toInt(&isNumber);
        titles.append(isNumber ? QString::number(position + 1) : titleOf(*kind, part.toStdString()));
        if (end < 0)
            break;
    }
    return kind ? titles.join(QStringLiteral(" › ")) : path;
}

QVariant ChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Item") : section == OldColumn ? tr("Before") : tr("Now");
}

QHash<int, QByteArray> ChangesModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert({{ItemKindRole, "itemKind"}, {ItemIdRole, "itemId"}, {PathRole, "path"}, {WhatRole, "what"}});
    return names;
}

} // namespace mw::editor

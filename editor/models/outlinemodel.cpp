#include "editor/models/outlinemodel.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/outlinenode.h"

#include <QSet>

#include <algorithm>

namespace mw::editor {

OutlineModel::OutlineModel(PackDocument *document, QObject *parent)
    : QAbstractItemModel(parent), m_document(document), m_root(std::make_unique<Node>())
{
    connect(document, &PackDocument::changed, this, &OutlineModel::onChanged);
    connect(document, &PackDocument::diagnosticsChanged, this, &OutlineModel::refreshMarks);
    connect(document, &PackDocument::modifiedChanged, this, &OutlineModel::refreshMarks);
    rebuild();
}

OutlineModel::~OutlineModel() = default;

void OutlineModel::onChanged(const DocumentChange &change)
{
    if (change.kind != DocumentChange::Kind::ValueChanged)
        return rebuild();
    // One row, without a look at the others: its title may be another, and it may be modified now.
    const QModelIndex index = indexOf(change.item);
    if (!index.isValid())
        return;
    Node &node = *static_cast<Node *>(index.internalPointer());
    if (const Item *item = m_document->items().find(change.item.kind.toStdString(), change.item.id.toStdString()))
        node.title = titleOf(*item);
    setModified(node, m_document->isModified(change.item));
    emit dataChanged(index, index);
}

void OutlineModel::setModified(Node &node, bool isModified)
{
    if (node.isModified == isModified)
        return;
    node.isModified = isModified;
    for (Node *up = node.parent; up && up != m_root.get(); up = up->parent) {
        const bool any =
            std::any_of(up->children.begin(), up->children.end(), [](const auto &child) { return child->isModified; });
        up->isModified = any;
        const QModelIndex index = indexOf(up);
        emit dataChanged(index, index, {ModifiedRole});
    }
}

void OutlineModel::rebuild()
{
    Node wanted;
    for (const yaml::KindSpec &kind : m_document->schema().kinds())
        addKind(wanted, kind);
    Node &files = wanted.add(RowType::FilesBranch, QStringLiteral("files"), tr("Files"));
    for (const QString &file : m_document->files()) {
        Node &node = files.add(RowType::File, file, file);
        node.file = file;
    }
    m_isRebuilding = true;
    reconcile(*m_root, wanted);
    m_isRebuilding = false;
    refreshMarks();
}

void OutlineModel::addKind(Node &root, const yaml::KindSpec &kind) const
{
    const QString name = QString::fromStdString(kind.name);
    Node &top = root.add(RowType::Kind, name, QString::fromStdString(kind.plural.empty() ? kind.name : kind.plural));
    top.item.kind = name;
    top.expected = kind.count;
    const std::vector<const Item *> items = m_document->items().ofKind(kind.name);
    QSet<QString> files;
    for (const Item *item : items)
        files.insert(QString::fromStdString(item->location.fileName()));
    const bool hasFiles = files.size() > 1 && !kind.collection.empty();
    QHash<QString, Node *> fileNodes;
    QSet<QString> seen;
    for (const Item *item : items) {
        const QString id = QString::fromStdString(item->id);
        const QString file = QString::fromStdString(item->location.fileName());
        if (id.isEmpty() || seen.contains(id))
            continue; // a second one of the same name is an error, shown among the problems
        seen.insert(id);
        Node *parent = &top;
        if (hasFiles) {
            Node *&fileNode = fileNodes[file];
            if (!fileNode) {
                fileNode = &top.add(RowType::File, file, file);
                fileNode->file = file;
                fileNode->item.kind = name;
            }
            parent = fileNode;
        }
        Node &node = parent->add(RowType::Item, id, titleOf(*item));
        node.item = {name, id};
        node.file = file;
    }
    top.count = int(seen.size());
    for (const auto &child : top.children)
        child->count = int(child->children.size());
}

void OutlineModel::reconcile(Node &node, Node &wanted)
{
    QSet<QString> keys;
    for (const auto &child : wanted.children)
        keys.insert(child->key);
    for (int row = int(node.children.size()) - 1; row >= 0; --row) {
        const Node &child = *node.children[std::size_t(row)];
        const bool stays = keys.contains(child.key);
        if (stays)
            continue;
        beginRemoveRows(indexOf(&node), row, row);
        node.children.erase(node.children.begin() + row);
        node.renumber(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(wanted.children.size()); ++row) {
        Node &want = *wanted.children[std::size_t(row)];
        if (row >= int(node.children.size()) || node.children[std::size_t(row)]->key != want.key)
            bring(node, want, row);
        Node &child = *node.children[std::size_t(row)];
        const bool isSame = child.title == want.title && child.count == want.count && child.expected == want.expected;
        child.takeFrom(want);
        if (!isSame)
            emit dataChanged(indexOf(&child), indexOf(&child));
        reconcile(child, want);
    }
}

/// Moves a row here from further down, or makes it.
void OutlineModel::bring(Node &node, const Node &want, int row)
{
    for (int from = row + 1; from < int(node.children.size()); ++from) {
        if (node.children[std::size_t(from)]->key != want.key)
            continue;
        beginMoveRows(indexOf(&node), from, from, indexOf(&node), row);
        auto moved = std::move(node.children[std::size_t(from)]);
        node.children.erase(node.children.begin() + from);
        node.children.insert(node.children.begin() + row, std::move(moved));
        node.renumber(row);
        endMoveRows();
        return;
    }
    beginInsertRows(indexOf(&node), row, row);
    auto child = std::make_unique<Node>();
    child->parent = &node;
    child->key = want.key;
    child->takeFrom(want);
    node.children.insert(node.children.begin() + row, std::move(child));
    node.renumber(row);
    endInsertRows();
}

void OutlineModel::refreshMarks()
{
    if (m_isRebuilding)
        return;
    QHash<QString, Marks> marks;
    for (const Diagnostic &problem : m_document->diagnostics()) {
        const bool isError = problem.severity == Severity::Error;
        const bool isWarning = problem.severity == Severity::Warning;
        const QString file = QString::fromStdString(problem.location.fileName());
        for (const QString &key : {QString::fromStdString(problem.item), file}) {
            Marks &mark = marks[key];
            mark.errors += isError;
            mark.warnings += isWarning;
        }
    }
    mark(*m_root, marks);
}

void OutlineModel::mark(Node &node, const QHash<QString, Marks> &marks)
{
    Marks sum;
    bool isModified = false;
    for (const auto &child : node.children) {
        mark(*child, marks);
        sum.errors += child->marks.errors;
        sum.warnings += child->marks.warnings;
        isModified = isModified || child->isModified;
    }
    if (node.type == RowType::Item) {
        sum = marks.value(node.item.key());
        isModified = m_document->isModified(node.item);
    } else if (node.type == RowType::File && node.children.empty()) {
        sum = marks.value(node.file);
        isModified = m_document->isModified(node.file);
    }
    if (sum == node.marks && isModified == node.isModified)
        return;
    node.marks = sum;
    node.isModified = isModified;
    if (&node != m_root.get())
        emit dataChanged(indexOf(&node), indexOf(&node), {ErrorsRole, WarningsRole, ModifiedRole});
}

QModelIndex OutlineModel::indexOf(const ItemRef &item) const
{
    const QModelIndex kind = indexOfKind(item.kind);
    if (!kind.isValid() || !item.isValid())
        return {};
    const Node &top = *nodeOf(kind);
    for (const auto &child : top.children) {
        if (child->item == item)
            return indexOf(child.get());
        for (const auto &inner : child->children) {
            if (inner->item == item)
                return indexOf(inner.get());
        }
    }
    return {};
}

QModelIndex OutlineModel::indexOfKind(const QString &kind) const
{
    for (const auto &child : m_root->children) {
        if (child->type == RowType::Kind && child->item.kind == kind)
            return indexOf(child.get());
    }
    return {};
}

ItemRef OutlineModel::itemAt(const QModelIndex &index) const
{
    return index.isValid() && nodeOf(index)->type == RowType::Item ? nodeOf(index)->item : ItemRef();
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeOf(parent)->children[std::size_t(row)].get());
}

QModelIndex OutlineModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(nodeOf(child)->parent) : QModelIndex();
}

int OutlineModel::rowCount(const QModelIndex &parent) const
{
    return int(nodeOf(parent)->children.size());
}

int OutlineModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Node &node = *nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return node.title;
    case Qt::ToolTipRole:
        return node.type == RowType::Item ? node.item.id : node.file;
    case TypeRole:
        return QVariant::fromValue(node.type);
    case KindRole:
        return node.item.kind;
    case IdRole:
        return node.item.id;
    case FileRole:
        return node.file;
    case CountRole:
        return node.count;
    case ExpectedCountRole:
        return node.expected;
    case ErrorsRole:
        return node.marks.errors;
    case WarningsRole:
        return node.marks.warnings;
    case ModifiedRole:
        return node.isModified;
    default:
        return {};
    }
}

QHash<int, QByteArray> OutlineModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert({{TypeRole, "rowType"},
                  {KindRole, "kind"},
                  {IdRole, "itemId"},
                  {FileRole, "file"},
                  {CountRole, "count"},
                  {ExpectedCountRole, "expectedCount"},
                  {ErrorsRole, "errors"},
                  {WarningsRole, "warnings"},
                  {ModifiedRole, "isModified"}});
    return names;
}

const OutlineModel::Node *OutlineModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex OutlineModel::indexOf(const Node *node) const
{
    if (!node || node == m_root.get())
        return {};
    return createIndex(node->row, 0, const_cast<Node *>(node)); // indexes carry no const pointers
}

} // namespace mw::editor

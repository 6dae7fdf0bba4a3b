#include "editor/models/fieldmodel.h"

#include "editor/document/messagetext.h"
#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/celltext.h"
#include "editor/models/fieldnode.h"

namespace mw::editor {

using yaml::FieldSpec;

FieldModel::FieldModel(PackDocument *document, QObject *parent)
    : QAbstractItemModel(parent), m_document(document), m_root(std::make_unique<Node>())
{
    connect(document, &PackDocument::changed, this, &FieldModel::onChanged);
    connect(document, &PackDocument::diagnosticsChanged, this, &FieldModel::onDiagnosticsChanged);
}

FieldModel::~FieldModel() = default;

void FieldModel::setItem(const ItemRef &ref)
{
    beginResetModel();
    const Item *item = m_document->items().find(ref.kind.toStdString(), ref.id.toStdString());
    const yaml::KindSpec *kind = item ? m_document->schema().kind(item->kind) : nullptr;
    m_item = kind ? ref : ItemRef();
    m_root = std::make_unique<Node>();
    if (kind) {
        m_root->spec = &kind->fields;
        m_isBuilding = true;
        update(*m_root, &item->fields);
        m_isBuilding = false;
    }
    m_wasEditable = isEditable();
    endResetModel();
    onDiagnosticsChanged();
    emit itemChanged();
    emit editableChanged();
}

bool FieldModel::isEditable() const
{
    return m_item.isValid() && m_document->isEditable(m_document->fileOf(m_item));
}

const FieldSpec *FieldModel::spec(const QModelIndex &index) const
{
    return nodeOf(index)->spec;
}

Value FieldModel::value(const QModelIndex &index) const
{
    const Node &node = *nodeOf(index);
    return !node.isPresent && node.spec ? node.spec->defaultValue : node.value;
}

QString FieldModel::path(const QModelIndex &index) const
{
    return QString::fromStdString(nodeOf(index)->path());
}

QModelIndex FieldModel::indexOf(const QString &path, int column) const
{
    const Node *node = m_root.get();
    for (const QString &step : path.split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
        const Node *next = node->child(step.toStdString());
        if (!next)
            break;
        node = next;
    }
    return indexOf(node, column);
}

bool FieldModel::setValue(const QModelIndex &index, const Value &value)
{
    const Node &node = *nodeOf(index);
    if (!index.isValid() || !m_item.isValid())
        return false;
    if (node.isPresent ? node.value.sameAs(value) : value.isNull())
        return true;
    const QString path = QString::fromStdString(node.path());
    m_newId = path == QLatin1String("id") ? QString::fromStdString(value.text) : QString();
    const bool isDone = m_document->setValue(m_item, path, value);
    m_newId.clear();
    return isDone;
}

bool FieldModel::clear(const QModelIndex &index)
{
    const Node &node = *nodeOf(index);
    if (!node.parent || !node.isPresent)
        return false;
    const QString path = QString::fromStdString(node.path());
    return node.parent->hasFields() ? m_document->setValue(m_item, path, Value())
                                    : m_document->removeElement(m_item, path);
}

bool FieldModel::insertElement(const QModelIndex &list, int row, const QString &key)
{
    const Node &node = *nodeOf(list);
    if (!node.spec || !node.spec->element || !m_item.isValid())
        return false;
    const QString path = QString::fromStdString(node.path());
    const Value value = initialValue(*node.spec->element);
    if (node.spec->type == FieldSpec::Type::List)
        return m_document->insertElement(m_item, path, row, value);
    if (key.isEmpty() || key.contains(QLatin1Char('/')) || node.child(key.toStdString()))
        return false;
    return m_document->setValue(m_item, path + QLatin1Char('/') + key, value);
}

bool FieldModel::insertElement(const QModelIndex &list, int row, const Value &value)
{
    const Node &node = *nodeOf(list);
    return node.spec && node.spec->type == FieldSpec::Type::List && m_item.isValid() &&
           m_document->insertElement(m_item, QString::fromStdString(node.path()), row, value);
}

bool FieldModel::moveElement(const QModelIndex &list, int from, int to)
{
    const int rows = rowCount(list);
    if (from == to || from < 0 || to < 0 || from >= rows || to >= rows)
        return false;
    return m_document->moveElement(m_item, path(list), from, to);
}

QModelIndex FieldModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeOf(parent)->children[std::size_t(row)].get());
}

QModelIndex FieldModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(nodeOf(child)->parent, 0) : QModelIndex();
}

int FieldModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(nodeOf(parent)->children.size());
}

int FieldModel::columnCount(const QModelIndex &) const
{
    return 2;
}

QVariant FieldModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Node &node = *nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == 0)
            return titleOf(node);
        return displayText(value(index));
    case Qt::EditRole:
        return index.column() == 0 ? QString::fromStdString(node.key) : editText(node.value);
    case Qt::ToolTipRole:
    case HelpRole:
        return node.spec ? toText(Message(node.spec->help)) : QString();
    case PathRole:
        return path(index);
    case TypeRole:
        return int(node.spec ? node.spec->type : FieldSpec::Type::Any);
    case StateRole:
        return QVariant::fromValue(node.state());
    case ChoicesRole:
        return choices(node);
    case SeverityRole:
    case ProblemsRole:
        return problemData(node, role);
    default:
        return {};
    }
}

QString FieldModel::titleOf(const Node &node) const
{
    const bool isNamedByKey = !node.isElement() && !node.parent->hasFields(); // an entry of a map
    return QString::fromStdString(node.spec && !node.spec->title.empty() && !isNamedByKey ? node.spec->title
                                                                                          : node.key);
}

QStringList FieldModel::choices(const Node &node) const
{
    QStringList result;
    if (node.spec && node.spec->type == FieldSpec::Type::Enum) {
        for (const std::string &value : node.spec->values)
            result.append(QString::fromStdString(value));
    } else if (node.spec && node.spec->type == FieldSpec::Type::Reference) {
        for (const Item *item : m_document->items().ofKind(node.spec->target))
            result.append(QString::fromStdString(item->id));
    }
    return result;
}

QVariant FieldModel::problemData(const Node &node, int role) const
{
    const std::string path = node.path();
    int worst = -1;
    QStringList texts;
    for (const Diagnostic &problem : m_problems) {
        const bool isHere = problem.path == path;
        if (!isHere && !problem.path.starts_with(path + '/'))
            continue;
        worst = worst < 0 ? int(problem.severity) : std::min(worst, int(problem.severity));
        if (isHere)
            texts.append(toText(problem.message));
    }
    return role == SeverityRole ? QVariant(worst) : QVariant(texts);
}

QVariant FieldModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Field") : tr("Value");
}

bool FieldModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Node &node = *nodeOf(index);
    if (role != Qt::EditRole || index.column() != 1 || !node.spec)
        return false;
    const ParsedText parsed = parseText(*node.spec, value.toString());
    if (!parsed.error.isEmpty()) {
        emit valueRefused(index, parsed.error);
        return false;
    }
    if (parsed.value.isNull() && !node.parent->hasFields())
        return clear(index);
    return setValue(index, parsed.value);
}

Qt::ItemFlags FieldModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() == 1 && nodeOf(index)->spec && isEditable())
        flags |= Qt::ItemIsEditable;
    return flags;
}

QHash<int, QByteArray> FieldModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert({{PathRole, "path"},
                  {TypeRole, "fieldType"},
                  {StateRole, "state"},
                  {HelpRole, "help"},
                  {ChoicesRole, "choices"},
                  {SeverityRole, "severity"},
                  {ProblemsRole, "problems"}});
    return names;
}

FieldModel::Node *FieldModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex FieldModel::indexOf(const Node *node, int column) const
{
    if (!node || node == m_root.get())
        return {};
    return createIndex(node->row(), column, const_cast<Node *>(node)); // indexes carry no const pointers
}

} // namespace mw::editor

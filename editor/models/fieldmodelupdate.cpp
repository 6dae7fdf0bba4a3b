#include "editor/document/packdocument.h"
#include "editor/models/fieldmodel.h"
#include "editor/models/fieldnode.h"
#include "editor/models/sameproblem.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

/// How one list became another: elements that stay at the start and at the end.
struct Kept {
    int head = 0;
    int tail = 0;
};

Kept keptElements(const std::vector<Value> &before, const std::vector<Value> &after)
{
    const int shorter = int(std::min(before.size(), after.size()));
    Kept kept;
    while (kept.head < shorter && before[std::size_t(kept.head)].sameAs(after[std::size_t(kept.head)]))
        ++kept.head;
    while (kept.tail < shorter - kept.head &&
           before[before.size() - 1 - std::size_t(kept.tail)].sameAs(after[after.size() - 1 - std::size_t(kept.tail)]))
        ++kept.tail;
    return kept;
}

bool isRotated(const std::vector<Value> &before, const std::vector<Value> &after, int from, int to)
{
    std::vector<Value> moved = before;
    Value element = std::move(moved[std::size_t(from)]);
    moved.erase(moved.begin() + from);
    moved.insert(moved.begin() + to, std::move(element));
    return std::equal(moved.begin(), moved.end(), after.begin(), after.end(),
                      [](const Value &a, const Value &b) { return a.sameAs(b); });
}

} // namespace

void FieldModel::onChanged(const DocumentChange &change)
{
    if (!m_item.isValid())
        return;
    if (change.kind == DocumentChange::Kind::PackReplaced)
        return setItem(m_item);
    const bool isHere = change.kind == DocumentChange::Kind::ValueChanged ? change.item == m_item : true;
    if (isHere)
        refresh();
}

void FieldModel::refresh()
{
    const auto find = [this](const QString &id) {
        return m_document->items().find(m_item.kind.toStdString(), id.toStdString());
    };
    const Item *item = find(m_item.id);
    if (!item && !m_newId.isEmpty() && find(m_newId)) {
        m_item.id = m_newId;
        item = find(m_newId);
        emit itemChanged();
    }
    if (!item)
        return setItem({});
    update(*m_root, &item->fields);
    emit refreshed();
    if (isEditable() != m_wasEditable) {
        m_wasEditable = isEditable();
        emit editableChanged();
    }
}

void FieldModel::onDiagnosticsChanged()
{
    const std::string key = m_item.key().toStdString();
    Diagnostics now;
    for (const Diagnostic &problem : m_document->diagnostics()) {
        if (m_item.isValid() && problem.item == key)
            now.push_back(problem);
    }
    const Diagnostics before = std::exchange(m_problems, now);
    if (looksSame(before, now))
        return;
    std::set<std::string_view> fields; // of the item, that something was or is wrong with
    for (const Diagnostics *problems : {&before, &std::as_const(now)})
        for (const Diagnostic &problem : *problems)
            fields.insert(std::string_view(problem.path).substr(0, problem.path.find('/')));
    for (const auto &child : m_root->children) {
        if (fields.contains(child->key))
            announce(*child, {SeverityRole, ProblemsRole});
    }
}

void FieldModel::announce(const Node &node, const QList<int> &roles)
{
    emit dataChanged(indexOf(&node, 0), indexOf(&node, 1), roles);
    for (const auto &child : node.children)
        announce(*child, roles);
}

void FieldModel::update(Node &node, const Value *value)
{
    static const Value nothing;
    const Value before = std::exchange(node.value, value ? *value : nothing);
    const bool isSame =
        node.isPresent == (value != nullptr) && before.inherited == node.value.inherited && before.sameAs(node.value);
    node.isPresent = value != nullptr;
    if (!isSame && node.parent && !m_isBuilding)
        emit dataChanged(indexOf(&node, 0), indexOf(&node, 1));
    const bool isList = node.spec ? node.spec->type == FieldSpec::Type::List : node.value.kind == Value::Kind::List;
    if (node.hasFields())
        updateStruct(node);
    else if (isList)
        updateList(node, before);
    else
        updateEntries(node);
}

/// The schema's fields first, then keys that it does not know.
void FieldModel::updateStruct(Node &node)
{
    const std::size_t known = node.spec->fields.size();
    if (node.children.size() < known) {
        insertNodes(node, 0, int(known - node.children.size()));
        for (std::size_t i = 0; i < known; ++i) {
            node.children[i]->spec = &node.spec->fields[i];
            node.children[i]->key = node.spec->fields[i].name;
        }
    }
    for (std::size_t i = 0; i < known; ++i)
        update(*node.children[i], node.value.find(node.children[i]->key));
    updateEntries(node);
}

void FieldModel::updateEntries(Node &node)
{
    const int known = node.hasFields() ? int(node.spec->fields.size()) : 0;
    for (int row = int(node.children.size()) - 1; row >= known; --row) {
        if (!node.value.find(node.children[std::size_t(row)]->key))
            removeNodes(node, row, 1);
    }
    for (const Value::Entry &entry : node.value.map) {
        if (node.hasFields() && node.spec->field(entry.key))
            continue;
        Node *child = node.child(entry.key);
        if (!child) {
            insertNodes(node, int(node.children.size()), 1);
            child = node.children.back().get();
            child->key = entry.key;
            child->spec = node.hasFields() || !node.spec ? nullptr : node.spec->element.get();
        }
        update(*child, &entry.value);
    }
}

void FieldModel::updateList(Node &node, const Value &before)
{
    const int old = int(node.children.size());
    const int now = int(node.value.list.size());
    const bool isComparable = before.kind == Value::Kind::List && int(before.list.size()) == old;
    const Kept kept = isComparable ? keptElements(before.list, node.value.list) : Kept{std::min(old, now), 0};
    if (now > old) {
        insertNodes(node, kept.head, now - old);
    } else if (now < old) {
        removeNodes(node, kept.head, old - now);
    } else if (isComparable && old - kept.head - kept.tail > 1) {
        const int first = kept.head;
        const int last = old - kept.tail - 1;
        const bool isDown = isRotated(before.list, node.value.list, first, last);
        if (isDown || isRotated(before.list, node.value.list, last, first)) {
            const int from = isDown ? first : last;
            beginMoveRows(indexOf(&node, 0), from, from, indexOf(&node, 0), isDown ? last + 1 : first);
            auto moved = std::move(node.children[std::size_t(from)]);
            node.children.erase(node.children.begin() + from);
            node.children.insert(node.children.begin() + (isDown ? last : first), std::move(moved));
            endMoveRows();
        }
    }
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        node.children[i]->spec = node.spec ? node.spec->element.get() : nullptr;
        update(*node.children[i], &node.value.list[i]);
    }
}

void FieldModel::insertNodes(Node &node, int row, int count)
{
    if (count <= 0)
        return;
    if (!m_isBuilding)
        beginInsertRows(indexOf(&node, 0), row, row + count - 1);
    for (int i = 0; i < count; ++i) {
        auto child = std::make_unique<Node>();
        child->parent = &node;
        node.children.insert(node.children.begin() + row + i, std::move(child));
    }
    if (!m_isBuilding)
        endInsertRows();
}

void FieldModel::removeNodes(Node &node, int row, int count)
{
    beginRemoveRows(indexOf(&node, 0), row, row + count - 1);
    node.children.erase(node.children.begin() + row, node.children.begin() + row + count);
    endRemoveRows();
}

} // namespace mw::editor

#include "edits.h"

#include "yaml/edit/editplan.h"
#include "yaml/edit/editproof.h"
#include "yaml/parse/textchecks.h"

#include <algorithm>
#include <charconv>

namespace mw::yaml {

namespace {

/// How far a path leads through nodes that are written where it says.
struct Reach {
    int node = -1;          ///< the last node reached; an alias ends the way
    std::string path;       ///< to that node
    std::string rest;       ///< of the path, not reached
    bool inherited = false; ///< whether the next step leads into what is written elsewhere
};

std::string joined(const std::string &path, std::string_view step)
{
    return path.empty() ? std::string(step) : path + '/' + std::string(step);
}

std::string_view firstStep(std::string_view path)
{
    return path.substr(0, path.find('/'));
}

std::string_view afterFirstStep(std::string_view path)
{
    const std::size_t slash = path.find('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
}

Reach reach(const YamlTree &tree, std::string_view path)
{
    Reach result{tree.root(), {}, {}, false};
    for (; !path.empty(); path = afterFirstStep(path)) {
        const YamlNode &here = tree.nodes()[static_cast<std::size_t>(result.node)];
        const std::string_view step = firstStep(path);
        int next = -1;
        if (here.kind == YamlNode::Kind::Map)
            next = tree.valueOf(result.node, step);
        else if (here.kind == YamlNode::Kind::Sequence)
            next = tree.step(result.node, step);
        if (next < 0) {
            result.inherited = tree.step(result.node, step) >= 0;
            break;
        }
        result.node = next;
        result.path = joined(result.path, step);
    }
    result.rest = path;
    return result;
}

Diagnostic problemAt(const SourceFile &file, const YamlTree &tree, int node, const char *code, Message message,
                     Message remedy)
{
    Location place;
    if (node >= 0) {
        const Span &content = tree.nodes()[static_cast<std::size_t>(node)].content;
        place = file.locate(content.from, content.length());
    }
    return errorAt(place, code, std::move(message), std::move(remedy));
}

EditResult refuse(const SourceFile &file, const YamlTree &tree, int node, const char *code, Message message,
                  Message remedy)
{
    return {{}, problemAt(file, tree, node, code, std::move(message), std::move(remedy))};
}

/// A node that others refer to: the one given, one around it or one inside it; -1 if there is none.
int sharedNode(const YamlTree &tree, int node)
{
    const auto size = static_cast<int>(tree.nodes().size());
    for (const YamlNode &alias : tree.nodes()) {
        if (alias.kind != YamlNode::Kind::Alias)
            continue;
        for (int up = node; up >= 0; up = tree.nodes()[static_cast<std::size_t>(up)].parent) {
            if (up == alias.target)
                return up;
        }
        int inside = alias.target;
        while (inside > node && inside < size)
            inside = tree.nodes()[static_cast<std::size_t>(inside)].parent;
        if (inside == node)
            return alias.target;
    }
    return -1;
}

/// The edits that make the file read as expected, or why there are none.
class Editing
{
public:
    Editing(const SourceFile &file, const YamlTree &tree)
        : m_file(file), m_tree(tree), m_text(parserText(file.bytes())),
          m_planner(file.bytes(), m_text, tree, file.newline())
    {
        Diagnostics unused;
        m_value = tree.toValue(file, unused);
    }

    [[nodiscard]] const EditPlanner &planner() const { return m_planner; }
    [[nodiscard]] Value &value() { return m_value; }

    /// The first of the ways that reads back as the changed value.
    [[nodiscard]] EditResult choose(const std::vector<Edits> &ways, int node) const
    {
        for (const Edits &way : ways) {
            if (readsAs(m_file, m_tree, way, m_value))
                return {way, std::nullopt};
        }
        const int shared = sharedNode(m_tree, node);
        if (shared >= 0)
            return refuse(m_file, m_tree, shared, "edit.shared",
                          Message(MW_TEXT("Other places take over this value by its name &{0}; they would change too."))
                              .name(m_tree.nodes()[static_cast<std::size_t>(shared)].anchor),
                          Message(MW_TEXT("Change it in the source, where all of them can be seen.")));
        return refuse(m_file, m_tree, node, "edit.unsafe",
                      Message(MW_TEXT("This cannot be changed here without disturbing what stands around it.")),
                      Message(MW_TEXT("Change it in the source.")));
    }

private:
    const SourceFile &m_file;
    const YamlTree &m_tree;
    std::string m_text;
    EditPlanner m_planner;
    Value m_value;
};

/// A value for the first of several steps, made of maps, so that the last step holds it.
Value wrapped(std::string_view rest, const Value &value)
{
    if (rest.empty())
        return value;
    const std::string_view step = firstStep(rest);
    Value inner = wrapped(afterFirstStep(rest), value);
    if (step == "0")
        return Value::ofList({std::move(inner)});
    Value map = Value::ofMap({});
    map.set(step, std::move(inner));
    return map;
}

/// Puts a value at a path below another, making what is missing. False if something else is in the way.
bool putBelow(Value &top, std::string_view path, const Value &value)
{
    if (path.empty()) {
        top = value;
        return true;
    }
    Value *below = mutableAt(top, firstStep(path));
    if (below)
        return putBelow(*below, afterFirstStep(path), value);
    if (top.kind == Value::Kind::List) {
        if (firstStep(path) != std::to_string(top.list.size()))
            return false;
        top.list.push_back(wrapped(afterFirstStep(path), value));
        return true;
    }
    if (top.kind != Value::Kind::Map && !top.isNull())
        return false;
    top = top.isNull() ? Value::ofMap({}) : std::move(top);
    top.set(firstStep(path), wrapped(afterFirstStep(path), value));
    return true;
}

EditResult notReadable(const SourceFile &file, const YamlTree &tree)
{
    return refuse(file, tree, -1, "edit.unreadable",
                  Message(MW_TEXT("{0} cannot be changed while it has errors in its layout.")).name(file.name()),
                  Message(MW_TEXT("Correct them in the source first.")));
}

EditResult noPlace(const SourceFile &file, const YamlTree &tree, int node, std::string_view path)
{
    return refuse(file, tree, node, "edit.no-place", Message(MW_TEXT("There is no place for {0} here.")).name(path),
                  Message(MW_TEXT("Check what it is to be part of.")));
}

EditResult isInherited(const SourceFile &file, const YamlTree &tree, int node, std::string_view path)
{
    return refuse(file, tree, node, "edit.inherited",
                  Message(MW_TEXT("{0} is taken over from another place and not written here.")).name(path),
                  Message(MW_TEXT("Give it a value of its own first, or change the other place in the source.")));
}

} // namespace

EditResult setValue(const SourceFile &file, const YamlTree &tree, std::string_view path, const Value &value,
                    const std::vector<std::string> &order)
{
    if (!tree.isComplete())
        return notReadable(file, tree);
    if (value.isNull())
        return tree.find(path) < 0 ? EditResult() : removeEntry(file, tree, path);
    Editing editing(file, tree);
    const Value *present = editing.value().at(path);
    if (present && present->sameAs(value))
        return {};
    const Reach reached = reach(tree, path);
    const YamlNode &end = tree.nodes()[static_cast<std::size_t>(reached.node)];
    const std::string key(firstStep(reached.rest));
    const bool merged = reached.inherited && end.kind == YamlNode::Kind::Map;
    // Found before the change, since a changed id leads nowhere afterwards.
    const Value *changed = mutableAt(editing.value(), reached.path);
    if (!putBelow(editing.value(), path, value))
        return noPlace(file, tree, reached.node, path);
    if (reached.rest.empty() || end.kind == YamlNode::Kind::Alias || end.kind == YamlNode::Kind::Scalar)
        return editing.choose(editing.planner().replace(reached.node, *changed), reached.node);
    if (end.kind == YamlNode::Kind::Sequence)
        return editing.choose(editing.planner().insertElement(reached.node, end.children.size(), changed->list.back()),
                              reached.node);
    const std::vector<std::string> noOrder;
    const Value *entry = changed->find(key);
    if (end.children.empty())
        return editing.choose(editing.planner().replace(reached.node, *changed), reached.node);
    return editing.choose(editing.planner().insertKey(reached.node, key, *entry, merged ? noOrder : order),
                          reached.node);
}

EditResult insertElement(const SourceFile &file, const YamlTree &tree, std::string_view listPath, std::size_t index,
                         const Value &value)
{
    if (!tree.isComplete())
        return notReadable(file, tree);
    const Reach reached = reach(tree, listPath);
    Editing editing(file, tree);
    const Value *present = editing.value().at(listPath);
    if (present && present->kind != Value::Kind::List && !present->isNull())
        return noPlace(file, tree, reached.node, listPath);
    const YamlNode &end = tree.nodes()[static_cast<std::size_t>(reached.node)];
    if (!reached.rest.empty() || end.kind != YamlNode::Kind::Sequence) {
        Value list = present && !present->isNull() ? *present : Value::ofList({});
        const std::size_t at = std::min(index, list.list.size());
        list.list.insert(list.list.begin() + static_cast<std::ptrdiff_t>(at), value);
        return setValue(file, tree, listPath, list);
    }
    Value *list = mutableAt(editing.value(), listPath);
    const std::size_t at = std::min(index, list->list.size());
    list->list.insert(list->list.begin() + static_cast<std::ptrdiff_t>(at), value);
    return editing.choose(editing.planner().insertElement(reached.node, at, value), reached.node);
}

EditResult removeEntry(const SourceFile &file, const YamlTree &tree, std::string_view path)
{
    if (!tree.isComplete())
        return notReadable(file, tree);
    const Reach reached = reach(tree, path);
    if (!reached.rest.empty())
        return tree.find(path) < 0 ? noPlace(file, tree, reached.node, path)
                                   : isInherited(file, tree, reached.node, path);
    if (reached.node == tree.root())
        return noPlace(file, tree, reached.node, path);
    Editing editing(file, tree);
    const std::size_t slash = reached.path.rfind('/');
    const std::string above = slash == std::string::npos ? std::string() : reached.path.substr(0, slash);
    const std::string last = slash == std::string::npos ? reached.path : reached.path.substr(slash + 1);
    Value *parent = mutableAt(editing.value(), above);
    if (parent->kind == Value::Kind::List)
        parent->list.erase(parent->list.begin() + (parent->at(last) - parent->list.data()));
    else
        parent->remove(last);
    return editing.choose(editing.planner().remove(reached.node), reached.node);
}

EditResult moveElement(const SourceFile &file, const YamlTree &tree, std::string_view listPath, std::size_t from,
                       std::size_t to)
{
    if (!tree.isComplete())
        return notReadable(file, tree);
    const Reach reached = reach(tree, listPath);
    Editing editing(file, tree);
    Value *list = mutableAt(editing.value(), listPath);
    if (!list || list->kind != Value::Kind::List || from >= list->list.size() || to >= list->list.size())
        return noPlace(file, tree, reached.node, listPath);
    if (from == to)
        return {};
    const auto first = list->list.begin();
    const auto low = first + static_cast<std::ptrdiff_t>(std::min(from, to));
    const auto high = first + static_cast<std::ptrdiff_t>(std::max(from, to)) + 1;
    std::rotate(low, from < to ? low + 1 : high - 1, high);
    if (!reached.rest.empty() || tree.nodes()[static_cast<std::size_t>(reached.node)].kind != YamlNode::Kind::Sequence)
        return setValue(file, tree, listPath, *list);
    return editing.choose(editing.planner().move(reached.node, from, to), reached.node);
}

EditResult duplicateElement(const SourceFile &file, const YamlTree &tree, std::string_view path, std::string_view newId)
{
    if (!tree.isComplete())
        return notReadable(file, tree);
    const Reach reached = reach(tree, path);
    const int parentNode = tree.nodes()[static_cast<std::size_t>(reached.node)].parent;
    if (!reached.rest.empty())
        return tree.find(path) < 0 ? noPlace(file, tree, reached.node, path)
                                   : isInherited(file, tree, reached.node, path);
    if (parentNode < 0 || tree.nodes()[static_cast<std::size_t>(parentNode)].kind != YamlNode::Kind::Sequence)
        return noPlace(file, tree, reached.node, path);
    Editing editing(file, tree);
    const std::size_t slash = reached.path.rfind('/');
    Value *list =
        mutableAt(editing.value(),
                  slash == std::string::npos ? std::string_view() : std::string_view(reached.path).substr(0, slash));
    const Value *original = editing.value().at(reached.path);
    const auto place = original - list->list.data();
    Value copy = *original;
    if (!newId.empty() && copy.find("id"))
        copy.set("id", Value::ofText(std::string(newId)));
    list->list.insert(list->list.begin() + place + 1, std::move(copy));
    return editing.choose(editing.planner().duplicate(reached.node, newId), reached.node);
}

std::string applyEdits(std::string_view bytes, const std::vector<TextEdit> &edits)
{
    std::string result;
    std::size_t at = 0;
    for (const TextEdit &edit : edits) {
        const std::size_t offset = std::clamp(edit.offset, at, bytes.size());
        result += bytes.substr(at, offset - at);
        result += edit.text;
        at = std::min(offset + edit.length, bytes.size());
    }
    return result += bytes.substr(at);
}

std::vector<TextEdit> inverseOf(std::string_view bytes, const std::vector<TextEdit> &edits)
{
    std::vector<TextEdit> inverse;
    std::size_t added = 0;
    std::size_t removed = 0;
    for (const TextEdit &edit : edits) {
        inverse.push_back(
            {edit.offset + added - removed, edit.text.size(), std::string(bytes.substr(edit.offset, edit.length))});
        added += edit.text.size();
        removed += edit.length;
    }
    return inverse;
}

} // namespace mw::yaml

#include "yamltree.h"

#include "yaml/parse/duplicatekeys.h"
#include "yaml/parse/rawtree.h"
#include "yaml/parse/textchecks.h"

#include <algorithm>
#include <charconv>

namespace mw::yaml {

namespace {

Diagnostic toDiagnostic(const SyntaxError &error, const SourceFile &file)
{
    Diagnostic problem;
    problem.code = error.code;
    problem.message = error.message;
    problem.remedy = error.remedy;
    problem.location = file.locate(error.offset, error.length);
    return problem;
}

/// An alias inside what it names would never end.
void refuseCycles(const std::vector<YamlNode> &nodes)
{
    for (const YamlNode &node : nodes) {
        if (node.kind != YamlNode::Kind::Alias)
            continue;
        for (int up = node.parent; up >= 0; up = nodes[static_cast<std::size_t>(up)].parent) {
            if (up == node.target)
                throw SyntaxError{
                    "yaml.alias.cycle", Message(MW_TEXT("*{0} stands inside the value that it names.")).name(node.text),
                    Message(MW_TEXT("Write the value itself.")), node.content.from, node.content.length()};
        }
    }
}

} // namespace

class TreeParser
{
public:
    static void parse(const SourceFile &file, YamlTree &tree)
    {
        const std::string text = parserText(file.bytes());
        RawTree raw = readEvents(text);
        if (raw.nodes.empty())
            addNothing(raw, text.size());
        else
            scanSpans(text, raw);
        refuseCycles(raw.nodes);
        tree.m_nodes = std::move(raw.nodes);
        tree.m_complete = true;
    }

private:
    /// A text without content stands for a null at its end.
    static void addNothing(RawTree &raw, std::size_t end)
    {
        YamlNode nothing;
        nothing.style = YamlNode::Style::Empty;
        nothing.content = nothing.entry = {end, end};
        raw.nodes.push_back(nothing);
    }
};

YamlTree YamlTree::parse(const SourceFile &file, Diagnostics &problems)
{
    YamlTree tree;
    if (!checkText(file, problems))
        return tree;
    try {
        TreeParser::parse(file, tree);
        reportDuplicateKeys(file, tree, problems);
    } catch (const SyntaxError &error) {
        problems.push_back(toDiagnostic(error, file));
    }
    return tree;
}

int YamlTree::followed(int node) const
{
    while (node >= 0 && m_nodes[static_cast<std::size_t>(node)].kind == YamlNode::Kind::Alias)
        node = m_nodes[static_cast<std::size_t>(node)].target;
    return node;
}

int YamlTree::valueOf(int map, std::string_view key) const
{
    const std::vector<int> &children = m_nodes[static_cast<std::size_t>(map)].children;
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
        const YamlNode &name = m_nodes[static_cast<std::size_t>(followed(children[i]))];
        if (name.kind == YamlNode::Kind::Scalar && name.text == key)
            return children[i + 1];
    }
    return -1;
}

int YamlTree::mergedValueOf(int map, std::string_view key, int &patience) const
{
    const int merge = valueOf(map, "<<");
    if (merge < 0 || --patience < 0)
        return -1;
    std::vector<int> sources{followed(merge)};
    if (m_nodes[static_cast<std::size_t>(sources[0])].kind == YamlNode::Kind::Sequence)
        sources = m_nodes[static_cast<std::size_t>(sources[0])].children;
    for (const int source : sources) {
        const int from = followed(source);
        if (m_nodes[static_cast<std::size_t>(from)].kind != YamlNode::Kind::Map)
            continue;
        int value = valueOf(from, key);
        if (value < 0 && from != map)
            value = mergedValueOf(from, key, patience);
        if (value >= 0)
            return value;
    }
    return -1;
}

int YamlTree::mergedValueOf(int map, std::string_view key) const
{
    int patience = 1000; // maps to look through: a file can be made to have no end of them
    return mergedValueOf(map, key, patience);
}

int YamlTree::elementOf(int list, std::string_view step) const
{
    const std::vector<int> &children = m_nodes[static_cast<std::size_t>(list)].children;
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    if (error == std::errc() && end == step.data() + step.size())
        return index < children.size() ? children[index] : -1;
    for (const int child : children) {
        const int map = followed(child);
        if (m_nodes[static_cast<std::size_t>(map)].kind != YamlNode::Kind::Map)
            continue;
        int id = followed(valueOf(map, "id"));
        if (id < 0)
            id = followed(mergedValueOf(map, "id"));
        if (id >= 0 && m_nodes[static_cast<std::size_t>(id)].text == step)
            return child;
    }
    return -1;
}

int YamlTree::step(int node, std::string_view name) const
{
    const int inside = followed(node);
    if (inside < 0)
        return -1;
    const YamlNode::Kind kind = m_nodes[static_cast<std::size_t>(inside)].kind;
    if (kind == YamlNode::Kind::Sequence)
        return elementOf(inside, name);
    if (kind != YamlNode::Kind::Map)
        return -1;
    const int own = valueOf(inside, name);
    return own >= 0 ? own : mergedValueOf(inside, name);
}

int YamlTree::find(std::string_view path) const
{
    int node = root();
    while (node >= 0 && !path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        node = step(node, path.substr(0, slash));
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return followed(node);
}

int YamlTree::nodeAt(std::size_t offset) const
{
    const auto covers = [this, offset](int node) {
        const Span &entry = m_nodes[static_cast<std::size_t>(node)].entry;
        return entry.from <= offset && offset <= entry.to;
    };
    int found = -1;
    for (int node = root(); node >= 0 && (node == root() || covers(node));) {
        found = node;
        const std::vector<int> &children = m_nodes[static_cast<std::size_t>(node)].children;
        const auto next = std::find_if(children.begin(), children.end(), covers);
        node = next == children.end() ? -1 : *next;
    }
    return found;
}

std::string YamlTree::stepTo(int node) const
{
    const int parent = m_nodes[static_cast<std::size_t>(node)].parent;
    const YamlNode &up = m_nodes[static_cast<std::size_t>(parent)];
    const auto position =
        static_cast<std::size_t>(std::find(up.children.begin(), up.children.end(), node) - up.children.begin());
    if (up.kind == YamlNode::Kind::Map)
        return m_nodes[static_cast<std::size_t>(followed(up.children[position / 2 * 2]))].text;
    const int map = followed(node);
    if (m_nodes[static_cast<std::size_t>(map)].kind == YamlNode::Kind::Map) {
        const int id = followed(valueOf(map, "id"));
        const std::string name = id < 0 ? std::string() : m_nodes[static_cast<std::size_t>(id)].text;
        if (!name.empty() && name.find('/') == std::string::npos && elementOf(parent, name) == node)
            return name;
    }
    return std::to_string(position);
}

std::string YamlTree::pathOf(int node) const
{
    std::string path;
    for (; node > 0; node = m_nodes[static_cast<std::size_t>(node)].parent)
        path = stepTo(node).append(path.empty() ? "" : "/").append(path);
    return path;
}

} // namespace mw::yaml

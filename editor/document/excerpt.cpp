#include "editor/document/excerpt.h"

#include <algorithm>

namespace mw::editor {

using yaml::YamlNode;
using yaml::YamlTree;

namespace {

/// Key and value nodes of a map node, by position.
struct MapEntry {
    const YamlNode *key;
    const YamlNode *value;
};

std::vector<MapEntry> entriesOf(const YamlTree &tree, const YamlNode &map)
{
    std::vector<MapEntry> entries;
    for (std::size_t i = 0; i + 1 < map.children.size(); i += 2)
        entries.push_back({&tree.nodes()[map.children[i]], &tree.nodes()[map.children[i + 1]]});
    return entries;
}

bool standsForItself(const YamlTree &tree)
{
    return std::none_of(tree.nodes().begin(), tree.nodes().end(), [](const YamlNode &node) {
        return !node.anchor.empty() || node.kind == YamlNode::Kind::Alias;
    });
}

/// Adds the spans of a block list; false if it is none or an element shares its line with something else.
bool addSpans(const YamlTree &tree, std::string_view bytes, const YamlNode &list, ItemSpan span,
              std::vector<ItemSpan> &spans)
{
    if (list.kind != YamlNode::Kind::Sequence || list.style != YamlNode::Style::Block)
        return false;
    for (const int child : list.children) {
        const YamlNode &element = tree.nodes()[child];
        span.from = element.entry.from;
        span.to = element.entry.to;
        const std::size_t start = lineStart(bytes, span.from);
        span.indent = span.from - start;
        const std::string_view before = bytes.substr(start, span.indent);
        if (before.find_first_not_of(' ') != std::string_view::npos)
            return false;
        spans.push_back(span);
        ++span.index;
    }
    return true;
}

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

} // namespace

std::vector<ItemSpan> findSpans(const yaml::Schema &schema, const YamlTree &tree, std::string_view bytes)
{
    std::vector<ItemSpan> spans;
    if (tree.root() < 0 || tree.nodes()[0].kind != YamlNode::Kind::Map || !standsForItself(tree))
        return {};
    ItemSpan span;
    for (const MapEntry &entry : entriesOf(tree, tree.nodes()[0])) {
        const yaml::KindSpec *kind = schema.kindOfCollection(entry.key->text);
        if (!kind || entry.key->text.empty())
            continue;
        span.kind = kind->name;
        const bool isEmpty = entry.value->children.empty();
        if (!isEmpty && !addSpans(tree, bytes, *entry.value, span, spans))
            return {};
        ++span.list;
    }
    return spans;
}

std::size_t lineStart(std::string_view bytes, std::size_t offset)
{
    std::size_t start = std::min(offset, bytes.size());
    while (start > 0 && !isLineEnd(bytes[start - 1]))
        --start;
    return start;
}

std::size_t lineEnd(std::string_view bytes, std::size_t offset)
{
    std::size_t end = offset;
    while (end < bytes.size() && !isLineEnd(bytes[end]))
        ++end;
    if (end < bytes.size())
        end += bytes.substr(end, 2) == "\r\n" ? 2 : 1;
    return end;
}

std::size_t commentStart(std::string_view bytes, std::size_t offset)
{
    std::size_t start = lineStart(bytes, offset);
    while (start > 0) {
        std::size_t before = start - 1;
        if (before > 0 && bytes.substr(before - 1, 2) == "\r\n")
            --before;
        const std::size_t above = lineStart(bytes, before);
        const std::size_t text = bytes.find_first_not_of(" \t", above);
        if (text >= start || bytes[text] != '#')
            break;
        start = above;
    }
    return start;
}

int countLines(std::string_view text)
{
    int lines = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n' || (text[i] == '\r' && text.substr(i, 2) != "\r\n"))
            ++lines;
    }
    return lines;
}

std::optional<Excerpt> Excerpt::cut(const std::string &file, std::string_view bytes, const std::string &key,
                                    std::size_t from, std::size_t to, std::size_t indent)
{
    // The line end above serves for the line put in front too: the small file has the line ends of the large one.
    const std::size_t newline = from >= 2 && bytes.substr(from - 2, 2) == "\r\n" ? 2 : 1;
    if (from < newline)
        return std::nullopt;
    const std::string header = key + ":" + std::string(bytes.substr(from - newline, newline));
    Excerpt excerpt(yaml::SourceFile(file, header + std::string(bytes.substr(from, to - from))), key);
    excerpt.m_header = header.size();
    excerpt.m_from = from;
    Diagnostics problems;
    excerpt.m_tree = YamlTree::parse(excerpt.m_source, problems);
    Value value;
    if (excerpt.m_tree.isComplete() && !hasErrors(problems))
        value = excerpt.m_tree.toValue(excerpt.m_source, problems);
    if (hasErrors(problems) || value.map.size() != 1 || value.map[0].value.kind != Value::Kind::List)
        return std::nullopt;
    excerpt.m_elements = std::move(value.map[0].value.list);
    for (const ItemSpan &span : excerpt.spans({}, 0, 0)) {
        if (span.indent != indent)
            return std::nullopt;
    }
    if (excerpt.spans({}, 0, 0).size() != excerpt.m_elements.size() || !standsForItself(excerpt.m_tree))
        return std::nullopt;
    return excerpt;
}

std::vector<ItemSpan> Excerpt::spans(const std::string &kind, int list, int firstIndex) const
{
    std::vector<ItemSpan> spans;
    const YamlNode &root = m_tree.nodes()[0];
    ItemSpan span;
    span.kind = kind;
    span.list = list;
    span.index = firstIndex;
    if (!addSpans(m_tree, m_source.bytes(), m_tree.nodes()[root.children[1]], span, spans))
        return {};
    for (ItemSpan &element : spans) {
        element.from = toFile(element.from);
        element.to = toFile(element.to);
    }
    return spans;
}

} // namespace mw::editor

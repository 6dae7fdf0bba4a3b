#include "writevalue.h"

#include "writescalar.h"
#include "yaml/parse/scanscalar.h"
#include "yaml/parse/scantext.h"

#include <algorithm>

namespace mw::yaml {

namespace {

constexpr std::size_t widestFlow = 100;
constexpr std::size_t narrowestFold = 60;

bool isCollection(const Value &value)
{
    return value.kind == Value::Kind::List || value.kind == Value::Kind::Map;
}

bool isEmptyCollection(const Value &value)
{
    return isCollection(value) && value.list.empty() && value.map.empty();
}

std::size_t longestLine(std::string_view text)
{
    std::size_t longest = 0;
    for (std::size_t from = 0; from < text.size(); from = nextLine(text, from))
        longest = std::max(longest, lineEndAt(text, from) - from);
    return longest;
}

/// The layout of the block scalar that stands in a node, for other text.
BlockLayout layoutLike(const YamlNode &old, std::string_view text, int parentColumn, std::string_view newline)
{
    const BlockScalar block = scanBlockScalar(text, old.content.from, parentColumn);
    BlockLayout layout;
    layout.style = old.style;
    layout.newline = newline;
    layout.column = block.indent;
    layout.explicitIndent = block.explicitIndent;
    std::size_t at = old.content.from + 1;
    for (; at < block.headerEnd && !isBlank(text[at]); ++at) {
        if (text[at] >= '1' && text[at] <= '9')
            layout.indicator = text[at];
    }
    layout.comment = text.substr(at, block.headerEnd - at);
    const std::size_t longest = longestLine(text.substr(block.headerEnd, block.end - block.headerEnd));
    layout.width = std::max(longest, narrowestFold + static_cast<std::size_t>(block.indent)) -
                   static_cast<std::size_t>(block.indent);
    return layout;
}

} // namespace

Habits Habits::of(std::string_view text, const YamlTree &tree, std::string_view newline)
{
    Habits habits{text, &tree, newline};
    bool stepKnown = false;
    bool dashKnown = false;
    for (const YamlNode &map : tree.nodes()) {
        if (map.kind != YamlNode::Kind::Map || map.style != YamlNode::Style::Block)
            continue;
        const int column = columnAt(text, map.content.from);
        for (std::size_t i = 1; i < map.children.size() && !(stepKnown && dashKnown); i += 2) {
            const YamlNode &value = tree.nodes()[static_cast<std::size_t>(map.children[i])];
            const int shift = columnAt(text, value.content.from) - column;
            if (value.style != YamlNode::Style::Block || !startsLine(text, value.content.from) || shift < 0)
                continue;
            if (value.kind == YamlNode::Kind::Sequence && !dashKnown)
                habits.dash = shift, dashKnown = true;
            if (value.kind == YamlNode::Kind::Map && !stepKnown && shift > 0)
                habits.step = shift, stepKnown = true;
        }
        if (stepKnown && dashKnown)
            break;
    }
    if (!stepKnown && dashKnown && habits.dash > 0)
        habits.step = habits.dash;
    return habits;
}

const YamlNode *ValueWriter::node(int index) const
{
    const int followed = m_habits.tree->followed(index);
    return followed < 0 ? nullptr : &m_habits.tree->nodes()[static_cast<std::size_t>(followed)];
}

/// For a list's element: the element with its id or in its place, or the last one.
int ValueWriter::childLike(int like, const Value &value, std::size_t index) const
{
    const YamlNode *list = node(like);
    if (!list || list->kind != YamlNode::Kind::Sequence || list->children.empty())
        return -1;
    const std::string id = value.textOr("id", "");
    const int same = id.empty() ? -1 : m_habits.tree->step(like, id);
    return same >= 0 ? same : list->children[std::min(index, list->children.size() - 1)];
}

int ValueWriter::valueLike(int like, std::string_view key) const
{
    const YamlNode *map = node(like);
    return map && map->kind == YamlNode::Kind::Map ? m_habits.tree->valueOf(m_habits.tree->followed(like), key) : -1;
}

std::string ValueWriter::lineBreak(int column) const
{
    return std::string(m_habits.newline) + std::string(static_cast<std::size_t>(std::max(column, 0)), ' ');
}

bool ValueWriter::wantsBlock(const Value &value, int like) const
{
    if (!isCollection(value) || isEmptyCollection(value))
        return false;
    const YamlNode *old = node(like);
    const bool resembles = old && (old->kind == YamlNode::Kind::Sequence || old->kind == YamlNode::Kind::Map) &&
                           (old->kind == YamlNode::Kind::Map) == (value.kind == Value::Kind::Map) &&
                           !old->children.empty();
    if (resembles)
        return old->style == YamlNode::Style::Block;
    const auto isPlainScalar = [](const Value &v) { return v.isScalar() && v.text.find('\n') == std::string::npos; };
    if (value.kind == Value::Kind::List)
        return !std::all_of(value.list.begin(), value.list.end(), isPlainScalar);
    const bool simple = std::all_of(value.map.begin(), value.map.end(),
                                    [&](const Value::Entry &entry) { return isPlainScalar(entry.value); });
    return !simple || value.find("id") || flow(value, -1, false).size() > widestFlow;
}

std::string ValueWriter::flow(const Value &value, int like, bool insideFlow) const
{
    const YamlNode *old = node(like);
    if (!isCollection(value)) {
        const bool scalar = old && old->kind == YamlNode::Kind::Scalar;
        return writeScalar(value, scalar ? old->style : YamlNode::Style::Plain, insideFlow);
    }
    const bool padded = old && old->style == YamlNode::Style::Flow && old->content.length() > 2 &&
                        isBlank(m_habits.text[old->content.from + 1]);
    std::string inside;
    for (std::size_t i = 0; i < value.list.size(); ++i)
        inside += (i ? ", " : "") + flow(value.list[i], childLike(like, value.list[i], i), true);
    for (const Value::Entry &entry : value.map)
        inside += (inside.empty() ? "" : ", ") + writeKey(entry.key) + ": " +
                  flow(entry.value, valueLike(like, entry.key), true);
    if (padded && !inside.empty())
        inside = ' ' + inside + ' ';
    return value.kind == Value::Kind::List ? '[' + inside + ']' : '{' + inside + '}';
}

std::string ValueWriter::scalar(const Value &value, int parentColumn, int like) const
{
    const YamlNode *old = node(like);
    const bool block = old && (old->style == YamlNode::Style::Literal || old->style == YamlNode::Style::Folded);
    if (value.kind == Value::Kind::Text && (block || value.text.find('\n') != std::string::npos)) {
        BlockLayout layout;
        if (block)
            layout = layoutLike(*old, m_habits.text, parentColumn, m_habits.newline);
        else
            layout.newline = m_habits.newline;
        const bool quoted =
            old && (old->style == YamlNode::Style::DoubleQuoted || old->style == YamlNode::Style::SingleQuoted);
        if (!block)
            layout.column = std::max(parentColumn, 0) + m_habits.step;
        if (const auto written = quoted ? std::nullopt : writeBlockScalar(value.text, layout))
            return *written;
    }
    return flow(value, block ? -1 : like, false);
}

std::string ValueWriter::blockLines(const Value &value, int column, int like) const
{
    std::string result;
    for (std::size_t i = 0; i < value.list.size(); ++i) {
        const int element = childLike(like, value.list[i], i);
        result += (i ? lineBreak(column) : "") + "-" + behindDash(value.list[i], column, element);
    }
    for (const Value::Entry &item : value.map)
        result +=
            (result.empty() ? "" : lineBreak(column)) + entry(item.key, item.value, column, valueLike(like, item.key));
    return result;
}

std::string ValueWriter::entry(std::string_view key, const Value &value, int column, int like) const
{
    return writeKey(key) + ':' + behindKey(value, column, like);
}

std::string ValueWriter::behindKey(const Value &value, int column, int like) const
{
    if (!wantsBlock(value, like))
        return ' ' + scalar(value, column, like);
    const int inner = column + (value.kind == Value::Kind::List ? m_habits.dash : m_habits.step);
    return lineBreak(inner) + blockLines(value, inner, like);
}

std::string ValueWriter::behindDash(const Value &value, int column, int like) const
{
    if (!wantsBlock(value, like))
        return ' ' + scalar(value, column, like);
    return ' ' + blockLines(value, column + 2, like);
}

} // namespace mw::yaml

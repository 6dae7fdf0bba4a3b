#include "editplan.h"

#include "writescalar.h"
#include "yaml/parse/scantext.h"

#include <algorithm>

namespace mw::yaml {

namespace {

bool isBlankText(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return isBlank(c) || isBreak(c); });
}

bool isCollection(const YamlNode &node)
{
    return node.kind == YamlNode::Kind::Sequence || node.kind == YamlNode::Kind::Map;
}

} // namespace

bool EditPlanner::inFlow(int index) const
{
    const int parent = node(index).parent;
    return parent >= 0 && node(parent).style == YamlNode::Style::Flow;
}

bool EditPlanner::isBlock(int index) const
{
    return isCollection(node(index)) && node(index).style == YamlNode::Style::Block;
}

int EditPlanner::column(int collection) const
{
    return columnAt(m_text, node(collection).content.from);
}

/// The spans of a list's elements or of a map's entries are those of these nodes.
std::vector<int> EditPlanner::entriesOf(int collection) const
{
    const YamlNode &subject = node(collection);
    if (subject.kind == YamlNode::Kind::Sequence)
        return subject.children;
    std::vector<int> values;
    for (std::size_t i = 1; i < subject.children.size(); i += 2)
        values.push_back(subject.children[i]);
    return values;
}

/// Directly behind the ":" or "-" that a node's value follows.
std::size_t EditPlanner::afterIndicator(int index) const
{
    const YamlNode &subject = node(index);
    if (subject.parent < 0)
        return subject.content.from;
    const YamlNode &parent = node(subject.parent);
    if (parent.kind == YamlNode::Kind::Sequence)
        return subject.entry.from + (parent.style == YamlNode::Style::Flow ? 0 : 1);
    const auto place = std::find(parent.children.begin(), parent.children.end(), index) - parent.children.begin();
    const std::size_t keyEnd = node(parent.children[static_cast<std::size_t>(place) - 1]).entry.to;
    const std::size_t colon = skipToToken(m_text, keyEnd);
    return colon < m_text.size() && m_text[colon] == ':' && colon < std::max(subject.entry.to, keyEnd + 1) ? colon + 1
                                                                                                           : keyEnd;
}

/// Behind the node's anchor and tag, if it has any, else behind its indicator.
std::size_t EditPlanner::afterProperties(int index) const
{
    std::size_t after = afterIndicator(index);
    for (std::size_t at = skipToToken(m_text, after); at < node(index).content.from; at = skipToToken(m_text, after)) {
        after = at;
        while (!isGap(m_text, after))
            ++after;
    }
    return std::min(after, node(index).content.from);
}

/// What stands between two entries of a flow collection.
std::string EditPlanner::separator(const std::vector<int> &entries) const
{
    if (entries.size() < 2)
        return ", ";
    const std::size_t from = node(entries[0]).entry.to;
    const std::string between(m_bytes.substr(from, node(entries[1]).entry.from - from));
    const std::size_t comma = between.find(',');
    const bool simple =
        comma != std::string::npos && isBlankText(between.substr(0, comma)) && isBlankText(between.substr(comma + 1));
    if (!simple || comma + 1 == between.size())
        return ", ";
    return between;
}

std::vector<Edits> EditPlanner::replace(int index, const Value &value) const
{
    const YamlNode &old = node(index);
    if (inFlow(index)) {
        const bool colon = m_text[afterIndicator(index) - 1] == ':';
        const char *before = old.style != YamlNode::Style::Empty ? "" : colon ? " " : ": ";
        return {{{old.content.from, old.content.length(), before + m_writer.flow(value, index, true)}}};
    }
    return old.parent < 0 ? replaceRoot(value) : replaceInBlock(index, value);
}

std::vector<Edits> EditPlanner::replaceRoot(const Value &value) const
{
    const YamlNode &old = node(0);
    const bool empty = old.style == YamlNode::Style::Empty;
    const bool newMap = empty && value.kind == Value::Kind::Map && !value.map.empty();
    std::string text =
        newMap || m_writer.wantsBlock(value, 0) ? m_writer.blockLines(value, 0, 0) : m_writer.flow(value, 0, false);
    if (empty)
        text += m_habits.newline;
    if (empty && !startsLine(m_text, old.content.from))
        text = std::string(m_habits.newline) + text;
    return {{{old.content.from, old.content.length(), text}}};
}

std::vector<Edits> EditPlanner::replaceInBlock(int index, const Value &value) const
{
    const YamlNode &old = node(index);
    const int parentColumn = column(old.parent);
    const bool overLines = m_writer.wantsBlock(value, index);
    const auto to = [&old](std::size_t from, std::string text) {
        return Edits{{from, old.content.to - from, std::move(text)}};
    };
    const bool sameKind = (old.kind == YamlNode::Kind::Map) == (value.kind == Value::Kind::Map);
    if (isBlock(index) && overLines && sameKind)
        return {to(old.content.from, m_writer.blockLines(value, column(index), index))};
    const std::string oneLine = m_writer.flow(value, isBlock(index) ? -1 : index, false);
    const bool inList = node(old.parent).kind == YamlNode::Kind::Sequence;
    if (!inList && m_text[afterIndicator(index) - 1] != ':') // "? key" alone
        return {to(old.content.from, std::string(m_habits.newline) + indent(parentColumn) + ": " + oneLine)};
    const std::string behind =
        inList ? m_writer.behindDash(value, parentColumn, index) : m_writer.behindKey(value, parentColumn, index);
    const std::size_t after = afterProperties(index);
    const bool detached = old.style == YamlNode::Style::Empty || isBlock(index); // not behind its indicator on the line
    const bool commented =
        !isBlankText(m_text.substr(old.content.to, lineEndAt(m_text, old.content.to) - old.content.to));
    std::vector<Edits> ways;
    if (overLines ? !commented : detached)
        ways.push_back(to(after, behind));
    else if (!overLines)
        ways.push_back(to(old.content.from, behind.substr(1)));
    ways.push_back(detached ? to(after, ' ' + oneLine) : to(old.content.from, oneLine));
    return ways;
}

std::vector<Edits> EditPlanner::insertBlock(int collection, std::size_t index, const std::string &entry) const
{
    const std::vector<int> entries = entriesOf(collection);
    const std::string newline(m_habits.newline);
    const std::string margin = indent(column(collection));
    const bool list = node(collection).kind == YamlNode::Kind::Sequence;
    const std::string gap = list ? usualGap(entries) : std::string();
    if (index > 0) {
        const std::size_t at = lineEndAt(m_text, node(entries[index - 1]).entry.to);
        return {{{at, 0, newline + gap + margin + entry}}};
    }
    if (list && startsOwnLine(entries[0]))
        return {{{startOfChunk(entries[0]), 0, margin + entry + newline + gap}}};
    return {{{node(entries[0]).entry.from, 0, entry + newline + margin}}};
}

std::vector<Edits> EditPlanner::insertFlow(int collection, std::size_t index, const std::string &entry) const
{
    const YamlNode &subject = node(collection);
    const std::vector<int> entries = entriesOf(collection);
    const char opening = subject.kind == YamlNode::Kind::Sequence ? '[' : '{';
    const bool bare = !entries.empty() && subject.content.from == node(entries[0]).entry.from;
    if (bare || m_text[subject.content.from] != opening)
        return {}; // a pair in a list, without braces
    if (entries.empty()) {
        const bool blank = isBlankText(m_text.substr(subject.content.from + 1, subject.content.length() - 2));
        return {{{subject.content.from + 1, blank ? subject.content.length() - 2 : 0, entry}}};
    }
    if (index > 0)
        return {{{node(entries[index - 1]).entry.to, 0, separator(entries) + entry}}};
    return {{{node(entries[0]).entry.from, 0, entry + separator(entries)}}};
}

std::vector<Edits> EditPlanner::insertKey(int map, std::string_view key, const Value &value,
                                          const std::vector<std::string> &order) const
{
    const YamlNode &subject = node(map);
    const auto rank = std::find(order.begin(), order.end(), key) - order.begin();
    std::size_t place = entriesOf(map).size();
    if (rank < static_cast<std::ptrdiff_t>(order.size())) {
        place = 0;
        std::ptrdiff_t best = -1;
        for (std::size_t i = 0; i + 1 < subject.children.size(); i += 2) {
            const std::string &present = node(m_tree.followed(subject.children[i])).text;
            const auto its = std::find(order.begin(), order.begin() + rank, present) - order.begin();
            if (its < rank && its > best)
                best = its, place = i / 2 + 1;
        }
    }
    if (!isBlock(map))
        return insertFlow(map, place, writeKey(key) + ": " + m_writer.flow(value, -1, true));
    std::vector<Edits> ways = insertBlock(map, place, m_writer.entry(key, value, column(map), -1));
    const std::vector<Edits> plain = insertBlock(map, place, writeKey(key) + ": " + m_writer.flow(value, -1, false));
    ways.insert(ways.end(), plain.begin(), plain.end());
    return ways;
}

std::vector<Edits> EditPlanner::insertElement(int list, std::size_t index, const Value &value) const
{
    const std::vector<int> entries = entriesOf(list);
    index = std::min(index, entries.size());
    const int like = entries.empty() ? -1 : entries[index > 0 ? index - 1 : 0];
    if (!isBlock(list)) {
        if (entries.empty() && !inFlow(list) && list > 0)
            return replace(list, Value::ofList({value}));
        return insertFlow(list, index, m_writer.flow(value, like, true));
    }
    std::vector<Edits> ways = insertBlock(list, index, '-' + m_writer.behindDash(value, column(list), like));
    const std::vector<Edits> plain = insertBlock(list, index, "- " + m_writer.flow(value, -1, false));
    ways.insert(ways.end(), plain.begin(), plain.end());
    return ways;
}

} // namespace mw::yaml

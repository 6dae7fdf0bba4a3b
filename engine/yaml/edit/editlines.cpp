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

/// Before the line break that ends the line before.
std::size_t endOfLineBefore(std::string_view text, std::size_t lineStart)
{
    std::size_t end = lineStart;
    if (end > 0 && text[end - 1] == '\n')
        --end;
    if (end > 0 && text[end - 1] == '\r')
        --end;
    return end;
}

bool endsWithBreak(std::string_view text)
{
    return !text.empty() && isBreak(text.back());
}

std::string withoutBreak(std::string text)
{
    if (!text.empty() && text.back() == '\n')
        text.pop_back();
    if (!text.empty() && text.back() == '\r')
        text.pop_back();
    return text;
}

} // namespace

bool EditPlanner::startsOwnLine(int entry) const
{
    return startsLine(m_text, node(entry).entry.from);
}

/// Up from the start of a line over the lines that hold nothing but a comment at a column.
std::size_t EditPlanner::withComments(std::size_t lineStart, int column) const
{
    while (lineStart > 0) {
        const std::size_t above = lineStartAt(m_text, endOfLineBefore(m_text, lineStart));
        const std::size_t first = skipBlanks(m_text, above);
        if (above >= lineStart || first >= m_text.size() || m_text[first] != '#' || columnAt(m_text, first) != column)
            break;
        lineStart = above;
    }
    return lineStart;
}

/// The first byte of an entry's first line, comment lines directly above included. The comment that opens a file
/// is the file's.
std::size_t EditPlanner::startOfChunk(int entry) const
{
    const YamlNode &subject = node(entry);
    const std::vector<int> entries = entriesOf(subject.parent);
    const auto place = std::find(entries.begin(), entries.end(), entry) - entries.begin();
    const std::size_t line = lineStartAt(m_text, subject.entry.from);
    std::size_t lowest = lineStartAt(m_text, 0);
    if (place > 0)
        lowest = nextLine(m_text, node(entries[static_cast<std::size_t>(place) - 1]).entry.to);
    else if (subject.parent > 0)
        lowest = nextLine(m_text, afterIndicator(subject.parent));
    const std::size_t start = withComments(line, columnAt(m_text, subject.entry.from));
    const bool header =
        place == 0 && subject.parent == 0 && start <= 3 && start < line && start == lineStartAt(m_text, start);
    if (header || lowest > line)
        return line;
    return std::max(start, lowest);
}

std::vector<Edits> EditPlanner::remove(int entry) const
{
    const YamlNode &subject = node(entry);
    const std::vector<int> entries = entriesOf(subject.parent);
    const auto found = std::find(entries.begin(), entries.end(), entry);
    if (found == entries.end())
        return {};
    const auto index = static_cast<std::size_t>(found - entries.begin());
    if (!isBlock(subject.parent))
        return removeFromFlow(entries, index);
    if (entries.size() == 1)
        return removeOnly(entry);
    return startsOwnLine(entry) ? removeLines(entry) : removeFirstOfNest(entry, entries[index + 1]);
}

/// The lines of an entry; and of the blank lines around it one side, where there are some on both.
std::vector<Edits> EditPlanner::removeLines(int entry) const
{
    const std::vector<int> entries = entriesOf(node(entry).parent);
    const bool first = entries.front() == entry;
    const std::size_t start = startOfChunk(entry);
    const std::size_t end = nextLine(m_text, node(entry).entry.to);
    const std::size_t before = blankLinesBefore(start);
    const std::size_t after = blankLinesAfter(end);
    const bool unfinished = lineEndAt(m_text, node(entry).entry.to) == m_text.size();
    const auto range = [this, unfinished](std::size_t from, std::size_t to) -> Edits {
        from = unfinished ? endOfLineBefore(m_text, from) : from;
        return {{from, to - from, ""}};
    };
    std::vector<Edits> ways;
    if (entries.back() != entry && after > end && (first || before < start))
        ways.push_back(range(start, after));
    else if (entries.back() == entry && !first && before < start)
        ways.push_back(range(before, end));
    ways.push_back(range(start, end));
    // A text above that keeps its last blank lines would take those below as well.
    ways.push_back(range(start, after));
    return ways;
}

/// The blank lines that a list has between its elements.
std::string EditPlanner::usualGap(const std::vector<int> &entries) const
{
    if (entries.size() < 2 || !startsOwnLine(entries[1]))
        return {};
    const std::size_t start = startOfChunk(entries[1]);
    const std::size_t from = std::max(blankLinesBefore(start), nextLine(m_text, node(entries[0]).entry.to));
    return from < start ? std::string(m_bytes.substr(from, start - from)) : std::string();
}

std::size_t EditPlanner::blankLinesBefore(std::size_t lineStart) const
{
    while (lineStart > 0) {
        const std::size_t above = lineStartAt(m_text, endOfLineBefore(m_text, lineStart));
        if (above >= lineStart || !isBlankText(m_text.substr(above, lineStart - above)))
            break;
        lineStart = above;
    }
    return lineStart;
}

std::size_t EditPlanner::blankLinesAfter(std::size_t lineStart) const
{
    while (lineStart < m_text.size() && isBlankText(m_text.substr(lineStart, lineEndAt(m_text, lineStart) - lineStart)))
        lineStart = nextLine(m_text, lineStart);
    return lineStart;
}

std::vector<Edits> EditPlanner::removeOnly(int entry) const
{
    const int parent = node(entry).parent;
    const YamlNode &collection = node(parent);
    const std::string nothing = collection.kind == YamlNode::Kind::Sequence ? "[]" : "{}";
    std::vector<Edits> ways;
    if (collection.parent >= 0 && startsOwnLine(entry)) {
        const std::size_t at = afterProperties(parent);
        for (const Edits &lines : removeLines(entry)) {
            if (at <= lines.front().offset)
                ways.push_back({{at, 0, ' ' + nothing}, lines.front()});
        }
    }
    ways.push_back({{collection.content.from, collection.content.length(), nothing}});
    return ways;
}

/// The first entry of "- a: 1": the next one is pulled up behind the dash.
std::vector<Edits> EditPlanner::removeFirstOfNest(int entry, int next) const
{
    const Span &span = node(entry).entry;
    const std::size_t lineEnd = lineEndAt(m_text, span.to);
    const std::size_t to = node(next).entry.from;
    if (lineEnd < to && isBlankText(m_text.substr(lineEnd, to - lineEnd)))
        return {{{span.from, to - span.from, ""}}};
    return {{{span.from, lineEnd - span.from, ""}}};
}

std::vector<Edits> EditPlanner::removeFromFlow(const std::vector<int> &entries, std::size_t index) const
{
    const YamlNode &subject = node(entries[index]);
    const YamlNode &collection = node(subject.parent);
    if (collection.content.from == node(entries[0]).entry.from)
        return {}; // a pair in a list, without braces
    if (index + 1 < entries.size())
        return {{{subject.entry.from, node(entries[index + 1]).entry.from - subject.entry.from, ""}}};
    if (index > 0) {
        const std::size_t from = node(entries[index - 1]).entry.to;
        return {{{from, subject.entry.to - from, ""}}};
    }
    return {{{collection.content.from + 1, collection.content.length() - 2, ""}},
            {{subject.entry.from, subject.entry.length(), ""}}};
}

std::vector<Edits> EditPlanner::move(int list, std::size_t from, std::size_t to) const
{
    const std::vector<int> entries = entriesOf(list);
    if (from >= entries.size() || to >= entries.size())
        return {};
    std::vector<Edits> ways;
    const bool lines =
        isBlock(list) && std::all_of(entries.begin(), entries.end(), [this](int e) { return startsOwnLine(e); });
    if (lines)
        ways = moveLines(entries, from, to);
    const std::vector<Edits> contents = moveContents(entries, from, to);
    ways.insert(ways.end(), contents.begin(), contents.end());
    return ways;
}

/// Whole lines change places, the blank lines between them stay where they are.
std::vector<Edits> EditPlanner::moveLines(const std::vector<int> &entries, std::size_t from, std::size_t to) const
{
    const std::size_t low = std::min(from, to);
    const std::size_t high = std::max(from, to);
    std::vector<std::string> chunks;
    std::vector<std::string> gaps;
    std::size_t end = startOfChunk(entries[low]);
    for (std::size_t i = low; i <= high; ++i) {
        const std::size_t start = startOfChunk(entries[i]);
        if (i > low)
            gaps.emplace_back(m_bytes.substr(end, start - end));
        end = nextLine(m_text, node(entries[i]).entry.to);
        chunks.emplace_back(m_bytes.substr(start, end - start));
    }
    const bool finished = endsWithBreak(chunks.back());
    const auto first = chunks.begin();
    if (from < to)
        std::rotate(first, first + 1, chunks.end());
    else
        std::rotate(first, chunks.end() - 1, chunks.end());
    std::string text;
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        text += chunks[i];
        if (i + 1 < chunks.size())
            text += (endsWithBreak(chunks[i]) ? "" : std::string(m_habits.newline)) + gaps[i];
    }
    if (!finished)
        text = withoutBreak(std::move(text));
    const std::size_t start = startOfChunk(entries[low]);
    return {{{start, end - start, std::move(text)}}};
}

/// Only what stands behind the dashes or between the commas changes places.
std::vector<Edits> EditPlanner::moveContents(const std::vector<int> &entries, std::size_t from, std::size_t to) const
{
    std::vector<Span> spans;
    for (std::size_t i = std::min(from, to); i <= std::max(from, to); ++i) {
        const std::size_t start = skipToToken(m_text, afterIndicator(entries[i]));
        spans.push_back({std::min(start, node(entries[i]).entry.to), node(entries[i]).entry.to});
    }
    std::vector<Span> moved = spans;
    if (from < to)
        std::rotate(moved.begin(), moved.begin() + 1, moved.end());
    else
        std::rotate(moved.begin(), moved.end() - 1, moved.end());
    Edits edits;
    for (std::size_t i = 0; i < spans.size(); ++i)
        edits.push_back(
            {spans[i].from, spans[i].length(), std::string(m_bytes.substr(moved[i].from, moved[i].length()))});
    return {edits};
}

/// A piece of text that holds an entry, with another id and without the anchors, which stay the original's.
std::string EditPlanner::copyOf(int entry, Span span, std::string_view newId) const
{
    Edits edits;
    const auto size = static_cast<int>(m_tree.nodes().size());
    for (int i = entry; i < size && (i == entry || node(i).parent >= entry); ++i) {
        if (node(i).anchor.empty())
            continue;
        const std::size_t at = m_text.rfind('&' + node(i).anchor, node(i).content.from);
        if (at == std::string_view::npos || at < span.from)
            continue;
        edits.push_back({at - span.from, skipBlanks(m_text, at + 1 + node(i).anchor.size()) - at, ""});
    }
    const int id = node(entry).kind == YamlNode::Kind::Map ? m_tree.valueOf(entry, "id") : -1;
    if (id >= 0 && !newId.empty()) {
        const YamlNode &old = node(id);
        const std::string text = writeScalar(Value::ofText(std::string(newId)), old.style, inFlow(id));
        edits.push_back({old.content.from - span.from, old.content.length(), text});
    }
    std::sort(edits.begin(), edits.end(), [](const TextEdit &a, const TextEdit &b) { return a.offset < b.offset; });
    std::string copy(m_bytes.substr(span.from, span.length()));
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        copy.replace(edit->offset, edit->length, edit->text);
    return copy;
}

std::vector<Edits> EditPlanner::duplicate(int entry, std::string_view newId) const
{
    const YamlNode &subject = node(entry);
    const std::vector<int> entries = entriesOf(subject.parent);
    if (!isBlock(subject.parent))
        return {{{subject.entry.to, 0, separator(entries) + copyOf(entry, subject.entry, newId)}}};
    const std::string newline(m_habits.newline);
    const std::size_t lineEnd = lineEndAt(m_text, subject.entry.to);
    if (!startsOwnLine(entry)) {
        const std::string copy = copyOf(entry, {subject.entry.from, lineEnd}, newId);
        return {{{lineEnd, 0, newline + indent(column(subject.parent)) + copy}}};
    }
    const Span chunk{startOfChunk(entry), nextLine(m_text, lineEnd)};
    const std::string copy = copyOf(entry, chunk, newId);
    std::vector<Edits> ways;
    for (const std::string &middle : {usualGap(entries), std::string()}) {
        if (endsWithBreak(copy))
            ways.push_back({{chunk.to, 0, middle + copy}});
        else
            ways.push_back({{chunk.to, 0, std::string(newline).append(middle).append(copy)}});
    }
    return ways;
}

} // namespace mw::yaml

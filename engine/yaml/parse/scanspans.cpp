#include "rawtree.h"
#include "scanscalar.h"
#include "scantext.h"
#include "tags.h"

#include <algorithm>
#include <map>

namespace mw::yaml {

namespace {

class SpanScanner
{
public:
    SpanScanner(std::string_view text, RawTree &tree) : m_text(text), m_tree(tree) {}

    void run()
    {
        if (m_tree.nodes.empty())
            return;
        m_at = m_tree.starts[0];
        scan(0, {});
        m_tree.nodes[0].entry = m_tree.nodes[0].content;
        m_at = skipToToken(m_text, m_at);
        if (m_at < m_text.size() && m_text.substr(m_at, 3) != "...")
            surprise(m_at);
    }

private:
    struct Context {
        int column = -1; ///< of the block collection around
        bool flow = false;
    };

    [[noreturn]] static void surprise(std::size_t offset)
    {
        throw SyntaxError{"yaml.layout", Message(MW_TEXT("This is written in a way that cannot be followed here.")),
                          Message(MW_TEXT("Write it more plainly: one entry a line, texts in double quotes.")), offset,
                          1};
    }

    [[nodiscard]] char charAt(std::size_t at) const { return at < m_text.size() ? m_text[at] : '\0'; }
    [[nodiscard]] YamlNode &node(int index) { return m_tree.nodes[static_cast<std::size_t>(index)]; }
    [[nodiscard]] std::size_t startOf(int index) const { return m_tree.starts[static_cast<std::size_t>(index)]; }
    /// Start of the node after this one in document order.
    [[nodiscard]] std::size_t startAfter(int index) const
    {
        const auto next = static_cast<std::size_t>(index) + 1;
        return next < m_tree.starts.size() ? m_tree.starts[next] : m_text.size();
    }

    void scan(int index, Context context);
    [[nodiscard]] bool scanProperties(int index);
    void scanNull(int index);
    static void noteTag(YamlNode &null, std::string_view properties);
    void scanAlias(int index);
    void scanScalar(int index, Context context);
    void scanBlock(YamlNode &scalar, Context context);
    void scanSequence(int index, Context context);
    void scanMap(int index, Context context);
    void scanPairs(int index, Context inner);
    void scanPair(int key, int value, Context inner);
    void scanPropertiesOf(int collection);
    void closeFlow(YamlNode &collection, char bracket);
    void skipCommas();

    std::string_view m_text;
    RawTree &m_tree;
    std::size_t m_at = 0;
    std::size_t m_propertyEnd = 0; ///< of the last node with properties
    std::map<std::string, int, std::less<>> m_anchors;
};

void SpanScanner::scan(int index, Context context)
{
    if (!node(index).anchor.empty())
        m_anchors[node(index).anchor] = index;
    if (node(index).kind == YamlNode::Kind::Alias)
        scanAlias(index);
    else if (m_tree.nulls[static_cast<std::size_t>(index)])
        scanNull(index);
    else if (node(index).kind == YamlNode::Kind::Scalar)
        scanScalar(index, context);
    else if (node(index).kind == YamlNode::Kind::Sequence)
        scanSequence(index, context);
    else
        scanMap(index, context);
}

/// Over the node's anchor and tag, if the events told of any; then to its content. Whether there were any.
bool SpanScanner::scanProperties(int index)
{
    const YamlNode &subject = node(index);
    bool anchorDue = !subject.anchor.empty();
    bool tagDue = subject.kind == YamlNode::Kind::Scalar || !subject.tag.empty();
    m_at = skipToToken(m_text, m_at);
    if (m_at != startOf(index) && !m_tree.nulls[static_cast<std::size_t>(index)])
        surprise(m_at);
    bool any = false;
    while ((anchorDue && charAt(m_at) == '&') || (tagDue && charAt(m_at) == '!')) {
        (charAt(m_at) == '&' ? anchorDue : tagDue) = false;
        const bool verbatim = m_text.substr(m_at, 2) == "!<";
        constexpr std::string_view ends = ",[]{}";
        while (!isGap(m_text, m_at) && (verbatim || ends.find(m_text[m_at]) == std::string_view::npos))
            ++m_at;
        m_propertyEnd = m_at;
        m_at = skipToToken(m_text, m_at);
        any = true;
    }
    if (anchorDue)
        surprise(m_at);
    return any;
}

/// The events do not tell the tag of a null. One without meaning must come to light here, not when a value takes the
/// place of the null.
void SpanScanner::noteTag(YamlNode &null, std::string_view properties)
{
    std::size_t from = properties.find('!');
    while (from != std::string_view::npos && from > 0 && !isGap(properties, from - 1)) // part of the anchor
        from = properties.find('!', from + 1);
    if (from == std::string_view::npos)
        return;
    std::size_t end = from;
    while (end < properties.size() && !isGap(properties, end))
        ++end;
    const std::string written(properties.substr(from, end - from));
    const std::string tag = written.starts_with("!!") ? "tag:yaml.org,2002:" + written.substr(2) : written;
    if (!isKnownTag(tag))
        null.tag = tag;
}

/// A null is a word, or nothing directly behind its indicator or properties. The events place an empty one at the
/// next token.
void SpanScanner::scanNull(int index)
{
    const std::size_t cursor = m_at;
    const bool properties = !node(index).anchor.empty() && scanProperties(index);
    if (!properties)
        m_at = skipToToken(m_text, cursor);
    YamlNode &null = node(index);
    if (properties)
        noteTag(null, m_text.substr(cursor, m_propertyEnd - cursor));
    for (const std::string_view word : {"~", "null", "Null", "NULL"}) {
        const std::size_t end = m_at + word.size();
        constexpr std::string_view ends = ",:]}";
        const bool ended = isGap(m_text, end) || ends.find(m_text[end]) != std::string_view::npos;
        if (m_text.substr(m_at, word.size()) != word || !ended || startAfter(index) == m_at)
            continue;
        if (!properties && m_at != startOf(index))
            continue;
        null.style = YamlNode::Style::Plain;
        null.text = word;
        null.content = {m_at, end};
        m_at = end;
        return;
    }
    m_at = properties ? m_propertyEnd : cursor;
    null.style = YamlNode::Style::Empty;
    null.content = {m_at, m_at};
}

void SpanScanner::scanAlias(int index)
{
    m_at = skipToToken(m_text, m_at);
    if (m_at != startOf(index) || charAt(m_at) != '*')
        surprise(m_at);
    YamlNode &alias = node(index);
    alias.content.from = m_at;
    while (!isGap(m_text, m_at) && std::string_view(",[]{}").find(m_text[m_at]) == std::string_view::npos)
        ++m_at;
    alias.content.to = m_at;
    alias.text = m_text.substr(alias.content.from + 1, alias.content.length() - 1);
    const auto target = m_anchors.find(alias.text);
    if (target == m_anchors.end())
        surprise(alias.content.from);
    alias.target = target->second;
}

void SpanScanner::scanScalar(int index, Context context)
{
    const bool properties = scanProperties(index);
    YamlNode &scalar = node(index);
    const char first = charAt(m_at);
    scalar.content = {m_at, m_at};
    const bool isPlain = scalar.tag.empty();
    if (!isPlain && (first == '"' || first == '\'')) {
        scalar.style = first == '"' ? YamlNode::Style::DoubleQuoted : YamlNode::Style::SingleQuoted;
        m_at = endOfQuoted(m_text, m_at);
        if (m_at == std::string_view::npos)
            throw SyntaxError{"yaml.quote", Message(MW_TEXT("The quote that opens here is never closed.")),
                              Message(MW_TEXT("Add the closing quote at the end of the text.")), scalar.content.from,
                              1};
    } else if (!isPlain && !context.flow && (first == '|' || first == '>')) {
        scanBlock(scalar, context);
    } else if (!isPlain && scalar.text.empty() && properties) {
        m_at = m_propertyEnd;
        scalar.style = YamlNode::Style::Empty;
        scalar.content.from = m_at;
    } else {
        scalar.style = YamlNode::Style::Plain;
        m_at = endOfPlain(m_text, m_at, {context.column, context.flow, startAfter(index)});
    }
    scalar.content.to = m_at;
    const std::string_view written = m_text.substr(scalar.content.from, scalar.content.length());
    if (scalar.style == YamlNode::Style::Plain && !foldsTo(written, scalar.text))
        surprise(scalar.content.from);
}

void SpanScanner::scanBlock(YamlNode &scalar, Context context)
{
    const BlockScalar block = scanBlockScalar(m_text, m_at, context.column);
    scalar.style = charAt(m_at) == '|' ? YamlNode::Style::Literal : YamlNode::Style::Folded;
    m_at = block.end;
    if (scalar.style == YamlNode::Style::Folded && block.chomping == '+' && !scalar.text.empty()) {
        // The parser loses the blank lines that + keeps.
        scalar.text.erase(scalar.text.find_last_not_of('\n') + 1);
        const std::size_t lastBreak = block.end < m_text.size() ? 1 : 0;
        scalar.text.append(static_cast<std::size_t>(block.trailingBlankLines) + lastBreak, '\n');
    }
}

void SpanScanner::scanSequence(int index, Context context)
{
    scanPropertiesOf(index);
    YamlNode &list = node(index);
    list.content.from = m_at;
    if (charAt(m_at) == '[' && list.style == YamlNode::Style::Flow) {
        ++m_at;
        for (const int child : list.children) {
            skipCommas();
            const std::size_t from = m_at;
            scan(child, {context.column, true});
            node(child).entry = {from, m_at};
        }
        closeFlow(list, ']');
        return;
    }
    const Context inner{columnAt(m_text, m_at), false};
    for (const int child : list.children) {
        m_at = skipToToken(m_text, m_at);
        if (charAt(m_at) != '-' || !isGap(m_text, m_at + 1))
            surprise(m_at);
        const std::size_t from = m_at++;
        scan(child, inner);
        node(child).entry = {from, m_at};
    }
    list.content.to = m_at;
}

void SpanScanner::scanMap(int index, Context context)
{
    scanPropertiesOf(index);
    YamlNode &map = node(index);
    map.content.from = m_at;
    const bool flow = context.flow || map.style == YamlNode::Style::Flow;
    const bool pairOnly = flow && !map.children.empty() && startOf(map.children[0]) == m_at;
    if (flow && !pairOnly && charAt(m_at) == '{') {
        ++m_at;
        scanPairs(index, {context.column, true});
        closeFlow(map, '}');
        return;
    }
    scanPairs(index, flow ? Context{context.column, true} : Context{columnAt(m_text, m_at), false});
    map.content.to = m_at;
}

void SpanScanner::scanPairs(int index, Context inner)
{
    const std::vector<int> &children = node(index).children;
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
        if (inner.flow)
            skipCommas();
        else
            m_at = skipToToken(m_text, m_at);
        scanPair(children[i], children[i + 1], inner);
    }
}

void SpanScanner::scanPair(int key, int value, Context inner)
{
    const std::size_t from = m_at;
    if (charAt(m_at) == '?' && isGap(m_text, m_at + 1))
        ++m_at;
    scan(key, inner);
    node(key).entry = {from, m_at};
    const std::size_t keyEnd = m_at;
    m_at = skipToToken(m_text, m_at);
    if (charAt(m_at) == ':' && (inner.flow || isGap(m_text, m_at + 1))) {
        ++m_at;
        scan(value, inner);
    } else {
        if (!m_tree.nulls[static_cast<std::size_t>(value)] || !node(value).anchor.empty())
            surprise(m_at);
        m_at = keyEnd;
        node(value).content = {m_at, m_at};
    }
    node(value).entry = {from, m_at};
}

void SpanScanner::scanPropertiesOf(int collection)
{
    if (!scanProperties(collection) && m_at != startOf(collection))
        surprise(m_at);
}

void SpanScanner::closeFlow(YamlNode &collection, char bracket)
{
    skipCommas();
    if (charAt(m_at) != bracket)
        surprise(m_at);
    collection.content.to = ++m_at;
}

void SpanScanner::skipCommas()
{
    m_at = skipToToken(m_text, m_at);
    while (charAt(m_at) == ',')
        m_at = skipToToken(m_text, m_at + 1);
}

} // namespace

void scanSpans(std::string_view text, RawTree &tree)
{
    SpanScanner(text, tree).run();
}

} // namespace mw::yaml

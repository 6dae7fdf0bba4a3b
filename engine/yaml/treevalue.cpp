#include "yamltree.h"

#include "parse/tags.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_set>

namespace mw::yaml {

namespace {

constexpr int deepestValue = 1000;
/// Beyond this, more problems of one file help nobody.
constexpr std::size_t mostProblems = 200;
/// What aliases may add to a file, in nodes and sixteenths of text bytes: a bound against files that multiply.
constexpr std::size_t largestExpansion = 200000;

/// SourceFile::locate for places that mostly go forward, without counting a long line anew for each.
class Locator
{
public:
    explicit Locator(const SourceFile &file) : m_file(file), m_last(file.locate(0)), m_next(lineEnd(0)) {}

    [[nodiscard]] Location locate(Span span)
    {
        if (span.from < m_last.offset || span.from > m_next) {
            m_last = m_file.locate(span.from);
            m_next = lineEnd(span.from);
        }
        const std::string_view passed = m_file.bytes().substr(m_last.offset, span.from - m_last.offset);
        m_last.column += static_cast<int>(std::count_if(
            passed.begin(), passed.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
        m_last.offset = span.from;
        Location location = m_last;
        location.length = span.length();
        return location;
    }

private:
    [[nodiscard]] std::size_t lineEnd(std::size_t from) const
    {
        return std::min(m_file.bytes().find_first_of("\r\n", from), m_file.bytes().size());
    }

    const SourceFile &m_file;
    Location m_last;
    std::size_t m_next; ///< end of the line of m_last
};

/// Plain decimal integers without leading zeros.
std::optional<std::int64_t> asInteger(std::string_view text)
{
    const std::string_view digits = text.substr(!text.empty() && text[0] == '-' ? 1 : 0);
    if (digits.empty() || (digits[0] == '0' && text != "0"))
        return std::nullopt;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

class ValueBuilder
{
public:
    ValueBuilder(const SourceFile &file, const YamlTree &tree, Diagnostics &problems)
        : m_tree(tree), m_nodes(tree.nodes()), m_problems(problems), m_locator(file)
    {
    }

    [[nodiscard]] Value build() { return m_tree.root() < 0 ? Value() : value(m_tree.root(), false, 0); }

private:
    [[nodiscard]] const YamlNode &node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }

    void report(const YamlNode &place, const char *code, Message message, Message remedy)
    {
        if (m_problems.size() < mostProblems)
            m_problems.push_back(errorAt(m_locator.locate(place.content), code, std::move(message), std::move(remedy)));
    }

    /// Whether there is still room for another inherited node; the first time there is not, it is reported.
    bool mayExpand(const YamlNode &subject)
    {
        if (m_expanded > largestExpansion)
            return false;
        m_expanded += 1 + subject.text.size() / 16;
        if (m_expanded > largestExpansion)
            report(subject, "yaml.alias.limit",
                   Message(MW_TEXT("The aliases of this file stand for too much content.")),
                   Message(MW_TEXT("Write out the values instead of referring to lists of references.")));
        return m_expanded <= largestExpansion;
    }

    Value value(int index, bool inherited, int depth)
    {
        const YamlNode &subject = node(index);
        if (inherited && !mayExpand(subject))
            return {};
        if (depth > deepestValue) {
            report(subject, "yaml.depth", Message(MW_TEXT("Lists and maps are nested too deeply here.")),
                   Message(MW_TEXT("Use fewer aliases inside one another.")));
            m_expanded = largestExpansion + 1;
            return {};
        }
        if (subject.kind == YamlNode::Kind::Alias)
            return value(subject.target, true, depth + 1);
        checkTag(subject);
        Location location = m_locator.locate(subject.content);
        Value result = subject.kind == YamlNode::Kind::Scalar     ? scalar(subject)
                       : subject.kind == YamlNode::Kind::Sequence ? list(subject, inherited, depth)
                                                                  : map(subject, inherited, depth);
        result.inherited = inherited;
        result.location = std::move(location);
        return result;
    }

    void checkTag(const YamlNode &subject)
    {
        if (!isKnownTag(subject.tag))
            report(subject, "yaml.tag", Message(MW_TEXT("The tag {0} has no meaning here.")).name(subject.tag),
                   Message(MW_TEXT("Remove the word that starts with an exclamation mark.")));
    }

    static Value scalar(const YamlNode &subject)
    {
        const bool asText = subject.tag == "!" || subject.tag == "tag:yaml.org,2002:str";
        const bool plain = subject.style == YamlNode::Style::Plain && !asText;
        const std::string &text = subject.text;
        if ((subject.style == YamlNode::Style::Empty && !asText) || (plain && (text == "null" || text == "~")))
            return {};
        if (plain && (text == "true" || text == "false"))
            return Value::ofBool(text == "true");
        if (const auto number = plain ? asInteger(text) : std::nullopt)
            return Value::ofInt(*number);
        return Value::ofText(text);
    }

    Value list(const YamlNode &subject, bool inherited, int depth)
    {
        std::vector<Value> elements;
        elements.reserve(subject.children.size());
        for (const int child : subject.children)
            elements.push_back(value(child, inherited, depth + 1));
        return Value::ofList(std::move(elements));
    }

    Value map(const YamlNode &subject, bool inherited, int depth)
    {
        Value result = Value::ofMap({});
        std::unordered_set<std::string_view> keys;
        std::vector<std::pair<std::size_t, int>> merges; // where in the result, and the value of <<
        for (std::size_t i = 0; i + 1 < subject.children.size(); i += 2) {
            const YamlNode &key = node(m_tree.followed(subject.children[i]));
            if (key.kind != YamlNode::Kind::Scalar || key.style == YamlNode::Style::Empty) {
                report(node(subject.children[i]), "yaml.key", Message(MW_TEXT("A key must be a word.")),
                       Message(MW_TEXT("Write key: value.")));
                continue;
            }
            if (key.text == "<<" && key.style == YamlNode::Style::Plain) {
                merges.emplace_back(result.map.size(), subject.children[i + 1]);
            } else if (keys.insert(key.text).second) {
                Location place = m_locator.locate(node(subject.children[i]).content);
                Value content = value(subject.children[i + 1], inherited, depth + 1);
                result.map.push_back({key.text, std::move(content), std::move(place)});
            }
        }
        mergeInto(result, merges, keys, depth);
        return result;
    }

    void mergeInto(Value &result, const std::vector<std::pair<std::size_t, int>> &merges,
                   const std::unordered_set<std::string_view> &keys, int depth)
    {
        std::vector<std::pair<std::size_t, std::vector<Value::Entry>>> blocks;
        std::unordered_set<std::string> taken;
        for (const std::string_view key : keys)
            taken.emplace(key);
        for (const auto &[place, source] : merges)
            blocks.emplace_back(place, merged(source, taken, depth));
        for (auto block = blocks.rbegin(); block != blocks.rend(); ++block)
            result.map.insert(result.map.begin() + static_cast<std::ptrdiff_t>(block->first),
                              std::make_move_iterator(block->second.begin()),
                              std::make_move_iterator(block->second.end()));
    }

    /// Entries that a merge key brings in, those in `taken` left out.
    std::vector<Value::Entry> merged(int source, std::unordered_set<std::string> &taken, int depth)
    {
        const Value content = value(source, true, depth + 1);
        std::vector<Value::Entry> result;
        const auto add = [&](const Value &map) {
            for (const Value::Entry &entry : map.map) {
                if (taken.emplace(entry.key).second)
                    result.push_back(entry);
            }
            return map.kind == Value::Kind::Map;
        };
        const bool good = content.kind == Value::Kind::List ? std::all_of(content.list.begin(), content.list.end(), add)
                                                            : add(content);
        if (!good && m_expanded <= largestExpansion)
            report(node(source), "yaml.merge", Message(MW_TEXT("<< takes over a map, and this is none.")),
                   Message(MW_TEXT("Refer to a map, as in <<: *name.")));
        return result;
    }

    const YamlTree &m_tree;
    const std::vector<YamlNode> &m_nodes;
    Diagnostics &m_problems;
    Locator m_locator;
    std::size_t m_expanded = 0;
};

} // namespace

Value YamlTree::toValue(const SourceFile &file, Diagnostics &problems) const
{
    return ValueBuilder(file, *this, problems).build();
}

} // namespace mw::yaml

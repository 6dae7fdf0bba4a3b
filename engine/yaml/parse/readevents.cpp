#include "rawtree.h"
#include "scantext.h"

#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>
#include <utility>

namespace mw::yaml {

namespace {

constexpr std::size_t bomLength = 3;
/// Most nodes of a file: some ten thousand cards.
constexpr std::size_t mostNodes = 600000;

class EventReader final : public YAML::EventHandler
{
public:
    EventReader(RawTree &tree, std::size_t shift) : m_tree(tree), m_shift(shift) {}

    [[nodiscard]] std::size_t documentStart() const { return m_documentStart; }
    /// Start of the innermost flow collection that is still open, or npos.
    [[nodiscard]] std::size_t openFlow() const
    {
        const auto isFlow = [this](int node) {
            return m_tree.nodes[static_cast<std::size_t>(node)].style == YamlNode::Style::Flow;
        };
        const auto found = std::find_if(m_open.rbegin(), m_open.rend(), isFlow);
        return found == m_open.rend() ? std::string::npos : m_tree.starts[static_cast<std::size_t>(*found)];
    }
    void startSecondDocument() { m_second = true; }

    void OnDocumentStart(const YAML::Mark &mark) override { m_documentStart = at(mark); }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t) override { add(YamlNode::Kind::Scalar, mark, "?", true); }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override { add(YamlNode::Kind::Alias, mark, "?", false); }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t, const std::string &value) override
    {
        if (YamlNode *node = add(YamlNode::Kind::Scalar, mark, tag, false))
            node->text = value;
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t,
                         YAML::EmitterStyle::value style) override
    {
        open(YamlNode::Kind::Sequence, mark, tag, style);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t,
                    YAML::EmitterStyle::value style) override
    {
        open(YamlNode::Kind::Map, mark, tag, style);
    }
    void OnMapEnd() override { close(); }
    void OnAnchor(const YAML::Mark &, const std::string &name) override { m_anchor = name; }

private:
    [[nodiscard]] std::size_t at(const YAML::Mark &mark) const
    {
        return static_cast<std::size_t>(std::max(mark.pos, 0)) + m_shift;
    }

    YamlNode *add(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag, bool null)
    {
        if (m_second)
            return nullptr;
        if (m_tree.nodes.size() >= mostNodes)
            throw SyntaxError{"yaml.size", Message(MW_TEXT("The file holds more than {0} values.")).number(mostNodes),
                              Message(MW_TEXT("Split it into several files.")), at(mark), 1};
        YamlNode node;
        node.kind = kind;
        node.style = null ? YamlNode::Style::Empty : YamlNode::Style::Plain;
        node.tag = tag == "?" ? std::string() : tag;
        node.anchor = std::exchange(m_anchor, {});
        const int index = static_cast<int>(m_tree.nodes.size());
        if (!m_open.empty()) {
            node.parent = m_open.back();
            m_tree.nodes[static_cast<std::size_t>(node.parent)].children.push_back(index);
        }
        m_tree.nodes.push_back(std::move(node));
        m_tree.starts.push_back(at(mark));
        m_tree.nulls.push_back(null);
        return &m_tree.nodes.back();
    }
    void open(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag, YAML::EmitterStyle::value style)
    {
        YamlNode *node = add(kind, mark, tag, false);
        if (!node)
            return;
        node->style = style == YAML::EmitterStyle::Flow ? YamlNode::Style::Flow : YamlNode::Style::Block;
        m_open.push_back(static_cast<int>(m_tree.nodes.size()) - 1);
    }
    void close()
    {
        if (!m_second)
            m_open.pop_back();
    }

    RawTree &m_tree;
    std::size_t m_shift;
    std::size_t m_documentStart = 0;
    std::vector<int> m_open;
    std::string m_anchor;
    bool m_second = false;
};

struct Explanation {
    std::string_view parserText;
    const char *message;
    const char *remedy;
};

// The parser's own words are for programmers; these are for designers.
const Explanation explanations[] = {
    {YAML::ErrorMsg::END_OF_MAP, MW_TEXT("This line does not fit the lines above it."),
     MW_TEXT("Give it the same indentation as the entries that it belongs to, or put a text with special characters in "
             "quotes.")},
    {YAML::ErrorMsg::END_OF_SEQ, MW_TEXT("This line does not fit the list above it."),
     MW_TEXT("Start it with \"- \" at the column of the list, or indent it further.")},
    {YAML::ErrorMsg::END_OF_MAP_FLOW, MW_TEXT("The brace { is not closed where it should be."),
     MW_TEXT("Add the missing } or comma; put texts with , ? [ ] { } in quotes.")},
    {YAML::ErrorMsg::END_OF_SEQ_FLOW, MW_TEXT("The bracket [ is not closed where it should be."),
     MW_TEXT("Add the missing ] or comma; put texts with , ? [ ] { } in quotes.")},
    {YAML::ErrorMsg::MAP_VALUE, MW_TEXT("A colon followed by a space is not possible here."),
     MW_TEXT("Put the text in double quotes, or correct the indentation.")},
    {YAML::ErrorMsg::MAP_KEY, MW_TEXT("A key is not possible here."), MW_TEXT("Correct the indentation.")},
    {YAML::ErrorMsg::BLOCK_ENTRY, MW_TEXT("A list element is not possible here."),
     MW_TEXT("Put it on a line of its own under its key.")},
    {YAML::ErrorMsg::FLOW_END, MW_TEXT("This bracket closes nothing."),
     MW_TEXT("Remove it, or put the text in quotes.")},
    {YAML::ErrorMsg::TAB_IN_INDENTATION, MW_TEXT("A tab is used to indent."), MW_TEXT("Indent with spaces.")},
    {YAML::ErrorMsg::UNKNOWN_ANCHOR, MW_TEXT("This name (*) refers to nothing above it."),
     MW_TEXT("Define it with & before its first use, or write the value itself.")},
    {YAML::ErrorMsg::UNKNOWN_TOKEN, MW_TEXT("A text cannot start with this character."),
     MW_TEXT("Put the text in double quotes.")},
    {YAML::ErrorMsg::INVALID_HEX, MW_TEXT("This escape in double quotes is not complete."),
     MW_TEXT("Use \\xHH, \\uHHHH or \\UHHHHHHHH.")},
    {YAML::ErrorMsg::EOF_IN_SCALAR, MW_TEXT("The text ends in the middle of a value."), MW_TEXT("Complete it.")},
    {YAML::ErrorMsg::CHAR_IN_SCALAR, MW_TEXT("This character is not possible here."),
     MW_TEXT("Put the text in double quotes.")},
    {YAML::ErrorMsg::CHAR_IN_BLOCK, MW_TEXT("After | or > only the end of the line may follow."),
     MW_TEXT("Put the text on the next line, indented.")},
    {YAML::ErrorMsg::DOC_IN_SCALAR, MW_TEXT("A line --- or ... interrupts a value."), MW_TEXT("Remove the line.")},
};

/// Whether a tab stands before a place on its line and nothing else but blanks.
bool isIndentedByTab(std::string_view text, std::size_t offset)
{
    const std::size_t line = lineStartAt(text, offset);
    return startsLine(text, offset) && text.substr(line, offset - line).find('\t') != std::string_view::npos;
}

SyntaxError explain(const YAML::Exception &error, std::string_view text, std::size_t offset)
{
    if (isIndentedByTab(text, offset))
        return {"yaml.syntax", Message(MW_TEXT("A tab is used to indent.")), Message(MW_TEXT("Indent with spaces.")),
                lineStartAt(text, offset), offset - lineStartAt(text, offset)};
    if (text.substr(offset, 1) == "?")
        return {"yaml.syntax",
                Message(MW_TEXT("Between brackets a question mark cannot stand in a text without quotes.")),
                Message(MW_TEXT("Put the text in double quotes.")), offset, 1};
    SyntaxError result{"yaml.syntax", Message(MW_TEXT("This cannot be read.")),
                       Message(MW_TEXT("Check quotes, brackets and indentation here and in the line above.")), offset,
                       1};
    for (const Explanation &explanation : explanations) {
        if (error.msg == explanation.parserText) {
            result.message = Message(explanation.message);
            result.remedy = Message(explanation.remedy);
        }
    }
    if (error.msg.rfind(YAML::ErrorMsg::INVALID_ESCAPE, 0) == 0 ||
        error.msg.rfind(YAML::ErrorMsg::INVALID_UNICODE, 0) == 0) {
        result.message = Message(MW_TEXT("This escape in double quotes is unknown."));
        result.remedy = Message(MW_TEXT("Write \\\\ for a backslash, or use single quotes."));
    }
    return result;
}

void refuseSecondDocument(std::string_view text, std::size_t offset)
{
    if (text.substr(offset, 3) == "---")
        throw SyntaxError{
            "yaml.documents", Message(MW_TEXT("A second document starts here; a content file holds one.")),
            Message(MW_TEXT("Remove the line --- or move what follows into a file of its own.")), offset, 3};
    throw SyntaxError{"yaml.syntax", Message(MW_TEXT("What follows here does not fit what stands above it.")),
                      Message(MW_TEXT("Check the indentation, and brackets and quotes above.")), offset, 1};
}

} // namespace

RawTree readEvents(std::string_view text)
{
    const bool hasBom = text.substr(0, bomLength) == "\xEF\xBB\xBF";
    const std::size_t shift = hasBom ? bomLength : 0;
    RawTree tree;
    EventReader reader(tree, shift);
    std::istringstream stream{std::string(text.substr(shift))};
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(reader))
            return tree;
        // At most one more call: the parser can find documents without end (a lone comma).
        reader.startSecondDocument();
        if (parser.HandleNextDocument(reader))
            refuseSecondDocument(text, reader.documentStart());
        return tree;
    } catch (const YAML::DeepRecursion &) {
        const std::size_t last = tree.starts.empty() ? 0 : tree.starts.back();
        throw SyntaxError{"yaml.depth", Message(MW_TEXT("Lists and maps are nested too deeply here.")),
                          Message(MW_TEXT("Close brackets that were forgotten.")), last, 1};
    } catch (const YAML::Exception &error) {
        std::size_t offset = static_cast<std::size_t>(std::max(error.mark.pos, 0)) + shift;
        const bool useless = error.mark.pos <= 0 || error.mark.is_null();
        const bool flowEnd =
            error.msg == YAML::ErrorMsg::END_OF_MAP_FLOW || error.msg == YAML::ErrorMsg::END_OF_SEQ_FLOW;
        if ((useless || flowEnd) && reader.openFlow() != std::string::npos &&
            text.substr(std::min(offset, text.size()), 1) != "?")
            offset = reader.openFlow();
        else if (useless && !tree.starts.empty())
            offset = tree.starts.back();
        throw explain(error, text, std::min(offset, text.size()));
    }
}

} // namespace mw::yaml

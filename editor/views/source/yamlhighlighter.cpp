#include "editor/views/source/yamlhighlighter.h"

#include "editor/views/theme/tokens.h"

#include <QRegularExpression>

namespace mw::editor {

namespace {

qsizetype indentOf(const QString &text)
{
    qsizetype indent = 0;
    while (indent < text.size() && text.at(indent) == u' ')
        ++indent;
    return indent;
}

bool isMark(QChar letter)
{
    return QStringLiteral("{}[],").contains(letter);
}

} // namespace

YamlHighlighter::YamlHighlighter(QTextDocument *document) : QSyntaxHighlighter(document)
{
    setTokens(lightTokens());
}

void YamlHighlighter::setTokens(const Tokens &tokens)
{
    m_key.setForeground(tokens.accent);
    m_string.setForeground(tokens.success);
    m_number.setForeground(tokens.isDark ? QColor(0xd9, 0xa8, 0xff) : QColor(0x7a, 0x33, 0x9e));
    m_word.setForeground(tokens.warning);
    m_comment.setForeground(tokens.textMuted);
    m_comment.setFontItalic(true);
    m_mark.setForeground(tokens.textMuted);
    rehighlight();
}

void YamlHighlighter::highlightBlock(const QString &text)
{
    if (continueBlockScalar(text)) {
        setFormat(0, static_cast<int>(text.size()), m_string);
        return;
    }
    setCurrentBlockState(0);
    qsizetype at = indentOf(text);
    while (at + 1 < text.size() && text.at(at) == u'-' && text.at(at + 1) == u' ') {
        setFormat(static_cast<int>(at), 1, m_mark);
        at += 2;
        while (at < text.size() && text.at(at) == u' ')
            ++at;
    }
    const qsizetype indent = at;
    at = highlightKey(text, at);
    highlightValue(text, at);
    static const QRegularExpression opensBlock(QStringLiteral(R"((^|[:\-]\s+)[|>][+\-0-9]*\s*(#.*)?$)"));
    if (opensBlock.match(text).hasMatch())
        setCurrentBlockState(static_cast<int>(indent) + 1);
}

bool YamlHighlighter::continueBlockScalar(const QString &text)
{
    const int state = previousBlockState();
    if (state <= 0 || (!text.trimmed().isEmpty() && indentOf(text) < state))
        return false;
    setCurrentBlockState(state);
    return true;
}

qsizetype YamlHighlighter::highlightKey(const QString &text, qsizetype from)
{
    static const QRegularExpression key(QStringLiteral(R"([A-Za-z0-9_][^\s:#{}\[\],]*(?=\s*:(\s|$)))"));
    const auto match =
        key.match(text, from, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch())
        return from;
    setFormat(static_cast<int>(from), static_cast<int>(match.capturedLength()), m_key);
    return match.capturedEnd();
}

void YamlHighlighter::highlightValue(const QString &text, qsizetype from)
{
    while (from < text.size())
        from = highlightToken(text, from);
}

qsizetype YamlHighlighter::highlightToken(const QString &text, qsizetype at)
{
    const QChar letter = text.at(at);
    if (letter.isSpace() || letter == u':')
        return at + 1;
    if (letter == u'#' && (at == 0 || text.at(at - 1).isSpace())) {
        setFormat(static_cast<int>(at), static_cast<int>(text.size() - at), m_comment);
        return text.size();
    }
    if (letter == u'"' || letter == u'\'')
        return highlightQuoted(text, at);
    if (isMark(letter)) {
        setFormat(static_cast<int>(at), 1, m_mark);
        return at + 1;
    }
    const qsizetype after = highlightKey(text, at);
    return after > at ? after : highlightPlain(text, at);
}

qsizetype YamlHighlighter::highlightQuoted(const QString &text, qsizetype at)
{
    const QChar quote = text.at(at);
    qsizetype end = at + 1;
    while (end < text.size() && text.at(end) != quote)
        end += quote == u'"' && text.at(end) == u'\\' ? 2 : 1;
    end = qMin(end + 1, text.size());
    setFormat(static_cast<int>(at), static_cast<int>(end - at), m_string);
    return end;
}

qsizetype YamlHighlighter::highlightPlain(const QString &text, qsizetype at)
{
    const bool inFlow =
        text.left(at).count(u'{') + text.left(at).count(u'[') > text.left(at).count(u'}') + text.left(at).count(u']');
    qsizetype end = at + 1;
    while (end < text.size() && !(text.at(end) == u'#' && text.at(end - 1).isSpace()) &&
           !(inFlow && isMark(text.at(end))))
        ++end;
    const QStringView word = QStringView(text).sliced(at, end - at).trimmed();
    static const QRegularExpression number(QStringLiteral("^-?(0|[1-9][0-9]*)$"));
    const bool isWord = word == u"true" || word == u"false" || word == u"null" || word == u"~" ||
                        word.startsWith(u'&') || word.startsWith(u'*') || word.startsWith(u'!');
    const bool isNumber = number.match(word.toString()).hasMatch();
    setFormat(static_cast<int>(at), static_cast<int>(end - at), isNumber ? m_number : isWord ? m_word : m_string);
    return end;
}

} // namespace mw::editor

#pragma once

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

namespace mw::editor {

struct Tokens;

/// Colours YAML a line at a time; block scalars are followed from line to line by the block state.
class YamlHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit YamlHighlighter(QTextDocument *document);

    void setTokens(const Tokens &tokens);

protected:
    void highlightBlock(const QString &text) override;

private:
    /// Whether the line belongs to a block scalar begun above, and keeps the state for the next one.
    bool continueBlockScalar(const QString &text);
    qsizetype highlightKey(const QString &text, qsizetype from);
    void highlightValue(const QString &text, qsizetype from);
    qsizetype highlightToken(const QString &text, qsizetype at);
    qsizetype highlightQuoted(const QString &text, qsizetype at);
    qsizetype highlightPlain(const QString &text, qsizetype at);

    QTextCharFormat m_key;
    QTextCharFormat m_string;
    QTextCharFormat m_number;
    QTextCharFormat m_word;
    QTextCharFormat m_comment;
    QTextCharFormat m_mark;
};

} // namespace mw::editor

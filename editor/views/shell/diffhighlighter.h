#pragma once

#include <QSyntaxHighlighter>

namespace mw::editor {

struct Tokens;

/// Colours a unified diff.
class DiffHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    DiffHighlighter(QTextDocument *document, const Tokens &tokens);

protected:
    void highlightBlock(const QString &text) override;

private:
    const Tokens &m_tokens;
};

} // namespace mw::editor

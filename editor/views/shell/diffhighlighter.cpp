#include "editor/views/shell/diffhighlighter.h"

#include "editor/views/theme/tokens.h"

namespace mw::editor {

DiffHighlighter::DiffHighlighter(QTextDocument *document, const Tokens &tokens)
    : QSyntaxHighlighter(document), m_tokens(tokens)
{
}

void DiffHighlighter::highlightBlock(const QString &text)
{
    const int length = static_cast<int>(text.size());
    if (text.startsWith(u'@'))
        setFormat(0, length, m_tokens.accent);
    else if (text.startsWith(QLatin1String("+++")) || text.startsWith(QLatin1String("---")))
        setFormat(0, length, m_tokens.textMuted);
    else if (text.startsWith(u'+'))
        setFormat(0, length, m_tokens.success);
    else if (text.startsWith(u'-'))
        setFormat(0, length, m_tokens.error);
}

} // namespace mw::editor

#include "editor/views/shell/fuzzymatch.h"

#include <algorithm>

namespace mw::editor {

int fuzzyScore(QStringView query, QStringView text)
{
    int score = 0;
    qsizetype at = 0;
    qsizetype last = -2;
    for (const QChar wanted : query) {
        if (wanted.isSpace())
            continue;
        const qsizetype found = text.indexOf(wanted, at, Qt::CaseInsensitive);
        if (found < 0)
            return 0;
        const bool startsWord = found == 0 || !text.at(found - 1).isLetterOrNumber();
        score += found == last + 1 ? 12 : startsWord ? 10 : 2;
        last = found;
        at = found + 1;
    }
    if (text.contains(query, Qt::CaseInsensitive))
        score += 40;
    if (text.startsWith(query, Qt::CaseInsensitive))
        score += 20;
    return std::max(1, score - static_cast<int>(text.size()) / 8);
}

} // namespace mw::editor

#include "editor/views/source/textdifference.h"

#include <algorithm>

namespace mw::editor {

TextDifference differenceOf(QStringView before, QStringView after)
{
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before.at(head) == after.at(head))
        ++head;
    if (head > 0 && before.at(head - 1).isHighSurrogate())
        --head; // never split a pair
    qsizetype tail = 0;
    while (tail < shorter - head && before.at(before.size() - 1 - tail) == after.at(after.size() - 1 - tail))
        ++tail;
    if (tail > 0 && before.at(before.size() - tail).isLowSurrogate())
        --tail;
    return {head, before.size() - head - tail, after.size() - head - tail};
}

} // namespace mw::editor

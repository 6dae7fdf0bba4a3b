#include "editor/document/documenttexts.h"

#include <algorithm>

namespace mw::editor {

namespace {

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

} // namespace

std::vector<TextEdit> editsBetween(const QByteArray &before, const QByteArray &after)
{
    if (before == after)
        return {};
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = std::mismatch(before.begin(), before.begin() + shorter, after.begin()).first - before.begin();
    while (head > 0 && ((head < before.size() && isContinuation(before[head])) ||
                        (head < after.size() && isContinuation(after[head]))))
        --head;
    qsizetype tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    while (tail > 0 && isContinuation(before[before.size() - tail]))
        --tail;
    TextEdit edit;
    edit.offset = std::size_t(head);
    edit.length = std::size_t(before.size() - head - tail);
    edit.text = after.mid(head, after.size() - head - tail).toStdString();
    return {edit};
}

QByteArray applyEdits(const QByteArray &text, const std::vector<TextEdit> &edits)
{
    QByteArray result;
    qsizetype size = text.size();
    for (const TextEdit &edit : edits)
        size += qsizetype(edit.text.size()) - qsizetype(edit.length);
    result.reserve(std::max<qsizetype>(size, 0));
    std::size_t done = 0;
    for (const TextEdit &edit : edits) {
        result.append(text.constData() + done, qsizetype(edit.offset - done));
        result.append(edit.text.data(), qsizetype(edit.text.size()));
        done = edit.offset + edit.length;
    }
    result.append(text.constData() + done, text.size() - qsizetype(done));
    return result;
}

std::vector<TextEdit> inverseOf(const QByteArray &text, const std::vector<TextEdit> &edits)
{
    std::vector<TextEdit> inverse;
    std::ptrdiff_t shift = 0;
    for (const TextEdit &edit : edits) {
        TextEdit back;
        back.offset = std::size_t(std::ptrdiff_t(edit.offset) + shift);
        back.length = edit.text.size();
        back.text = text.mid(qsizetype(edit.offset), qsizetype(edit.length)).toStdString();
        shift += std::ptrdiff_t(edit.text.size()) - std::ptrdiff_t(edit.length);
        inverse.push_back(std::move(back));
    }
    return inverse;
}

} // namespace mw::editor

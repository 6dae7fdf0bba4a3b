#include "editor/document/editcommand.h"

#include <algorithm>

namespace mw::editor {

namespace {

/// One way back out of two, `second` being the later change: `second` leads from `text` to the text between, `first`
/// from there to the start.
std::vector<TextEdit> composed(const QByteArray &text, const std::vector<TextEdit> &second,
                               const std::vector<TextEdit> &first)
{
    if (second.size() == 1 && first.size() == 1) {
        // Typing goes on inside what was typed before: no need to look at the whole text.
        const TextEdit &later = second[0];
        const TextEdit &earlier = first[0];
        const std::size_t end = earlier.offset + earlier.length;
        if (later.offset >= earlier.offset && later.offset + later.text.size() <= end)
            return {{earlier.offset, earlier.length + later.length - later.text.size(), earlier.text}};
    }
    const QByteArray start = applyEdits(applyEdits(text, second), first);
    if (second.size() == first.size() && second.size() > 1) {
        // Many places set again: keep the edits apart if each falls onto its forerunner.
        std::vector<TextEdit> result;
        std::ptrdiff_t shift = 0; // of the text between against `text`
        for (std::size_t i = 0; i < first.size(); ++i) {
            const auto between = std::size_t(std::ptrdiff_t(second[i].offset) + shift);
            if (between != first[i].offset || second[i].text.size() != first[i].length)
                return editsBetween(text, start);
            result.push_back({second[i].offset, second[i].length, first[i].text});
            shift += std::ptrdiff_t(second[i].text.size()) - std::ptrdiff_t(second[i].length);
        }
        return result;
    }
    return editsBetween(text, start);
}

bool changesNothing(const QByteArray &text, const std::vector<TextEdit> &edits)
{
    return std::all_of(edits.begin(), edits.end(), [&text](const TextEdit &edit) {
        return text.mid(qsizetype(edit.offset), qsizetype(edit.length)) ==
               QByteArray::fromRawData(edit.text.data(), qsizetype(edit.text.size()));
    });
}

} // namespace

EditCommand::EditCommand(TextSink &sink, const QString &label, QList<FileStep> steps, const QString &mergeKey)
    : QUndoCommand(label), m_sink(sink), m_steps(std::move(steps)), m_mergeKey(mergeKey)
{
}

int EditCommand::id() const
{
    return m_mergeKey.isEmpty() ? -1 : 1;
}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    const auto *later = static_cast<const EditCommand *>(other);
    if (later->m_mergeKey != m_mergeKey || later->m_steps.size() != m_steps.size())
        return false;
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        if (later->m_steps[i].file != m_steps[i].file || later->m_steps[i].exists != m_steps[i].exists)
            return false;
    }
    bool isBack = true;
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        const QByteArray text = m_sink.text(m_steps[i].file);
        m_steps[i].edits = composed(text, later->m_steps[i].edits, m_steps[i].edits);
        isBack = isBack && changesNothing(text, m_steps[i].edits);
    }
    setText(later->text());
    setObsolete(isBack);
    return true;
}

} // namespace mw::editor

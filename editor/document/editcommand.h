#pragma once

#include "editor/document/documenttexts.h"

#include <QList>
#include <QString>
#include <QUndoCommand>

namespace mw::editor {

/// The one command: edits of texts, with the way back. Undo and redo are the same swap. Commands with the same
/// merge key (the same value edited again, typing that goes on) become one, which takes itself off the stack when the
/// texts are back where they were.
class EditCommand : public QUndoCommand
{
public:
    EditCommand(TextSink &sink, const QString &label, QList<FileStep> steps, const QString &mergeKey = {});

    void undo() override { swap(); }
    void redo() override { swap(); }
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    void swap() { m_steps = m_sink.apply(m_steps); }

    TextSink &m_sink;
    QList<FileStep> m_steps; ///< to be applied next: forward before redo, backward after it
    QString m_mergeKey;
};

} // namespace mw::editor

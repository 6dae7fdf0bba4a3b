#pragma once

#include "editor/views/form/fieldeditor.h"

class QPlainTextEdit;

namespace mw::editor {

/// A text of several lines, with a menu of the pack's inline icons.
class LongTextEditor : public FieldEditor
{
    Q_OBJECT

public:
    LongTextEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    void refresh() override;

private:
    QPlainTextEdit *m_edit;
};

} // namespace mw::editor

#pragma once

#include "editor/views/form/fieldeditor.h"

class QLineEdit;

namespace mw::editor {

/// A line of text, with a menu of the pack's inline icons where the field is for people; also any value that has no
/// editor of its own, as one line of YAML.
class LineEditor : public FieldEditor
{
    Q_OBJECT

public:
    LineEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    void refresh() override;

private:
    void onEdited(const QString &text);
    [[nodiscard]] QString textOf(const Value &value) const;

    QLineEdit *m_line;
};

} // namespace mw::editor

#pragma once

#include "editor/views/form/fieldeditor.h"

class QSpinBox;

namespace mw::editor {

/// A whole number within the range of the schema. An optional one without default has a step below the smallest
/// number, which stands for "not there".
class IntEditor : public FieldEditor
{
    Q_OBJECT

public:
    IntEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    void refresh() override;

private:
    [[nodiscard]] bool mayBeAbsent() const;

    QSpinBox *m_box;
};

} // namespace mw::editor

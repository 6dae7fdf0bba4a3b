#pragma once

#include "editor/views/form/fieldeditor.h"

class QCheckBox;

namespace mw::editor {

/// Yes or no.
class BoolEditor : public FieldEditor
{
    Q_OBJECT

public:
    BoolEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    void refresh() override;

private:
    QCheckBox *m_box;
};

} // namespace mw::editor

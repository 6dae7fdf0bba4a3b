#pragma once

#include "editor/views/form/fieldeditor.h"

namespace mw::editor {

class ChoiceBox;

/// One of the values of an enum, or of the items that a reference may name.
class ChoiceEditor : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    void refresh() override;

private:
    ChoiceBox *m_box;
    QStringList m_choices;
};

} // namespace mw::editor

#pragma once

#include "editor/views/form/fieldeditor.h"

class QLabel;

namespace mw::editor {

class ChoiceBox;
class IconLabel;

/// Builds an effect in one line: the verb, what, then only the fields that say something about that, and beside them
/// how the effect reads on cards.
class EffectEditor : public FieldEditor
{
    Q_OBJECT

public:
    EffectEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    void refresh() override;
    [[nodiscard]] FieldEditor *find(const QString &path) override;

private:
    struct Part {
        QLabel *title;
        FieldEditor *editor;
    };

    void fillWhat(const QString &verb);
    void choose(const QString &verb, const QString &what);

    ChoiceBox *m_verb;
    ChoiceBox *m_what;
    QString m_filledFor; ///< the verb whose choices `m_what` has
    QList<Part> m_parts;
    IconLabel *m_sentence;
};

} // namespace mw::editor

#pragma once

#include "editor/views/form/fieldeditor.h"

class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;

namespace mw::editor {

class ElementRow;
class IconLabel;

/// The elements of a list, or the entries of a map: each with its editor; they can be added, removed and, in a list,
/// moved.
class ListEditor : public FieldEditor
{
    Q_OBJECT

public:
    ListEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    void refresh() override;
    [[nodiscard]] FieldEditor *find(const QString &path) override;
    [[nodiscard]] bool isWide() const override { return true; }

private:
    [[nodiscard]] bool isMap() const { return spec().type == yaml::FieldSpec::Type::Map; }
    [[nodiscard]] bool isSmall() const; ///< elements are single scalars and stand side by side
    [[nodiscard]] bool holdsEffects() const;
    void buildEffectFoot(QLayout *foot);
    void addEffect(const QString &verb);
    void watchModel();
    void scheduleRebuild();
    void rebuild();
    void refreshButtons();
    void add();

    QLayout *m_elements;
    QList<ElementRow *> m_rows;
    QLabel *m_count;
    QLineEdit *m_key = nullptr;
    QPushButton *m_add;
    bool m_isStale = false;          ///< rows came, went or moved; a rebuild is on its way
    QList<QPushButton *> m_verbs;    ///< add an effect of a verb, instead of `m_add`
    IconLabel *m_sentence = nullptr; ///< how all effects read together
    int m_focusRow = -1;             ///< the element just added gets the focus
};

} // namespace mw::editor

#pragma once

#include "editor/views/form/fieldeditor.h"

class QBoxLayout;

namespace mw::editor {

class ChoiceBox;
class FieldRow;

/// A group of fields. A small one of scalars, such as an effect, stands in one line, and where exactly one of some
/// keys may be there, the key is chosen from a list.
class StructEditor : public FieldEditor
{
    Q_OBJECT

public:
    StructEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    void refresh() override;
    [[nodiscard]] FieldEditor *find(const QString &path) override;
    [[nodiscard]] bool isWide() const override { return !isInline(); }

private:
    [[nodiscard]] bool isInline() const;
    [[nodiscard]] QString chosenKey() const;
    void buildInline();
    void buildRows();
    void addInline(QLayout *layout, const QModelIndex &field, bool withTitle);
    void choose(const QString &key);

    ChoiceBox *m_key = nullptr;
    QList<FieldEditor *> m_inline;
    QList<QWidget *> m_pairs; ///< each of those with its title
    QList<FieldRow *> m_rows;
};

} // namespace mw::editor

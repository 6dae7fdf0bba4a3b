#pragma once

#include <QColor>
#include <QPersistentModelIndex>
#include <QWidget>

class QLabel;
class QToolButton;

namespace mw::editor {

class FieldEditor;
class FieldModel;
class PackIcons;

/// A field of a form: its title, its editor, where its value comes from, and what is wrong with it.
class FieldRow : public QWidget
{
    Q_OBJECT

public:
    FieldRow(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    [[nodiscard]] FieldEditor *editor() const { return m_editor; }
    void refresh();
    /// Puts the title above the editor, for narrow places.
    void stack();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshState();
    void refreshProblem();

    FieldModel *m_model;
    QPersistentModelIndex m_index;
    QLabel *m_title;
    QLabel *m_problem;
    QLabel *m_state;
    QToolButton *m_reset;
    QColor m_problemColour; ///< of the sign that is shown; not valid: none
    FieldEditor *m_editor;
};

} // namespace mw::editor

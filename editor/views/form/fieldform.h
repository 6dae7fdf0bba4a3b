#pragma once

#include "editor/models/fieldmodel.h"

#include <QScrollArea>
#include <QSet>

class QLabel;
class QVBoxLayout;

namespace mw::editor {

class BalanceLine;
class FieldEditor;
class FieldRow;
class PackIcons;

/// The form of one item, made from the schema.
class FieldForm : public QScrollArea
{
    Q_OBJECT

public:
    FieldForm(FieldModel *model, PackIcons *icons, QWidget *parent = nullptr);

    /// The kind of the item in words, shown beside its name.
    void setKindTitle(const QString &title);

    /// Puts the focus on the editor of a field, or the nearest there is, and brings it into sight; false if there is
    /// none. With a `start`, `count` characters of the field's text are selected.
    bool showField(const QString &path, int start = -1, int count = 0);
    /// Whether the form itself has the focus somewhere.
    [[nodiscard]] bool isBeingEdited() const;

signals:
    void fieldFocused(const QString &path);
    void left(); ///< Escape was pressed

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    /// Leaves undo and redo to the document instead of the field that has the focus.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void rebuild();
    void note(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles);
    void refreshChanged();
    void refreshStale();
    void updateHeading();
    static void select(int start, int count);
    void onFocusChanged(QWidget *old, QWidget *now);
    [[nodiscard]] FieldEditor *editorOf(const QString &path) const;

    FieldModel *m_model;
    PackIcons *m_icons;
    QVBoxLayout *m_layout;
    QLabel *m_heading;
    QLabel *m_kind;
    BalanceLine *m_balance;
    QLabel *m_empty;
    QList<FieldRow *> m_rows;
    QSet<int> m_changed; ///< rows whose values differ; a list and its elements are announced one by one
    QSet<int> m_stale;   ///< rows whose problems may differ
};

} // namespace mw::editor

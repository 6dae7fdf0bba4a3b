#pragma once

#include "editor/models/fieldmodel.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace mw::editor {

class BoardModel;
class FieldRow;
class PackIcons;

/// The fields of what is selected on a board, made from the schema: of a part, of one element inside it, or of the
/// board itself when nothing is selected.
class BoardInspector : public QScrollArea
{
    Q_OBJECT

public:
    BoardInspector(BoardModel *model, PackIcons *icons, QWidget *parent = nullptr);

    [[nodiscard]] FieldModel *fields() const { return m_fields; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();
    void rebuild();
    void refresh(const QModelIndex &topLeft);
    void updateTitle();
    [[nodiscard]] QString path() const; ///< of what is shown; empty for the board itself
    [[nodiscard]] bool isShown(const QModelIndex &field) const;

    BoardModel *m_model;
    PackIcons *m_icons;
    FieldModel *m_fields;
    QLabel *m_title;
    QLabel *m_trail;
    QVBoxLayout *m_rowsLayout;
    QList<FieldRow *> m_rows;
    QString m_shown;
};

} // namespace mw::editor

#pragma once

#include "core/value.h"
#include "editor/document/documentchange.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace mw::editor {

class ItemTableModel;

/// Asks which field of the selected items gets which value; says at once whether the value fits.
class SetFieldDialog : public QDialog
{
    Q_OBJECT

public:
    SetFieldDialog(const ItemTableModel &table, const QModelIndex &current, const QList<ItemRef> &items,
                   QWidget *parent = nullptr);

    [[nodiscard]] QString path() const;
    [[nodiscard]] Value value() const { return m_value; }

private:
    void check();

    const ItemTableModel &m_table;
    QComboBox *m_field;
    QLineEdit *m_text;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    Value m_value;
};

} // namespace mw::editor

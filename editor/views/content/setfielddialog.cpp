#include "editor/views/content/setfielddialog.h"

#include "editor/models/celltext.h"
#include "editor/models/itemtablemodel.h"
#include "editor/views/theme/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace mw::editor {

SetFieldDialog::SetFieldDialog(const ItemTableModel &table, const QModelIndex &current, const QList<ItemRef> &items,
                               QWidget *parent)
    : QDialog(parent), m_table(table), m_field(new QComboBox), m_text(new QLineEdit), m_problem(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Set field"));
    for (std::size_t column = 1; column < table.columns().size(); ++column)
        if (!table.columns()[column].isDerived)
            m_field->addItem(table.columns()[column].title, static_cast<int>(column));
    m_field->setCurrentIndex(qMax(0, current.column() - 1));
    m_text->setText(current.column() > 0 ? current.data(Qt::EditRole).toString() : QString());
    m_text->setObjectName(QStringLiteral("setFieldText"));
    m_text->setMinimumWidth(280);
    m_problem->setWordWrap(true);
    QPalette problemPalette = palette();
    problemPalette.setColor(QPalette::WindowText, tokensOf(palette()).error);
    m_problem->setPalette(problemPalette);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Set"));
    m_buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    auto *layout = new QFormLayout(this);
    layout->addRow(new QLabel(tr("Gives a field the same value in all selected items (%1).").arg(items.size())));
    layout->addRow(tr("&Field"), m_field);
    layout->addRow(tr("&Value"), m_text);
    layout->addRow(m_problem);
    layout->addRow(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_text, &QLineEdit::textChanged, this, &SetFieldDialog::check);
    connect(m_field, &QComboBox::currentIndexChanged, this, &SetFieldDialog::check);
    m_text->setFocus();
    m_text->selectAll();
    check();
}

QString SetFieldDialog::path() const
{
    return m_table.columns()[static_cast<std::size_t>(m_field->currentData().toInt())].path;
}

void SetFieldDialog::check()
{
    const yaml::FieldSpec *spec = m_table.columns()[static_cast<std::size_t>(m_field->currentData().toInt())].spec;
    const ParsedText parsed = spec ? parseText(*spec, m_text->text()) : ParsedText{};
    m_value = parsed.value;
    m_problem->setText(parsed.error);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(spec && parsed.error.isEmpty());
}

} // namespace mw::editor

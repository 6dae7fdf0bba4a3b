#include "editor/views/form/balanceline.h"

#include "editor/document/packdocument.h"
#include "editor/models/fieldmodel.h"
#include "editor/views/form/fieldeditor.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace mw::editor {

BalanceLine::BalanceLine(const FieldModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_cells(model->document()), m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("balanceLine"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    const auto anew = [this] {
        m_cells.forget();
        refresh();
    };
    connect(model, &QAbstractItemModel::modelReset, this, anew);
    connect(model->document(), &PackDocument::changed, this, anew); // weights and bands too
    refresh();
}

void BalanceLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

QString BalanceLine::text() const
{
    QStringList lines;
    for (const Line &line : m_lines.first(m_used))
        lines << line.title->text() + u' ' + line.value->text() + u' ' + line.verdict->text();
    return lines.join(u'\n');
}

BalanceLine::Line &BalanceLine::line(int index)
{
    if (index == m_lines.size()) {
        const Line line{new QWidget, new QLabel, new QLabel, new QLabel};
        auto *row = new FlowLayout(spacing::tiny, line.whole);
        row->setEven(); // a sign from another typeface makes its line higher
        row->setContentsMargins(0, 0, 0, 0);
        line.value->setProperty("strong", true);
        for (QLabel *label : {line.title, line.value, line.verdict}) {
            label->setTextFormat(Qt::PlainText);
            row->addWidget(label);
        }
        m_layout->addWidget(line.whole);
        m_lines << line;
    }
    return m_lines[index];
}

void BalanceLine::refresh()
{
    QStringList help;
    m_used = 0;
    for (const QString &title : m_cells.titles(m_model->item().kind)) {
        const BalanceCells::Cell cell = m_cells.cell(m_model->item(), title);
        if (cell.text.isEmpty())
            continue;
        Line &shown = line(m_used++);
        shown.title->setText(tr("%1:").arg(title));
        shown.value->setText(cell.text);
        shown.verdict->setText((cell.isInside ? QStringLiteral("✓ ") : QStringLiteral("▲ ")) +
                               (cell.isInside ? tr("inside %1") : tr("outside %1")).arg(cell.limits));
        setStyled(shown.verdict, "verdict", cell.isInside ? QStringLiteral("inside") : QStringLiteral("outside"));
        help << tr("%1: %2").arg(title, cell.help);
    }
    for (int i = 0; i < m_lines.size(); ++i)
        m_lines[i].whole->setVisible(i < m_used);
    setToolTip(help.join(u'\n'));
    setVisible(m_used > 0);
}

} // namespace mw::editor

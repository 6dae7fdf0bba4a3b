#include "editor/views/form/balanceline.h"

#include "editor/document/packdocument.h"
#include "editor/models/fieldmodel.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>

namespace mw::editor {

BalanceLine::BalanceLine(const FieldModel *model, QWidget *parent)
    : QLabel(parent), m_model(model), m_cells(model->document())
{
    setObjectName(QStringLiteral("balanceLine"));
    setTextFormat(Qt::RichText);
    setWordWrap(true);
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
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
    QLabel::changeEvent(event);
}

void BalanceLine::refresh()
{
    const Tokens &tokens = tokensOf(palette());
    QStringList lines;
    QStringList help;
    for (const QString &title : m_cells.titles(m_model->item().kind)) {
        const BalanceCells::Cell cell = m_cells.cell(m_model->item(), title);
        if (cell.text.isEmpty())
            continue;
        const QString verdict = (cell.isInside ? tr("inside %1") : tr("outside %1")).arg(cell.limits).toHtmlEscaped();
        lines << QStringLiteral("%1: <b>%2</b> <span style=\"color:%3\">%4 %5</span>")
                     .arg(title.toHtmlEscaped(), cell.text.toHtmlEscaped(),
                          (cell.isInside ? tokens.success : tokens.warning).name(),
                          cell.isInside ? QStringLiteral("✓") : QStringLiteral("▲"), verdict);
        help << tr("%1: %2").arg(title, cell.help);
    }
    setText(lines.join(QStringLiteral("<br>")));
    setToolTip(help.join(u'\n'));
    setVisible(!lines.isEmpty());
}

} // namespace mw::editor

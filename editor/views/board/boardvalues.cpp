#include "editor/views/board/boardvalues.h"

#include "core/balance.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardgives.h"
#include "editor/models/boardmodel.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace mw::editor {

namespace {
enum Column { PartColumn, GivesColumn, WorthColumn };
constexpr int pathRole = Qt::UserRole;
} // namespace

BoardValues::BoardValues(BoardModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_cells(model->document()), m_soon(new QTimer(this)), m_total(new QLabel),
      m_rows(new QTreeWidget)
{
    setObjectName(QStringLiteral("boardValues"));
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    m_total->setObjectName(QStringLiteral("boardTotal"));
    m_total->setTextFormat(Qt::RichText);
    m_total->setWordWrap(true);
    m_total->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::tiny);
    m_rows->setObjectName(QStringLiteral("boardRows"));
    m_rows->setAccessibleName(tr("Values of the parts"));
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->header()->setStretchLastSection(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_total);
    layout->addWidget(m_rows, 1);
    connect(m_soon, &QTimer::timeout, this, &BoardValues::update);
    connect(model, &BoardModel::boardChanged, this, &BoardValues::refreshSoon);
    connect(model->document(), &PackDocument::changed, this, &BoardValues::refreshSoon);
    connect(model, &BoardModel::selectionChanged, this, &BoardValues::followSelection);
    connect(m_rows, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (m_isFilling)
            return;
        QStringList paths;
        for (const QTreeWidgetItem *row : m_rows->selectedItems())
            paths << row->data(PartColumn, pathRole).toString();
        m_model->select(paths);
    });
    hide();
}

void BoardValues::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        m_soon->start();
    QWidget::changeEvent(event);
}

void BoardValues::refreshSoon()
{
    if (parentWidget() && parentWidget()->isVisible())
        m_soon->start();
}

void BoardValues::update()
{
    m_cells.forget();
    const bool isWeighed = m_model->content() && !m_cells.titles(m_model->item().kind).isEmpty();
    if (isWeighed) {
        fillTotal();
        fillRows();
    }
    setVisible(isWeighed);
}

void BoardValues::fillTotal()
{
    const Tokens &tokens = tokensOf(palette());
    QStringList lines;
    QStringList help;
    for (const QString &title : m_cells.titles(m_model->item().kind)) {
        const BalanceCells::Cell cell = m_cells.cell(m_model->item(), title);
        if (cell.text.isEmpty())
            continue;
        const QString verdict = (cell.isInside ? tr("✓ inside %1") : tr("▲ outside %1")).arg(cell.limits);
        lines << QStringLiteral("%1: <b>%2</b> <span style=\"color:%3\">%4</span>")
                     .arg(title.toHtmlEscaped(), cell.text.toHtmlEscaped(),
                          (cell.isInside ? tokens.success : tokens.warning).name(), verdict.toHtmlEscaped());
        help << tr("%1: %2").arg(title, cell.help);
    }
    m_total->setText(lines.join(QStringLiteral("<br>")));
    m_total->setToolTip(help.join(u'\n'));
}

void BoardValues::fillRows()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const PackDocument &document = *m_model->document();
    const Balance balance(document.items());
    const Item &board = *m_model->content();
    m_rows->setHeaderLabels({tr("Part"), tr("Gives"), tr("Worth")});
    m_rows->headerItem()->setToolTip(
        WorthColumn, tr("What the part adds to the board, in %1").arg(QString::fromStdString(balance.unitName())));
    m_rows->headerItem()->setTextAlignment(WorthColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_rows->clear();
    for (const BoardPart &part : m_model->parts()) {
        if (part.listPath.isEmpty())
            continue;
        const yaml::FieldSpec *list = m_model->kind()->specAt(part.listPath.toStdString());
        const QString gives = givesOf(document, *list->element, *board.field(part.path.toStdString()));
        const auto worth =
            balance.worthOfElement(board, part.listPath.toStdString(), static_cast<std::size_t>(part.index));
        auto *row = new QTreeWidgetItem(m_rows);
        row->setText(PartColumn, tr("%1 %2", "number and name of a part").arg(part.index + 1).arg(part.title));
        row->setText(GivesColumn, gives.isEmpty() ? tr("nothing") : gives);
        row->setText(WorthColumn, worth ? QString::fromStdString(balance.inUnits(*worth)) : QStringLiteral("–"));
        row->setTextAlignment(WorthColumn, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(GivesColumn, row->text(GivesColumn));
        row->setData(PartColumn, pathRole, part.path);
        row->setSelected(m_model->selection().contains(part.path));
    }
    m_rows->header()->setSectionResizeMode(PartColumn, QHeaderView::ResizeToContents);
    m_rows->header()->setSectionResizeMode(GivesColumn, QHeaderView::Stretch);
    m_rows->header()->setSectionResizeMode(WorthColumn, QHeaderView::ResizeToContents);
}

void BoardValues::followSelection()
{
    const QScopedValueRollback filling(m_isFilling, true);
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        QTreeWidgetItem *row = m_rows->topLevelItem(i);
        const bool isSelected = m_model->selection().contains(row->data(PartColumn, pathRole).toString());
        row->setSelected(isSelected);
        if (isSelected)
            m_rows->scrollToItem(row);
    }
}

} // namespace mw::editor

#include "editor/views/docks/problemspane.h"

#include "editor/models/issuesmodel.h"
#include "editor/views/docks/severitydelegate.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPersistentModelIndex>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace mw::editor {

namespace {
constexpr int fixButtonLimit = 200; // rows past these have their fixes in the menu
}

ProblemsPane::ProblemsPane(IssuesModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_view(new QTreeView), m_empty(new QLabel)
{
    m_view->setObjectName(QStringLiteral("problems"));
    m_view->setAccessibleName(tr("Problems"));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setModel(model);
    m_view->setItemDelegateForColumn(IssuesModel::SeverityColumn, new SeverityDelegate(this));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(IssuesModel::MessageColumn, QHeaderView::Stretch);
    m_view->setColumnWidth(IssuesModel::SeverityColumn, 90);
    m_view->setColumnWidth(IssuesModel::CodeColumn, 150);
    m_view->setColumnWidth(IssuesModel::PlaceColumn, 210);
    m_empty->setProperty("muted", true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setText(tr("No problems. Everything in the pack fits the schema and the rules."));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    layout->addWidget(m_empty);
    connect(m_view, &QTreeView::clicked, this, &ProblemsPane::activate);
    connect(m_view, &QTreeView::activated, this, &ProblemsPane::activate);
    connect(m_view, &QTreeView::customContextMenuRequested, this, &ProblemsPane::showMenu);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        showWhatThereIs();
        addFixButtons(first, last);
    });
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) { addFixButtons(first.row(), last.row()); });
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ProblemsPane::showWhatThereIs);
    showWhatThereIs();
    addFixButtons(0, model->rowCount() - 1);
}

void ProblemsPane::step(int by)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int current = m_view->currentIndex().isValid() ? m_view->currentIndex().row() : (by > 0 ? -1 : count);
    const QModelIndex next = m_model->index((current + by + count) % count, IssuesModel::MessageColumn);
    m_view->setCurrentIndex(next);
    activate(next);
}

void ProblemsPane::activate(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const Diagnostic &problem = m_model->diagnostic(index.row());
    emit placeChosen({m_model->itemAt(index.row()), QString::fromStdString(problem.path),
                      QString::fromStdString(problem.location.fileName()), problem.location.offset,
                      problem.location.length});
}

void ProblemsPane::addFixButtons(int first, int last)
{
    for (int row = first; row <= qMin(last, fixButtonLimit - 1); ++row) {
        const QModelIndex index = m_model->index(row, IssuesModel::MessageColumn);
        const QStringList fixes = index.data(IssuesModel::FixTitlesRole).toStringList();
        if (m_view->indexWidget(index))
            m_view->setIndexWidget(index, nullptr); // of the problem that the row showed before
        if (fixes.isEmpty())
            continue;
        auto *button = new QPushButton(lineIcon(QLatin1String("fix")), fixes.first());
        button->setObjectName(QStringLiteral("fix"));
        button->setStyleSheet(QStringLiteral("padding: 0 8px"));
        connect(button, &QPushButton::clicked, this,
                [this, place = QPersistentModelIndex(index)] { m_model->applyFix(place.row(), 0); });
        auto *holder = new QWidget; // lets the message show on its left
        auto *layout = new QHBoxLayout(holder);
        layout->setContentsMargins(0, 0, spacing::tiny, 0);
        layout->addStretch();
        layout->addWidget(button);
        m_view->setIndexWidget(index, holder);
    }
}

void ProblemsPane::showMenu(const QPoint &place)
{
    const QModelIndex index = m_view->indexAt(place);
    if (!index.isValid())
        return;
    QMenu menu(this);
    const int row = index.row();
    const QStringList fixes = index.data(IssuesModel::FixTitlesRole).toStringList();
    for (int fix = 0; fix < fixes.size(); ++fix)
        menu.addAction(lineIcon(QLatin1String("fix")), fixes.at(fix), this,
                       [this, row, fix] { m_model->applyFix(row, fix); });
    if (!fixes.isEmpty())
        menu.addSeparator();
    menu.addAction(tr("Go to the place"), this, [this, index] { activate(index); });
    menu.addAction(tr("Copy"), this, [this, row] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(m_model->diagnostic(row).toString()));
    });
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

void ProblemsPane::showWhatThereIs()
{
    const bool none = m_model->rowCount() == 0;
    m_view->setVisible(!none);
    m_empty->setVisible(none);
}

} // namespace mw::editor

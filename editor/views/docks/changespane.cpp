#include "editor/views/docks/changespane.h"

#include "editor/models/changesmodel.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

namespace mw::editor {

ChangesPane::ChangesPane(ChangesModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_base(new QComboBox),
      m_revert(new QPushButton(lineIcon(QLatin1String("reset")), tr("Revert"))), m_state(new QLabel),
      m_view(new QTreeView)
{
    m_base->addItem(tr("since the last save"), static_cast<int>(ChangesModel::Base::LastSave));
    m_base->addItem(tr("since git HEAD"), static_cast<int>(ChangesModel::Base::GitHead));
    m_base->setAccessibleName(tr("Compared with"));
    m_revert->setToolTip(tr("Puts the selected field or item back; can be undone"));
    m_revert->setObjectName(QStringLiteral("revert"));
    m_state->setProperty("muted", true);
    m_view->setObjectName(QStringLiteral("changes"));
    m_view->setAccessibleName(tr("Changes"));
    m_view->setModel(model);
    m_view->setColumnWidth(ChangesModel::NameColumn, 280);
    m_view->setColumnWidth(ChangesModel::OldColumn, 320);
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    auto *barLayout = new QHBoxLayout(bar);
    barLayout->setContentsMargins(spacing::small, spacing::tiny, spacing::small, spacing::tiny);
    barLayout->addWidget(new QLabel(tr("Changes")));
    barLayout->addWidget(m_base);
    barLayout->addWidget(m_revert);
    barLayout->addWidget(m_state, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
    connect(m_base, &QComboBox::currentIndexChanged, this,
            [this] { m_model->setBase(static_cast<ChangesModel::Base>(m_base->currentData().toInt())); });
    connect(m_revert, &QPushButton::clicked, this, &ChangesPane::revert);
    connect(m_view, &QTreeView::clicked, this, &ChangesPane::activate);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChangesPane::update);
    connect(model, &QAbstractItemModel::modelReset, this, &ChangesPane::update);
    connect(model, &QAbstractItemModel::rowsInserted, this, &ChangesPane::update);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ChangesPane::update);
    connect(model, &ChangesModel::readyChanged, this, &ChangesPane::update);
    update();
}

void ChangesPane::update()
{
    const int items = m_model->rowCount();
    m_revert->setEnabled(m_view->currentIndex().isValid());
    if (!m_model->error().isEmpty())
        m_state->setText(m_model->error());
    else if (!m_model->isReady())
        m_state->setText(tr("Reading…"));
    else
        m_state->setText(items == 0 ? tr("Nothing is changed.") : tr("Changed items: %1").arg(items));
}

void ChangesPane::revert()
{
    m_model->revert(m_view->currentIndex());
}

void ChangesPane::activate(const QModelIndex &index)
{
    const ItemRef item{index.data(ChangesModel::ItemKindRole).toString(),
                       index.data(ChangesModel::ItemIdRole).toString()};
    emit placeChosen({item, index.data(ChangesModel::PathRole).toString(), {}});
}

} // namespace mw::editor

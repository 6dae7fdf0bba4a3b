#include "editor/views/docks/outlinepane.h"

#include "editor/models/outlinemodel.h"
#include "editor/views/docks/outlinedelegate.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace mw::editor {

OutlinePane::OutlinePane(OutlineModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_filter(new QSortFilterProxyModel(this)), m_view(new QTreeView),
      m_field(new QLineEdit)
{
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSourceModel(model);
    m_field->setPlaceholderText(tr("Filter the outline"));
    m_field->setAccessibleName(tr("Filter the outline"));
    m_field->setClearButtonEnabled(true);
    m_view->setObjectName(QStringLiteral("outline"));
    m_view->setAccessibleName(tr("Outline"));
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setIndentation(14);
    m_view->setIconSize({16, 16});
    m_view->setItemDelegate(new OutlineDelegate(m_view));
    m_view->setModel(m_filter);
    setMinimumWidth(150);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *fieldBox = new QVBoxLayout;
    fieldBox->setContentsMargins(spacing::small, 6, spacing::small, 6);
    fieldBox->addWidget(m_field);
    layout->addLayout(fieldBox);
    layout->addWidget(m_view, 1);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setFilterFixedString(text);
        if (!text.isEmpty())
            m_view->expandAll();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &OutlinePane::onCurrentChanged);
}

void OutlinePane::showItem(const ItemRef &item)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(item));
    if (!index.isValid() || index == m_view->currentIndex())
        return;
    if (!m_view->isExpanded(index.parent()))
        m_view->scrollTo(index.parent()); // stay folded: the kind's row is enough
    else
        m_view->scrollTo(index);
    const QSignalBlocker quiet(this);
    m_view->setCurrentIndex(m_view->isExpanded(index.parent()) ? index : index.parent());
}

void OutlinePane::onCurrentChanged(const QModelIndex &current)
{
    switch (current.data(OutlineModel::TypeRole).value<OutlineModel::RowType>()) {
    case OutlineModel::RowType::Kind:
        emit kindChosen(current.data(OutlineModel::KindRole).toString());
        break;
    case OutlineModel::RowType::Item:
        emit itemChosen(
            {current.data(OutlineModel::KindRole).toString(), current.data(OutlineModel::IdRole).toString()});
        break;
    case OutlineModel::RowType::File:
        emit fileChosen(current.data(OutlineModel::FileRole).toString());
        break;
    case OutlineModel::RowType::FilesBranch:
        break;
    }
}

} // namespace mw::editor

#include "editor/views/content/filterheader.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>

namespace mw::editor {

FilterHeader::FilterHeader(int firstColumn, int lastColumn, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent), m_first(firstColumn), m_last(lastColumn)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(this, &QHeaderView::sectionResized, this, &FilterHeader::placeFields);
    connect(this, &QHeaderView::geometriesChanged, this, &FilterHeader::placeFields);
    connect(this, &QHeaderView::sectionMoved, this, &FilterHeader::placeFields);
    if (auto *table = qobject_cast<QTableView *>(parent))
        connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, &FilterHeader::placeFields);
}

QLineEdit *FilterHeader::field(int column) const
{
    return m_fields.value(column - m_first);
}

void FilterHeader::setFiltersVisible(bool visible)
{
    m_visible = visible;
    updateGeometries();
    emit geometriesChanged();
}

QSize FilterHeader::sizeHint() const
{
    QSize size = QHeaderView::sizeHint();
    if (m_visible && !m_fields.isEmpty())
        size.rheight() += m_fields.first()->sizeHint().height();
    return size;
}

void FilterHeader::setModel(QAbstractItemModel *model)
{
    QHeaderView::setModel(model);
    if (!model)
        return;
    connect(model, &QAbstractItemModel::modelReset, this, &FilterHeader::rebuild, Qt::UniqueConnection);
    rebuild();
}

void FilterHeader::updateGeometries()
{
    const int height = m_visible && !m_fields.isEmpty() ? m_fields.first()->sizeHint().height() : 0;
    setViewportMargins(0, 0, 0, height);
    QHeaderView::updateGeometries();
    placeFields();
}

void FilterHeader::rebuild()
{
    const int last = m_last < 0 ? count() - 1 : qMin(m_last, count() - 1);
    const int wanted = qMax(0, last - m_first + 1);
    while (m_fields.size() > wanted)
        delete m_fields.takeLast();
    while (m_fields.size() < wanted) {
        const int column = m_first + static_cast<int>(m_fields.size());
        auto *field = new QLineEdit(this);
        field->setProperty("filter", true);
        field->setPlaceholderText(tr("Filter"));
        field->setToolTip(tr("Shows the rows that contain this. Numbers: 3, >=3, 2..4. A lone = finds empty cells."));
        connect(field, &QLineEdit::textChanged, this,
                [this, column](const QString &text) { emit filterChanged(column, text); });
        m_fields.append(field);
    }
    for (int i = 0; i < m_fields.size(); ++i) {
        const QString title = model()->headerData(m_first + i, Qt::Horizontal).toString();
        m_fields.at(i)->setAccessibleName(tr("Filter for %1").arg(title));
    }
    updateGeometries();
}

void FilterHeader::placeFields()
{
    const int top = QHeaderView::sizeHint().height();
    for (int i = 0; i < m_fields.size(); ++i) {
        const int column = m_first + i;
        QLineEdit *field = m_fields.at(i);
        const bool shown = m_visible && !isSectionHidden(column);
        field->setVisible(shown);
        if (shown)
            field->setGeometry(sectionViewportPosition(column), top, sectionSize(column), field->sizeHint().height());
    }
}

} // namespace mw::editor

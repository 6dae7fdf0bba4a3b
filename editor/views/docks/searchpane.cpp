#include "editor/views/docks/searchpane.h"

#include "editor/models/searchmodel.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

namespace mw::editor {

namespace {
constexpr int delayMs = 80;
}

SearchPane::SearchPane(SearchModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_find(new QLineEdit), m_replacement(new QLineEdit), m_where(new QComboBox),
      m_case(new QCheckBox(tr("Match case"))), m_words(new QCheckBox(tr("Whole words"))),
      m_regex(new QCheckBox(tr("Regular expression"))),
      m_replace(new QPushButton(lineIcon(QLatin1String("replace")), tr("Replace ticked"))), m_state(new QLabel),
      m_refusal(new QLabel), m_view(new QTreeView)
{
    m_view->setObjectName(QStringLiteral("hits"));
    m_view->setAccessibleName(tr("Hits"));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setModel(model);
    m_view->header()->setStretchLastSection(false);
    for (const int column : {SearchModel::HitColumn, SearchModel::ReplacementColumn, SearchModel::PlaceColumn})
        m_view->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_view, 1);
    connect(&m_delay, &QTimer::timeout, this, &SearchPane::search);
    connect(m_find, &QLineEdit::textChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(m_find, &QLineEdit::returnPressed, this, &SearchPane::search);
    connect(m_replacement, &QLineEdit::textChanged, m_model, &SearchModel::setReplacement);
    connect(m_replacement, &QLineEdit::textChanged, m_refusal, &QWidget::hide);
    connect(m_where, &QComboBox::currentIndexChanged, this, &SearchPane::search);
    for (QCheckBox *box : {m_case, m_words, m_regex})
        connect(box, &QCheckBox::toggled, this, &SearchPane::search);
    connect(m_replace, &QPushButton::clicked, this, &SearchPane::replace);
    connect(model, &SearchModel::searched, this, &SearchPane::onSearched);
    connect(m_view, &QTreeView::clicked, this, &SearchPane::activate);
    connect(m_view, &QTreeView::activated, this, &SearchPane::activate);
    onSearched();
}

void SearchPane::start(const QString &text, bool replace)
{
    if (!text.isEmpty())
        m_find->setText(text);
    QLineEdit *field = replace && !m_find->text().isEmpty() ? m_replacement : m_find;
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

void SearchPane::step(int by)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int current = m_view->currentIndex().isValid() ? m_view->currentIndex().row() : (by > 0 ? -1 : count);
    const QModelIndex next = m_model->index((current + by + count) % count, 0);
    m_view->setCurrentIndex(next);
    activate(next);
}

QWidget *SearchPane::makeBar()
{
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find"));
    m_find->setObjectName(QStringLiteral("findText"));
    m_find->setClearButtonEnabled(true);
    m_replacement->setPlaceholderText(tr("Replace with"));
    m_replacement->setAccessibleName(tr("Replace with"));
    m_replacement->setObjectName(QStringLiteral("replaceText"));
    m_replace->setObjectName(QStringLiteral("replaceTicked"));
    m_replace->setToolTip(tr("Replaces all ticked hits as one step that can be undone"));
    m_where->addItem(tr("in values"), static_cast<int>(SearchQuery::Where::Values));
    m_where->addItem(tr("in the source"), static_cast<int>(SearchQuery::Where::Source));
    m_where->setAccessibleName(tr("Where to look"));
    m_state->setProperty("muted", true);
    m_state->setObjectName(QStringLiteral("searchState"));
    m_state->setWordWrap(true); // or its sentence keeps the window wide
    m_refusal->setObjectName(QStringLiteral("searchRefusal"));
    m_refusal->setWordWrap(true);
    m_refusal->setAccessibleName(tr("Why nothing was replaced"));
    m_refusal->hide();
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    auto *fields = new QHBoxLayout;
    fields->setSpacing(spacing::small);
    fields->addWidget(m_find, 1);
    fields->addWidget(m_replacement, 1);
    fields->addWidget(m_replace);
    auto *options = new QHBoxLayout;
    options->setSpacing(spacing::small);
    options->addWidget(m_where);
    for (QCheckBox *box : {m_case, m_words, m_regex})
        options->addWidget(box);
    options->addWidget(m_state, 1);
    auto *layout = new QVBoxLayout(bar);
    layout->setContentsMargins(spacing::small, spacing::tiny, spacing::small, spacing::tiny);
    layout->setSpacing(spacing::tiny);
    layout->addLayout(fields);
    layout->addLayout(options);
    layout->addWidget(m_refusal);
    return bar;
}

void SearchPane::search()
{
    m_delay.stop();
    SearchQuery query;
    query.pattern = m_find->text();
    query.caseSensitive = m_case->isChecked();
    query.wholeWords = m_words->isChecked();
    query.isRegex = m_regex->isChecked();
    query.where = static_cast<SearchQuery::Where>(m_where->currentData().toInt());
    m_model->search(query);
}

void SearchPane::onSearched()
{
    const int hits = m_model->rowCount();
    m_replace->setEnabled(hits > 0);
    m_refusal->hide();
    if (!m_model->error().isEmpty())
        m_state->setText(m_model->error());
    else if (m_find->text().isEmpty())
        m_state->setText(tr("Type to search the pack."));
    else if (hits == 0)
        m_state->setText(tr("Nothing found."));
    else
        m_state->setText(m_model->isComplete() ? tr("Hits: %1").arg(hits) : tr("Hits: more than %1").arg(hits));
}

void SearchPane::replace()
{
    const int count = m_model->replaceTicked();
    if (count >= 0)
        emit said(tr("Hits replaced: %1. Ctrl+Z takes it back.").arg(count));
    else
        showRefusal();
}

void SearchPane::showRefusal()
{
    m_refusal->setText(
        tr("Nothing was replaced. %1 Take the tick off what is to stay as it is.").arg(m_model->error()));
    m_refusal->show();
    if (const QModelIndex hit = m_model->index(m_model->refusedRow(), 0); hit.isValid()) {
        m_view->setCurrentIndex(hit);
        m_view->scrollTo(hit, QAbstractItemView::PositionAtTop);
    }
}

void SearchPane::activate(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    FoundPlace place;
    place.item = {index.data(SearchModel::ItemKindRole).toString(), index.data(SearchModel::ItemIdRole).toString()};
    place.path = index.data(SearchModel::PathRole).toString();
    place.file = index.data(SearchModel::FileRole).toString();
    place.offset = static_cast<std::size_t>(index.data(SearchModel::OffsetRole).toULongLong());
    place.length = static_cast<std::size_t>(index.data(SearchModel::ByteLengthRole).toULongLong());
    place.start = index.data(SearchModel::HitStartRole).toInt();
    place.count = index.data(SearchModel::HitLengthRole).toInt();
    emit placeChosen(place);
}

} // namespace mw::editor

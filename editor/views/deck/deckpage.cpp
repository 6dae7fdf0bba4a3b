#include "editor/views/deck/deckpage.h"

#include "editor/document/packdocument.h"
#include "editor/models/deckmatrix.h"
#include "editor/models/itemtablemodel.h"
#include "editor/views/content/itemspane.h"
#include "editor/views/content/itemtableview.h"
#include "editor/views/deck/deckcharts.h"
#include "editor/views/deck/facetlist.h"
#include "editor/views/deck/matrixview.h"
#include "editor/views/deck/oddspane.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/tokens.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

namespace {
enum Scope { AllCards, ShownCards, SelectedCards };
constexpr int fewValues = 8;

/// Whether so few cards share a value that bars would tell nothing: a picture, a name.
bool isOfItsOwn(const DeckField &field, const std::vector<const Item *> &cards)
{
    const auto values = std::size_t(sharesOf(field, cards).size());
    return values > fewValues && values * 2 > cards.size();
}
} // namespace

DeckPage::DeckPage(PackDocument *document, const PackIcons *icons, ItemsPane *items, QWidget *parent)
    : QWidget(parent), m_document(document), m_icons(icons), m_items(items), m_later(new QTimer(this)),
      m_matrix(new DeckMatrix(document, this)), m_title(new QLabel), m_count(new QLabel), m_scope(new QComboBox),
      m_clear(new QPushButton(tr("Clear filter"))), m_matrixView(new MatrixView(m_matrix, icons)),
      m_swap(new QPushButton(tr("Swap"))), m_clashes(new QLabel), m_measure(new QComboBox), m_outside(new QLabel),
      m_curve(new CurveChart), m_odds(new OddsPane(icons)), m_content(new QWidget),
      m_empty(new QLabel(tr("Choose a kind of items in the outline.")))
{
    setObjectName(QStringLiteral("deckPage"));
    m_later->setSingleShot(true);
    m_content->setProperty("page", true);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(spacing::large, spacing::medium, spacing::large, spacing::large);
    column->setSpacing(spacing::large);
    m_matrixPart = buildMatrix();
    column->addWidget(m_matrixPart);
    auto *facets = new QWidget;
    m_facetLayout = new FlowLayout(spacing::medium, facets);
    column->addWidget(section(tr("Composition"), facets));
    auto *charts = new QHBoxLayout;
    charts->setSpacing(spacing::huge);
    auto *curveBody = new QWidget;
    auto *curveColumn = new QVBoxLayout(curveBody);
    curveColumn->setContentsMargins(0, 0, 0, 0);
    curveColumn->addWidget(m_curve);
    curveColumn->addWidget(m_outside);
    m_outside->setProperty("muted", true);
    m_measure->setObjectName(QStringLiteral("measure"));
    m_measure->setAccessibleName(tr("What is compared"));
    m_curve->setObjectName(QStringLiteral("curve"));
    m_curvePart = section(tr("Cost and reward"), curveBody, m_measure);
    charts->addWidget(m_curvePart, 1, Qt::AlignTop);
    charts->addWidget(section(tr("Odds of drawing"), m_odds), 1, Qt::AlignTop);
    column->addLayout(charts);
    column->addStretch();
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(m_content);
    m_empty->setProperty("muted", true);
    m_empty->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildBar());
    layout->addWidget(area, 1);
    layout->addWidget(m_empty, 1);
    connectParts();
    refresh();
}

QWidget *DeckPage::buildBar()
{
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    m_title->setProperty("section", true);
    m_count->setProperty("muted", true);
    m_count->setObjectName(QStringLiteral("deckCount"));
    m_scope->addItems({tr("All cards"), tr("Shown in the spreadsheet"), tr("Selected in the spreadsheet")});
    m_scope->setObjectName(QStringLiteral("deckScope"));
    m_scope->setAccessibleName(tr("Which cards"));
    m_clear->setObjectName(QStringLiteral("clearFacets"));
    auto *line = new QHBoxLayout(bar);
    line->setContentsMargins(spacing::medium, 3, spacing::small, 3);
    line->setSpacing(spacing::small);
    line->addWidget(m_title);
    line->addWidget(m_count);
    line->addStretch();
    line->addWidget(m_clear);
    line->addWidget(m_scope);
    return bar;
}

/// In a narrow page the chart goes under the matrix, or it would cover what the matrix remarks on.
void DeckPage::arrangeMatrix()
{
    constexpr int leastChart = 340;
    const bool isWide = width() >= m_matrixView->sizeHint().width() + leastChart;
    m_matrixLine->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void DeckPage::resizeEvent(QResizeEvent *event)
{
    arrangeMatrix();
    QWidget::resizeEvent(event);
}

QWidget *DeckPage::buildMatrix()
{
    m_swap->setObjectName(QStringLiteral("swap"));
    m_swap->setToolTip(tr("Swaps the two selected cells of each card (S)"));
    m_clashes->setObjectName(QStringLiteral("clashes"));
    m_clashes->setWordWrap(true);
    m_clashes->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto *body = new QWidget;
    m_matrixLine = new QBoxLayout(QBoxLayout::LeftToRight, body);
    m_matrixLine->setContentsMargins(0, 0, 0, 0);
    m_matrixLine->setSpacing(spacing::large);
    auto *left = new QVBoxLayout;
    left->addWidget(m_matrixView);
    left->addWidget(m_clashes);
    left->addStretch();
    m_matrixLine->addLayout(left, 3);
    m_matrixLine->addWidget(new DistributionChart(m_matrix, m_icons), 2, Qt::AlignTop);
    return section(tr("Matrix"), body, m_swap);
}

QWidget *DeckPage::section(const QString &title, QWidget *body, QWidget *beside, bool isChapter)
{
    auto *part = new QWidget;
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::small);
    auto *head = new QHBoxLayout;
    auto *label = new QLabel(title);
    label->setProperty("section", true);
    if (isChapter)
        label->setText(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()));
    head->addWidget(label);
    head->addStretch();
    if (beside)
        head->addWidget(beside);
    layout->addLayout(head);
    layout->addWidget(body);
    return part;
}

void DeckPage::connectParts()
{
    const QAbstractItemModel *rows = m_items->view()->model();
    connect(m_later, &QTimer::timeout, this, &DeckPage::refresh);
    connect(m_document, &PackDocument::changed, this, [this](const DocumentChange &change) {
        if (change.kind == DocumentChange::Kind::PackReplaced)
            setKind({}); // the fields that were shown are gone
        refreshSoon();
    });
    connect(m_items, &ItemsPane::selectionChanged, this, &DeckPage::refreshSoon);
    connect(rows, &QAbstractItemModel::modelReset, this, &DeckPage::refreshSoon);
    connect(rows, &QAbstractItemModel::rowsInserted, this, &DeckPage::refreshSoon);
    connect(rows, &QAbstractItemModel::rowsRemoved, this, &DeckPage::refreshSoon);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &DeckPage::refresh);
    connect(m_measure, &QComboBox::currentIndexChanged, this, &DeckPage::showCurve);
    connect(m_swap, &QPushButton::clicked, m_matrixView, &MatrixView::swapSelected);
    connect(m_matrixView, &MatrixView::refused, this, &DeckPage::said);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        for (FacetList *facet : std::as_const(m_facets)) {
            const QSignalBlocker quiet(facet);
            facet->clearSelection();
        }
        refresh();
    });
    connect(m_clashes, &QLabel::linkActivated, this, [this](const QString &link) {
        const QList<DeckMatrix::Clash> clashes = m_matrix->clashes();
        if (const int number = link.toInt(); number < clashes.size())
            m_matrix->apply(clashes.at(number));
    });
    connect(m_matrixView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &row) {
                if (row.isValid() && m_scope->currentIndex() != SelectedCards)
                    emit itemChosen(m_matrix->itemAt(row.row()));
            });
    connect(m_matrixView->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_swap->setEnabled(m_matrixView->canSwap()); });
}

void DeckPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void DeckPage::refreshSoon()
{
    // What is shown points into the items; it must not be used once they have changed.
    const bool showsSome = !m_cards.empty();
    m_inScope.clear();
    m_cards.clear();
    if (showsSome)
        m_odds->setCards({});
    if (isVisible())
        m_later->start(0);
}

void DeckPage::refresh()
{
    if (m_items->kind() != m_kind)
        setKind(m_items->kind());
    readCards();
    m_content->parentWidget()->parentWidget()->setVisible(!m_kind.isEmpty());
    m_empty->setVisible(m_kind.isEmpty());
    const std::size_t all = m_document->items().ofKind(m_kind.toStdString()).size();
    m_count->setText(m_kind.isEmpty() ? QString() : tr("%1 of %2").arg(m_cards.size()).arg(all));
    m_clear->setVisible(std::any_of(m_facets.cbegin(), m_facets.cend(),
                                    [](const FacetList *facet) { return !facet->chosen().isEmpty(); }));
    m_matrix->setItems(m_kind, m_ids);
    arrangeMatrix(); // each deck has another width
    m_matrixPart->setVisible(m_matrix->hasMatrix());
    m_swap->setEnabled(m_matrixView->canSwap());
    showClashes();
    showFacets();
    showCurve();
    m_odds->setCards(m_cards);
}

void DeckPage::setKind(const QString &kind)
{
    m_kind = kind;
    const yaml::KindSpec *spec = m_document->schema().kind(kind.toStdString());
    m_title->setText(spec ? QString::fromStdString(spec->plural) : QString());
    m_facetLayout->clear();
    m_facets.clear();
    QList<DeckField> fields = spec ? deckFields(*spec) : QList<DeckField>();
    const std::vector<const Item *> all = m_document->items().ofKind(kind.toStdString());
    fields.removeIf([&all](const DeckField &field) { return isOfItsOwn(field, all); });
    for (const DeckField &field : fields) {
        auto *facet = new FacetList(field, m_icons);
        auto *box = section(field.title, facet, nullptr, false);
        box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_facetLayout->addWidget(box);
        m_facets << facet;
        connect(facet, &QListWidget::itemSelectionChanged, this, &DeckPage::refresh);
    }
    m_odds->setFields(fields);
    const QSignalBlocker quiet(m_measure);
    m_measure->clear();
    for (const std::string &title : Balance(m_document->items()).titles(kind.toStdString()))
        m_measure->addItem(QString::fromStdString(title));
    m_curvePart->setVisible(m_measure->count() > 0);
}

QStringList DeckPage::idsInScope() const
{
    QStringList ids;
    if (m_scope->currentIndex() == SelectedCards) {
        for (const ItemRef &item : m_items->selectedItems())
            ids << item.id;
    } else if (m_scope->currentIndex() == ShownCards) {
        const QAbstractItemModel *rows = m_items->view()->model();
        for (int row = 0; row < rows->rowCount(); ++row)
            ids << rows->index(row, 0).data(ItemTableModel::ItemIdRole).toString();
    } else {
        for (const Item *item : m_document->items().ofKind(m_kind.toStdString()))
            ids << QString::fromStdString(item->id);
    }
    return ids;
}

bool DeckPage::isChosen(const Item &item, const FacetList *without) const
{
    return std::all_of(m_facets.cbegin(), m_facets.cend(), [&](const FacetList *facet) {
        const QStringList chosen = facet->chosen();
        if (facet == without || chosen.isEmpty())
            return true;
        const QStringList values = valuesAt(item, facet->field());
        return std::any_of(values.cbegin(), values.cend(), [&](const QString &v) { return chosen.contains(v); });
    });
}

void DeckPage::readCards()
{
    m_inScope.clear();
    m_cards.clear();
    m_ids.clear();
    for (const QString &id : idsInScope()) {
        const Item *item = m_document->items().find(m_kind.toStdString(), id.toStdString());
        if (!item)
            continue;
        m_inScope.push_back(item);
        if (!isChosen(*item, nullptr))
            continue;
        m_cards.push_back(item);
        m_ids << id;
    }
}

/// A facet counts the cards that the other facets leave, so that one sees what else could be chosen.
void DeckPage::showFacets()
{
    for (FacetList *facet : std::as_const(m_facets)) {
        std::vector<const Item *> cards;
        std::copy_if(m_inScope.begin(), m_inScope.end(), std::back_inserter(cards),
                     [&](const Item *item) { return isChosen(*item, facet); });
        const QList<DeckShare> shares = sharesOf(facet->field(), cards);
        facet->setShares(shares, int(cards.size()));
        facet->parentWidget()->setVisible(facet->count() > 0);
    }
    m_facetLayout->invalidate();
}

void DeckPage::showCurve()
{
    const Balance balance(m_document->items());
    const DeckCurve curve = deckCurve(balance, m_measure->currentText(), m_cards);
    m_curve->setCurve(curve);
    const QString unit = QString::fromStdString(balance.unitName());
    m_outside->setText(
        tr("Cards by what they cost and give, in %1. Outside the band: %2.").arg(unit).arg(curve.outside));
}

void DeckPage::showClashes()
{
    const QList<DeckMatrix::Clash> clashes = m_matrix->clashes();
    QStringList lines;
    for (qsizetype i = 0; i < clashes.size(); ++i) {
        const Item *item = m_document->items().find(m_kind.toStdString(), clashes.at(i).item.id.toStdString());
        const QString name = (item ? nameOf(*item) : clashes.at(i).item.id).toHtmlEscaped();
        const QString link = clashes.at(i).fixText.isEmpty()
                                 ? QString()
                                 : QStringLiteral(" <a href=\"%1\">%2</a>").arg(i).arg(clashes.at(i).fixText);
        lines << tr("%1: %2.").arg(name, clashes.at(i).text.toHtmlEscaped()) + link;
    }
    const QString text = lines.isEmpty() ? tr("Every card uses each value once.") : lines.join(QStringLiteral("<br>"));
    if (m_clashes->text() != text) // a link in it may have the focus
        m_clashes->setText(text);
    m_clashes->setVisible(!lines.isEmpty() || m_matrix->keys().size() == m_matrix->values().size());
}

} // namespace mw::editor

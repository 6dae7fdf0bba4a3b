#include "editor/views/grid/shapepane.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/grid/gridmodel.h"
#include "editor/models/grid/shapemodel.h"
#include "editor/views/grid/besidelist.h"
#include "editor/views/grid/shapefacts.h"
#include "editor/views/grid/shapeplaces.h"
#include "editor/views/grid/shapeview.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

namespace {
constexpr int placesRest = 40; ///< milliseconds of rest before places are looked for
}

ShapePane::ShapePane(PackDocument *document, const PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_model(new ShapeModel(document, this)), m_symbols(new QButtonGroup(this)),
      m_symbolBar(new QHBoxLayout), m_linkLabel(new QLabel(tr("Figures"))), m_link(new QComboBox), m_sheet(new QWidget),
      m_about(new QLabel), m_facts(new ShapeFacts), m_beside(new BesideList(m_model, icons)),
      m_places(new ShapePlaces(document)), m_soon(new QTimer(this))
{
    setObjectName(QStringLiteral("shapePane"));
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    auto *tools = new QHBoxLayout(bar);
    tools->setContentsMargins(spacing::small, 3, spacing::small, 3);
    tools->setSpacing(2);
    makeBar(tools);
    m_sheet->setProperty("page", true);
    auto *sheetFrame = new QVBoxLayout(m_sheet);
    sheetFrame->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    auto *row = new QWidget;
    m_flow = new FlowLayout(spacing::large, row);
    sheetFrame->addWidget(row);
    sheetFrame->addStretch();
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(m_sheet);
    m_about->setObjectName(QStringLiteral("shapeAbout"));
    m_about->setContentsMargins(spacing::medium, 3, spacing::medium, 3);
    m_about->setProperty("muted", true);
    m_about->setMinimumWidth(1); // long texts do not push the panes aside
    auto *centre = new QWidget;
    auto *centreLayout = new QVBoxLayout(centre);
    centreLayout->setContentsMargins(0, 0, 0, 0);
    centreLayout->setSpacing(0);
    centreLayout->addWidget(area, 1);
    centreLayout->addWidget(m_about);
    auto *side = new QWidget;
    auto *sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(0, 0, 0, 0);
    sideLayout->setSpacing(0);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_facts), static_cast<QWidget *>(m_beside), static_cast<QWidget *>(m_places)})
        sideLayout->addWidget(widget, widget == m_places ? 1 : 0);
    for (QWidget *widget : {centre, side})
        widget->setAutoFillBackground(true);
    auto *split = new QSplitter(Qt::Horizontal);
    split->addWidget(centre);
    split->addWidget(side);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 0);
    split->setSizes({600, 320});
    split->setChildrenCollapsible(false);
    side->setMinimumWidth(260);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(split, 1);
    m_soon->setSingleShot(true);
    m_soon->setInterval(placesRest);
    connectParts();
}

ShapePane::~ShapePane() = default;

void ShapePane::makeBar(QHBoxLayout *bar)
{
    m_symbolBar->setSpacing(2);
    bar->addLayout(m_symbolBar);
    bar->addStretch();
    m_linkLabel->setBuddy(m_link);
    m_linkLabel->setProperty("muted", true);
    m_link->setObjectName(QStringLiteral("shapeLink"));
    m_link->setAccessibleName(tr("How the figures hang together"));
    m_link->setToolTip(tr("Whether the figures touch or have one space between them"));
    m_add = lineButton(QLatin1String("add"), tr("Add a figure"), QStringLiteral("addFigure"));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_linkLabel, m_link, m_add})
        bar->addWidget(widget);
}

void ShapePane::connectParts()
{
    connect(m_model, &ShapeModel::shapeChanged, this, &ShapePane::refresh);
    connect(m_model->document(), &PackDocument::changed, m_soon, qOverload<>(&QTimer::start)); // a map, perhaps
    connect(m_soon, &QTimer::timeout, this, &ShapePane::work);
    connect(m_add, &QToolButton::clicked, m_model, &ShapeModel::addPart);
    connect(m_link, &QComboBox::textActivated, m_model, &ShapeModel::setLink);
    connect(m_symbols, &QButtonGroup::idClicked, this, [this](int symbol) { chooseSymbol(QChar(symbol)); });
    connect(m_places, &ShapePlaces::mapChosen, this, [this](const ItemRef &map) { emit placeChosen(map, {}); });
}

void ShapePane::setItem(const ItemRef &item)
{
    const yaml::KindSpec *kind = m_model->document()->schema().kind(item.kind.toStdString());
    if (!kind || !gridfields::shapes(*kind).grid)
        return;
    m_current = 0;
    m_model->setItem(item);
}

void ShapePane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_model->content()) {
        const QList<Piece> pieces = allPieces(*m_model->document());
        if (!pieces.isEmpty())
            setItem(pieces.first().item);
    }
    refresh();
}

void ShapePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_soon->start();
    QWidget::changeEvent(event);
}

void ShapePane::refresh()
{
    const gridfields::Shapes shapes = m_model->shapes();
    if (!shapes.grid || !isVisible())
        return; // nobody sees it, or the item is no more
    const PackDocument &document = *m_model->document();
    const QList<ItemRef> maps = allMaps(document);
    m_paint = GridPaint(document, shapes.grid->legend,
                        maps.isEmpty() ? std::vector<yaml::LegendEntry>() : legendOf(document, maps.first()));
    fillSymbols();
    fillParts();
    updateLink();
    m_soon->start();
}

/// A button for each sort of space.
void ShapePane::fillSymbols()
{
    if (m_shownLegend == m_paint.legend())
        return;
    m_shownLegend = m_paint.legend();
    qDeleteAll(m_symbols->buttons());
    m_symbol = QChar();
    for (std::size_t i = 0; i < m_shownLegend.size(); ++i) {
        const yaml::LegendEntry &entry = m_shownLegend[i];
        if (!gridfields::covers(entry))
            continue;
        const QChar symbol = QString::fromStdString(entry.symbol).at(0);
        const QString title = QString::fromStdString(entry.title);
        auto *choice = lineButton(QLatin1String("brush"),
                                  tr("%1 (%2); a click on a space of it frees that again").arg(title).arg(i + 1),
                                  QStringLiteral("kind-") + symbol);
        choice->setIcon(m_paint.icon(symbol));
        choice->setText(title);
        choice->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        choice->setCheckable(true);
        m_symbols->addButton(choice, symbol.unicode());
        m_symbolBar->addWidget(choice);
        if (m_symbol.isNull())
            chooseSymbol(symbol);
    }
}

void ShapePane::chooseSymbol(QChar symbol)
{
    m_symbol = symbol;
    if (QAbstractButton *choice = m_symbols->button(symbol.unicode()))
        choice->setChecked(true);
    for (const Part &part : std::as_const(m_parts))
        part.view->setSymbol(symbol);
}

void ShapePane::fillParts()
{
    const int count = m_model->partCount();
    while (m_parts.size() > count) {
        delete m_parts.takeLast().frame;
        m_current = std::min(m_current, count - 1);
    }
    while (m_parts.size() < count)
        m_parts << makePart();
    const QString name = titleOf(*m_model->content());
    for (int i = 0; i < count; ++i) {
        const Part &part = m_parts[i];
        part.model->setPlace(m_model->item(), m_model->partPath(i));
        part.view->setPaint(m_paint);
        part.view->setSymbol(m_symbol);
        part.title->setText(count > 1 ? tr("%1, figure %2").arg(name).arg(i + 1) : name);
        part.remove->setVisible(count > 1);
        part.remove->setEnabled(m_model->canRemovePart());
    }
    setFocusProxy(m_parts.isEmpty() ? nullptr : m_parts[std::clamp(m_current, 0, count - 1)].view);
}

ShapePane::Part ShapePane::makePart()
{
    Part part;
    part.frame = new QFrame;
    part.frame->setProperty("group", true);
    part.model = new GridModel(m_model->document(), part.frame);
    part.view = new ShapeView(part.model);
    part.title = new QLabel;
    part.title->setProperty("section", true);
    part.remove = lineButton(QLatin1String("remove"), tr("Remove this figure"), QStringLiteral("removeFigure"));
    auto *head = new QHBoxLayout;
    head->addWidget(part.title, 1);
    head->addWidget(part.remove);
    auto *layout = new QVBoxLayout(part.frame);
    layout->setContentsMargins(spacing::small, spacing::tiny, spacing::small, spacing::small);
    layout->addLayout(head);
    layout->addWidget(part.view, 0, Qt::AlignCenter);
    m_flow->addWidget(part.frame);
    part.frame->show();
    const ShapeView *view = part.view;
    connect(part.view, &ShapeView::shownChanged, this, [this, view] {
        choosePart(view);
        m_soon->start();
    });
    connect(part.view, &ShapeView::symbolChosen, this, &ShapePane::chooseSymbol);
    connect(part.view, &ShapeView::said, m_about, &QLabel::setText);
    connect(part.model, &GridModel::refused, this, &ShapePane::said);
    connect(part.remove, &QToolButton::clicked, this, [this, view] {
        for (int i = 0; i < m_parts.size(); ++i) {
            if (m_parts[i].view == view) {
                QMetaObject::invokeMethod(
                    m_model, [this, i] { m_model->removePart(i); }, Qt::QueuedConnection);
                return; // the button goes with its figure
            }
        }
    });
    return part;
}

void ShapePane::choosePart(const ShapeView *view)
{
    for (int i = 0; i < m_parts.size(); ++i) {
        if (m_parts[i].view == view && view->hasFocus())
            m_current = i;
    }
}

void ShapePane::updateLink()
{
    const QSignalBlocker quiet(m_link);
    const QStringList links = m_model->links();
    m_link->clear();
    m_link->addItems(links);
    m_link->setCurrentIndex(int(links.indexOf(m_model->link())));
    const bool isShown = !links.isEmpty() && m_model->partCount() > 1;
    m_link->setVisible(isShown);
    m_linkLabel->setVisible(isShown);
    m_link->setEnabled(m_model->isEditable());
    m_add->setVisible(m_model->shapes().list);
    m_add->setEnabled(m_model->canAddPart());
}

Piece ShapePane::shownPiece() const
{
    Piece piece = m_model->piece();
    piece.parts.clear();
    for (const Part &part : m_parts) {
        grid::Shape shape = shapeOf(part.view->text(), m_paint.legend());
        if (!shape.parts.empty())
            piece.parts.push_back(std::move(shape));
    }
    return piece;
}

void ShapePane::work()
{
    const gridfields::Shapes shapes = m_model->shapes();
    if (!isVisible() || !shapes.grid)
        return;
    const Piece piece = shownPiece();
    m_facts->show(piece, m_current, m_paint, gridfields::uncovered(*shapes.grid));
    m_places->show(piece);
}

} // namespace mw::editor

#include "editor/views/grid/mappane.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/grid/gridfields.h"
#include "editor/models/grid/gridmodel.h"
#include "editor/views/grid/mapchecks.h"
#include "editor/views/grid/mapgallery.h"
#include "editor/views/grid/mapview.h"
#include "editor/views/grid/resizebar.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace mw::editor {

namespace {
constexpr int placesDelay = 120; ///< milliseconds of rest before places of all pieces are looked for
const QString toolKey = QStringLiteral("content/mapTool");
const QString symbolKey = QStringLiteral("content/mapSymbol");
} // namespace

MapPane::MapPane(PackDocument *document, QWidget *parent)
    : QWidget(parent), m_model(new GridModel(document, this)), m_view(new MapView(m_model)),
      m_resize(new ResizeBar(m_model, m_view)), m_checks(new MapChecks(m_model)),
      m_strip(new MapGallery(m_model, m_view, MapGallery::Size::Small)),
      m_comparison(new MapGallery(m_model, m_view, MapGallery::Size::Large)), m_stack(new QStackedWidget),
      m_title(new QLabel), m_blank(new QWidget), m_layOut(new QPushButton), m_about(new QLabel),
      m_tools(new QButtonGroup(this)), m_symbols(new QButtonGroup(this)), m_symbolBar(new QHBoxLayout),
      m_soon(new QTimer(this)), m_later(new QTimer(this))
{
    setObjectName(QStringLiteral("mapPane"));
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    auto *tools = new QHBoxLayout(bar);
    tools->setContentsMargins(spacing::small, 3, spacing::small, 3);
    tools->setSpacing(2);
    makeTools(tools);
    m_title->setObjectName(QStringLiteral("mapTitle"));
    m_title->setContentsMargins(spacing::medium, spacing::tiny, spacing::medium, 0);
    m_title->setProperty("section", true);
    m_title->setMinimumWidth(1); // long names do not push the panes aside
    m_about->setObjectName(QStringLiteral("mapAbout"));
    m_about->setContentsMargins(spacing::medium, 3, spacing::medium, 3);
    m_about->setProperty("muted", true);
    m_about->setMinimumWidth(1); // long texts do not push the panes aside
    auto *centre = new QWidget;
    centre->setAutoFillBackground(true);
    auto *centreLayout = new QVBoxLayout(centre);
    centreLayout->setContentsMargins(0, 0, 0, 0);
    centreLayout->setSpacing(0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_title, m_resize, makeBlank(), m_view, m_about, m_strip})
        centreLayout->addWidget(widget, widget == m_view || widget == m_blank ? 1 : 0);
    auto *split = new QSplitter(Qt::Horizontal);
    split->addWidget(centre);
    split->addWidget(m_checks);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 0);
    split->setSizes({640, 300});
    split->setChildrenCollapsible(false);
    m_checks->setMinimumWidth(250);
    m_stack->addWidget(split);
    auto *beside = new QWidget;
    auto *besideLayout = new QVBoxLayout(beside);
    besideLayout->setContentsMargins(0, 0, 0, 0);
    besideLayout->setSpacing(0);
    auto *hint = new QLabel(tr("A click or Enter opens a map; Esc goes back to the one that was open."));
    hint->setObjectName(QStringLiteral("comparisonHint"));
    hint->setContentsMargins(spacing::medium, 3, spacing::medium, 3);
    hint->setProperty("muted", true);
    hint->setWordWrap(true);
    besideLayout->addWidget(hint);
    besideLayout->addWidget(m_comparison, 1);
    m_stack->addWidget(beside);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_view);
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    m_later->setSingleShot(true);
    m_later->setInterval(placesDelay);
    connectParts();
    updateTools();
}

MapPane::~MapPane() = default;

void MapPane::connectParts()
{
    connect(m_soon, &QTimer::timeout, this, &MapPane::report);
    connect(m_later, &QTimer::timeout, this, &MapPane::lookForPlaces);
    connect(m_view, &MapView::shownChanged, this, [this] {
        m_soon->start();
        m_later->start();
    });
    connect(m_view, &MapView::toolChanged, this, &MapPane::updateTools);
    connect(m_view, &MapView::markCleared, m_checks, &MapChecks::clearChoice);
    connect(m_view, &MapView::said, m_about, &QLabel::setText);
    connect(m_model, &GridModel::gridChanged, this, &MapPane::updateTools);
    connect(m_model, &GridModel::refused, this, &MapPane::said);
    connect(m_model->document(), &PackDocument::changed, this, &MapPane::updatePieces);
    connect(m_model->document(), &PackDocument::diagnosticsChanged, m_soon, qOverload<>(&QTimer::start));
    connect(m_resize, &ResizeBar::closed, this, &MapPane::updateTools);
    connect(m_strip, &MapGallery::mapChosen, this, &MapPane::chooseMap);
    connect(m_comparison, &MapGallery::mapChosen, this, [this](const ItemRef &map) {
        m_compare->setChecked(false);
        chooseMap(map);
    });
    connect(m_checks, &MapChecks::cellsChosen, m_view, &MapView::setMarked);
    connect(m_checks, &MapChecks::fieldChosen, this,
            [this](const QString &path) { emit placeChosen(m_model->item(), path); });
    connect(m_checks, &MapChecks::pieceChosen, this, [this](const Piece &piece, const grid::Cells &cells) {
        m_view->setMarked(cells);
        m_view->setPiece(piece);
        m_view->setTool(MapTool::Try);
    });
    // The next thing is to lay and turn it.
    connect(m_checks, &MapChecks::pieceTaken, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_view, &MapView::changeWanted, this, &MapPane::transform);
    connect(m_comparison, &MapGallery::closed, this, [this] { m_compare->setChecked(false); });
}

void MapPane::setItem(const ItemRef &item)
{
    const yaml::KindSpec *kind = m_model->document()->schema().kind(item.kind.toStdString());
    const yaml::FieldSpec *rows = kind ? gridfields::map(*kind) : nullptr;
    if (!rows || item == m_model->item())
        return;
    if (m_resize->isVisible())
        m_resize->cancel();
    m_checks->clearChoice();
    m_model->setPlace(item, QString::fromStdString(rows->name));
}

void MapPane::saveState(QSettings &settings) const
{
    settings.setValue(toolKey, int(m_view->tool()));
    settings.setValue(symbolKey, QString(m_view->symbol()));
}

void MapPane::restoreState(const QSettings &settings)
{
    m_view->setTool(MapTool(std::clamp(settings.value(toolKey).toInt(), 0, mapToolCount - 1)));
    const QString symbol = settings.value(symbolKey).toString();
    if (symbol.size() == 1) // the view takes another if the map does not know it
        m_view->setSymbol(symbol.at(0));
}

void MapPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (const QList<ItemRef> maps = allMaps(*m_model->document()); !m_model->content() && !maps.isEmpty())
        setItem(maps.first());
    updatePieces();
}

void MapPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_soon->start();
    QWidget::changeEvent(event);
}

void MapPane::chooseMap(const ItemRef &map)
{
    setItem(map);
    emit placeChosen(map, {});
}

void MapPane::makeTools(QHBoxLayout *bar)
{
    const auto add = [this, bar](MapTool tool, QLatin1String icon, const QString &text, const QString &name) {
        QToolButton *toolButton = lineButton(icon, text, name);
        toolButton->setCheckable(true);
        m_tools->addButton(toolButton, int(tool));
        bar->addWidget(toolButton);
    };
    add(MapTool::Brush, QLatin1String("brush"), tr("Brush (B)"), QStringLiteral("toolBrush"));
    add(MapTool::Line, QLatin1String("line"), tr("Line (L); Shift keeps it straight"), QStringLiteral("toolLine"));
    add(MapTool::Rectangle, QLatin1String("rectangle"), tr("Rectangle (E); Shift paints only its outline"),
        QStringLiteral("toolRectangle"));
    add(MapTool::Fill, QLatin1String("fill"), tr("Fill an area (F)"), QStringLiteral("toolFill"));
    add(MapTool::Pick, QLatin1String("pick"), tr("Pick what is there (I, or the right mouse button)"),
        QStringLiteral("toolPick"));
    add(MapTool::Try, QLatin1String("try"),
        tr("Try the piece chosen on the right (T); R turns it, the right mouse button or Del takes it off, Esc takes "
           "all off"),
        QStringLiteral("toolTry"));
    connect(m_tools, &QButtonGroup::idClicked, this, [this](int tool) {
        m_compare->setChecked(false);
        m_view->setTool(MapTool(tool));
        m_view->setFocus();
    });
    bar->addSpacing(spacing::medium);
    m_symbolBar->setSpacing(2);
    bar->addLayout(m_symbolBar);
    connect(m_symbols, &QButtonGroup::idClicked, this, [this](int symbol) {
        m_compare->setChecked(false);
        m_view->setSymbol(QChar(symbol));
        m_view->setFocus();
    });
    bar->addStretch();
    makeTransforms(bar);
}

void MapPane::makeTransforms(QHBoxLayout *bar)
{
    const auto add = [this, bar](QLatin1String icon, const QString &text, const QString &name, const auto &action) {
        QToolButton *change = lineButton(icon, text, name);
        connect(change, &QToolButton::clicked, this, action);
        bar->addWidget(change);
        m_transforms << change;
    };
    add(QLatin1String("mirror"), tr("Mirror left and right (X)"), QStringLiteral("mapMirror"),
        [this] { transform(MapChange::Mirror); });
    add(QLatin1String("flip-down"), tr("Mirror top and bottom (Y)"), QStringLiteral("mapFlip"),
        [this] { transform(MapChange::Flip); });
    add(QLatin1String("turn"), tr("Turn a quarter clockwise (Z)"), QStringLiteral("mapTurn"),
        [this] { transform(MapChange::Turn); });
    add(QLatin1String("resize"), tr("Add or cut rows and columns"), QStringLiteral("mapResize"), [this] {
        m_compare->setChecked(false);
        m_resize->isVisible() ? m_resize->cancel() : m_resize->start();
    });
    bar->addSpacing(spacing::medium);
    m_compare = lineButton(QLatin1String("compare"), tr("All maps of this side beside each other"),
                           QStringLiteral("mapCompare"));
    m_compare->setCheckable(true);
    connect(m_compare, &QToolButton::toggled, this, &MapPane::compare);
    bar->addWidget(m_compare);
}

void MapPane::transform(MapChange change)
{
    if (!m_model->content())
        return;
    const QString title = titleOf(*m_model->content());
    const GridText &text = m_model->text();
    switch (change) {
    case MapChange::Mirror:
        m_model->commit(text.mirrored(), tr("Mirror %1").arg(title));
        break;
    case MapChange::Flip:
        m_model->commit(text.flipped(), tr("Mirror %1").arg(title));
        break;
    case MapChange::Turn:
        m_model->commit(text.turned(), tr("Turn %1").arg(title));
        break;
    }
}

void MapPane::compare(bool isOn)
{
    m_stack->setCurrentIndex(isOn ? 1 : 0);
    if (isOn)
        m_comparison->update(m_pieces);
    (isOn ? static_cast<QWidget *>(m_comparison) : m_view)->setFocus();
}

/// A button for each terrain.
void MapPane::fillSymbols()
{
    if (m_shownLegend == m_model->legend())
        return;
    m_shownLegend = m_model->legend();
    qDeleteAll(m_symbols->buttons());
    int digit = 0;
    for (const yaml::LegendEntry &entry : m_shownLegend) {
        const QChar symbol = QString::fromStdString(entry.symbol).at(0);
        const QString title = QString::fromStdString(entry.title);
        auto *choice = lineButton(QLatin1String("brush"), ++digit < 10 ? tr("%1 (%2)").arg(title).arg(digit) : title,
                                  QStringLiteral("terrain-") + QString::fromStdString(entry.id));
        choice->setIcon(m_view->paint().icon(symbol));
        choice->setText(title);
        choice->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        choice->setCheckable(true);
        m_symbols->addButton(choice, symbol.unicode());
        m_symbolBar->addWidget(choice);
    }
}

void MapPane::updateTools()
{
    fillSymbols();
    updateBlank();
    m_title->setText(m_model->content() ? titleOf(*m_model->content()) : QString());
    m_tools->button(int(m_view->tool()))->setChecked(true);
    if (QAbstractButton *symbol = m_symbols->button(m_view->symbol().unicode()))
        symbol->setChecked(true);
    for (QToolButton *change : std::as_const(m_transforms))
        change->setEnabled(m_model->isEditable());
}

QWidget *MapPane::makeBlank()
{
    m_blank->setObjectName(QStringLiteral("mapBlank"));
    m_layOut->setObjectName(QStringLiteral("mapLayOut"));
    auto *text = new QLabel(tr("This map has no spaces yet."));
    text->setProperty("muted", true);
    auto *layout = new QVBoxLayout(m_blank);
    layout->addStretch();
    layout->addWidget(text, 0, Qt::AlignCenter);
    layout->addWidget(m_layOut, 0, Qt::AlignCenter);
    layout->addStretch();
    connect(m_layOut, &QPushButton::clicked, this, &MapPane::layOut);
    return m_blank;
}

void MapPane::updateBlank()
{
    const bool isBlank = m_model->content() && m_model->text().rect().isEmpty() && !m_model->legend().empty();
    m_blank->setVisible(isBlank);
    m_view->setVisible(!isBlank);
    if (!isBlank)
        return;
    const QSize size = usualSize();
    m_layOut->setText(tr("Lay out %1 × %2 spaces: %3")
                          .arg(size.width())
                          .arg(size.height())
                          .arg(QString::fromStdString(m_model->legend().front().title)));
    m_layOut->setEnabled(m_model->isEditable());
}

/// That of the other maps.
QSize MapPane::usualSize() const
{
    const PackDocument &document = *m_model->document();
    for (const ItemRef &map : mapsBeside(document, m_model->item()) + allMaps(document)) {
        const QRect rect = rowsOf(document, map).rect();
        if (map != m_model->item() && !rect.isEmpty())
            return rect.size();
    }
    const int side = std::min(12, m_model->largestSide());
    return {side, side};
}

void MapPane::layOut()
{
    const QSize size = usualSize();
    const QChar symbol = QString::fromStdString(m_model->legend().front().symbol).at(0);
    const QStringList rows(size.height(), QString(size.width(), symbol));
    m_model->commit(GridText(rows), tr("Lay out %1").arg(titleOf(*m_model->content())));
    m_view->setFocus();
}

void MapPane::updatePieces()
{
    if (!isVisible())
        return; // edits elsewhere need not wait for what nobody sees
    m_pieces = pieceSetOf(*m_model->document());
    m_soon->start();
    m_later->start();
}

void MapPane::report()
{
    if (!isVisible())
        return;
    m_checks->showReport(reportOn(m_view->ground(), m_pieces), m_view->paint());
    m_strip->update(m_pieces);
    if (m_compare->isChecked())
        m_comparison->update(m_pieces);
}

void MapPane::lookForPlaces()
{
    if (isVisible())
        m_checks->showFits(fitsOn(m_view->ground(), m_pieces));
}

} // namespace mw::editor

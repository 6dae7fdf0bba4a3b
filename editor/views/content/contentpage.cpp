#include "editor/views/content/contentpage.h"

#include "editor/document/packdocument.h"
#include "editor/models/boardparts.h"
#include "editor/models/changesmodel.h"
#include "editor/models/fieldmodel.h"
#include "editor/models/grid/gridfields.h"
#include "editor/models/issuesmodel.h"
#include "editor/models/outlinemodel.h"
#include "editor/models/searchmodel.h"
#include "editor/views/board/boardpane.h"
#include "editor/views/content/contentactions.h"
#include "editor/views/content/itemspane.h"
#include "editor/views/content/itemtableview.h"
#include "editor/views/deck/deckpage.h"
#include "editor/views/docks/changespane.h"
#include "editor/views/docks/foundplace.h"
#include "editor/views/docks/outlinepane.h"
#include "editor/views/docks/problemspane.h"
#include "editor/views/docks/searchpane.h"
#include "editor/views/docks/usespane.h"
#include "editor/views/form/fieldform.h"
#include "editor/views/form/packicons.h"
#include "editor/views/grid/mappane.h"
#include "editor/views/grid/shapepane.h"
#include "editor/views/preview/previewpane.h"
#include "editor/views/setups/setuppage.h"
#include "editor/views/source/codeeditor.h"
#include "editor/views/source/sourcepane.h"
#include "editor/views/theme/icons.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>

namespace mw::editor {

ContentPage::ContentPage(PackDocument *document, QWidget *parent)
    : QMainWindow(parent, Qt::Widget), m_document(document), m_navigator(new Navigator(document, this)),
      m_icons(new PackIcons(document, this)), m_outlineModel(new OutlineModel(document, this)),
      m_fields(new FieldModel(document, this)), m_issues(new IssuesModel(document, this)),
      m_searchModel(new SearchModel(document, this)), m_changesModel(new ChangesModel(document, this)),
      m_items(new ItemsPane(document, m_icons)), m_form(new FieldForm(m_fields, m_icons)),
      m_deck(new DeckPage(document, m_icons, m_items)), m_source(new SourcePane(document)),
      m_preview(new PreviewPane(document)), m_outline(new OutlinePane(m_outlineModel)),
      m_problems(new ProblemsPane(m_issues)), m_search(new SearchPane(m_searchModel)),
      m_changes(new ChangesPane(m_changesModel)), m_uses(new UsesPane(document, m_icons)),
      m_board(new BoardPane(document, m_icons)), m_map(new MapPane(document)),
      m_shape(new ShapePane(document, m_icons)), m_setups(new SetupPage(document, m_icons)), m_tabs(new QTabWidget),
      m_itemsSplit(new QSplitter(Qt::Vertical)), m_sourceSplit(new QSplitter(Qt::Horizontal)),
      m_actions(new ContentActions(this))
{
    setObjectName(QStringLiteral("contentPage"));
    setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    buildCentre();
    buildDocks();
    connectPanes();
    retranslate();
    offerEditors();
}

ContentPage::~ContentPage() = default;

void ContentPage::fillMenus(const MainMenus &menus)
{
    m_actions->fill(menus, m_docks);
}

void ContentPage::showFirst()
{
    const auto &kinds = m_document->schema().kinds();
    auto kind =
        std::find_if(kinds.begin(), kinds.end(), [](const yaml::KindSpec &spec) { return spec.preview == "card"; });
    if (kind == kinds.end())
        kind = kinds.begin();
    if (kind != kinds.end())
        onKindChosen(QString::fromStdString(kind->name));
}

void ContentPage::findInPack(bool replace)
{
    showDock(QStringLiteral("search"));
    m_search->start(m_source->editor()->hasFocus() ? m_source->editor()->textCursor().selectedText() : QString(),
                    replace);
}

void ContentPage::stepHit(int by)
{
    m_searchModel->rowCount() > 0 ? m_search->step(by) : m_problems->step(by);
}

void ContentPage::showItems()
{
    showTab(m_itemsSplit);
}

void ContentPage::showDeck()
{
    showTab(m_deck);
}

void ContentPage::showSource()
{
    showTab(m_source);
}

void ContentPage::showBoard()
{
    showTab(m_board);
}

void ContentPage::showMap()
{
    showTab(m_map);
}

void ContentPage::showShape()
{
    showTab(m_shape);
}

void ContentPage::showSetups()
{
    showTab(m_setups);
}

void ContentPage::showTab(QWidget *tab)
{
    m_tabs->setCurrentIndex(m_tabs->indexOf(tab)); // the source may be beside the tabs
    tab->setFocus();
}

void ContentPage::setSourceBeside(bool beside)
{
    if (beside) {
        m_sourceSplit->addWidget(m_source);
        m_source->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        m_source->show();
        m_sourceSplit->setSizes({width() / 2, width() / 2});
    } else if (sourceBesideShown()) {
        m_tabs->insertTab(m_tabs->indexOf(m_deck) + 1, m_source, lineIcon(QLatin1String("source")), tr("YAML"));
    }
}

bool ContentPage::sourceBesideShown() const
{
    return m_tabs->indexOf(m_source) < 0;
}

void ContentPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void ContentPage::buildCentre()
{
    m_itemsSplit->addWidget(m_items);
    m_itemsSplit->addWidget(m_form);
    m_itemsSplit->setChildrenCollapsible(false);
    m_itemsSplit->setSizes({300, 320});
    m_tabs->setDocumentMode(true);
    m_tabs->setIconSize({16, 16});
    m_tabs->setObjectName(QStringLiteral("contentTabs"));
    QWidget *const editors[] = {m_itemsSplit, m_deck, m_source, m_board, m_map, m_shape, m_setups};
    const char *icon[] = {"content", "deck", "source", "board", "map", "shape", "setup"};
    for (QWidget *editor : editors)
        m_tabs->addTab(editor, lineIcon(QLatin1String(icon[m_tabs->count()])), QString());
    const auto askRoomForOne = [this] { // else the widest editor, even one never shown, keeps the window wide
        for (int tab = 0; tab < m_tabs->count(); ++tab) {
            const auto policy = tab == m_tabs->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            m_tabs->widget(tab)->setSizePolicy(policy, policy);
        }
    };
    connect(m_tabs, &QTabWidget::currentChanged, this, askRoomForOne);
    askRoomForOne();
    m_sourceSplit->addWidget(m_tabs);
    m_sourceSplit->setChildrenCollapsible(false);
    setCentralWidget(m_sourceSplit);
}

void ContentPage::connectPanes()
{
    connect(m_navigator, &Navigator::placeChanged, this, &ContentPage::onPlaceChanged);
    connect(m_navigator, &Navigator::byteWanted, m_source, &SourcePane::showBytes);
    connect(m_outline, &OutlinePane::kindChosen, this, &ContentPage::onKindChosen);
    connect(m_outline, &OutlinePane::itemChosen, this, [this](const ItemRef &item) { m_navigator->goToItem(item); });
    connect(m_outline, &OutlinePane::fileChosen, this, [this](const QString &file) {
        m_navigator->goToFile(file);
        if (!sourceBesideShown())
            m_tabs->setCurrentWidget(m_source);
    });
    connect(m_items, &ItemsPane::currentChanged, m_navigator, &Navigator::goToItem);
    connect(m_items, &ItemsPane::said, this, &ContentPage::said);
    connect(m_deck, &DeckPage::itemChosen, this, [this](const ItemRef &item) { m_navigator->goToItem(item); });
    connect(m_deck, &DeckPage::said, this, &ContentPage::said);
    connect(m_form, &FieldForm::fieldFocused, this,
            [this](const QString &path) { m_navigator->goToItem(m_fields->item(), path); });
    connect(m_fields, &FieldModel::itemChanged, this, [this] {
        if (!m_isFollowing && m_fields->item().isValid())
            m_navigator->goToItem(m_fields->item());
    });
    connect(m_form, &FieldForm::left, m_items->view(), qOverload<>(&QWidget::setFocus));
    connect(m_fields, &FieldModel::valueRefused, this,
            [this](const QModelIndex &, const QString &why) { emit said(why); });
    connect(m_source, &SourcePane::cursorMoved, m_navigator, &Navigator::goToItem);
    connect(m_preview, &PreviewPane::fieldClicked, this, [this](const QString &path) { m_form->showField(path); });
    connect(m_problems, &ProblemsPane::placeChosen, this, &ContentPage::goTo);
    connect(m_search, &SearchPane::placeChosen, this, &ContentPage::goTo);
    connect(m_search, &SearchPane::said, this, &ContentPage::said);
    connect(m_changes, &ChangesPane::placeChosen, this, &ContentPage::goTo);
    connect(m_uses, &UsesPane::placeChosen, this, &ContentPage::goTo);
    connect(m_board, &BoardPane::placeChosen, m_navigator, &Navigator::goToItem);
    connect(m_board, &BoardPane::said, this, &ContentPage::said);
    connect(m_map, &MapPane::placeChosen, m_navigator, &Navigator::goToItem);
    connect(m_map, &MapPane::said, this, &ContentPage::said);
    connect(m_shape, &ShapePane::said, this, &ContentPage::said);
    connect(m_shape, &ShapePane::placeChosen, this, [this](const ItemRef &map) {
        m_navigator->goToItem(map);
        showMap();
    });
    connect(m_setups, &SetupPage::said, this, &ContentPage::said);
    connect(m_setups, &SetupPage::playRequested, this, &ContentPage::setupPlayRequested);
    connect(m_setups, &SetupPage::itemChosen, this, [this](const ItemRef &item) { m_navigator->goToItem(item); });
    connect(m_document, &PackDocument::changed, this, [this](const DocumentChange &change) {
        if (change.kind != DocumentChange::Kind::ValueChanged)
            offerEditors();
    });
}

/// Editors of what only some games have are there for these.
void ContentPage::offerEditors()
{
    const auto &kinds = m_document->schema().kinds();
    const bool hasBoards = std::any_of(kinds.begin(), kinds.end(), isBoard);
    m_tabs->setTabVisible(m_tabs->indexOf(m_board), hasBoards);
    m_actions->boardTab->setEnabled(hasBoards);
    const bool hasMaps = std::any_of(kinds.begin(), kinds.end(), gridfields::map);
    m_tabs->setTabVisible(m_tabs->indexOf(m_map), hasMaps);
    m_actions->mapTab->setEnabled(hasMaps);
    const bool hasShapes = std::any_of(kinds.begin(), kinds.end(),
                                       [](const yaml::KindSpec &kind) { return gridfields::shapes(kind).grid; });
    m_tabs->setTabVisible(m_tabs->indexOf(m_shape), hasShapes);
    m_actions->shapeTab->setEnabled(hasShapes);
    const setups::Source source = setups::sourceOf(*m_document);
    const yaml::KindSpec *setup = m_document->schema().kind(source.kind.toStdString());
    m_tabs->setTabVisible(m_tabs->indexOf(m_setups), setup);
    m_tabs->setTabText(m_tabs->indexOf(m_setups), setup ? QString::fromStdString(setup->plural) : QString());
    m_actions->setupsTab->setEnabled(setup);
}

void ContentPage::retranslate()
{
    const QStringList titles{tr("Outline"), tr("Preview"), tr("Problems"),  tr("Search"),
                             tr("Changes"), tr("History"), tr("Where used")};
    for (qsizetype i = 0; i < m_docks.size(); ++i)
        m_docks.at(i)->setWindowTitle(titles.at(i));
    m_tabs->setTabText(m_tabs->indexOf(m_itemsSplit), tr("Items"));
    m_tabs->setTabText(m_tabs->indexOf(m_board), tr("Board"));
    m_tabs->setTabText(m_tabs->indexOf(m_map), tr("Map"));
    m_tabs->setTabText(m_tabs->indexOf(m_shape), tr("Shape"));
    m_tabs->setTabText(m_tabs->indexOf(m_deck), tr("Deck"));
    if (!sourceBesideShown())
        m_tabs->setTabText(m_tabs->indexOf(m_source), tr("YAML"));
}

} // namespace mw::editor

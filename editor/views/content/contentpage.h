#pragma once

#include "editor/views/content/navigator.h"

#include <QMainWindow>

class QDockWidget;
class QMenu;
class QSettings;
class QSplitter;
class QTabWidget;

namespace mw::editor {

class BoardPane;
class ChangesModel;
class ChangesPane;
class ContentActions;
class DeckPage;
class FieldForm;
class FieldModel;
class IssuesModel;
class ItemsPane;
class MapPane;
class OutlineModel;
class OutlinePane;
class PackDocument;
class PackIcons;
class PreviewPane;
class ProblemsPane;
class SearchModel;
class SearchPane;
class SetupPage;
class ShapePane;
class SourcePane;
class UsesPane;
struct FoundPlace;
struct MainMenus;

/// The content of a pack: spreadsheet, form, source and preview of the same text, with the docks around them. All
/// follow the navigator's place.
class ContentPage : public QMainWindow
{
    Q_OBJECT

public:
    explicit ContentPage(PackDocument *document, QWidget *parent = nullptr);
    ~ContentPage() override;

    void fillMenus(const MainMenus &menus);
    void saveLayout(QSettings &settings) const;
    void restoreLayout(const QSettings &settings);

    [[nodiscard]] Navigator *navigator() const { return m_navigator; }
    [[nodiscard]] IssuesModel *issues() const { return m_issues; }
    [[nodiscard]] ItemsPane *items() const { return m_items; }
    [[nodiscard]] SourcePane *source() const { return m_source; }
    [[nodiscard]] BoardPane *board() const { return m_board; }
    [[nodiscard]] MapPane *map() const { return m_map; }
    [[nodiscard]] ShapePane *shape() const { return m_shape; }
    [[nodiscard]] SetupPage *setupPage() const { return m_setups; }
    [[nodiscard]] PackDocument *document() const { return m_document; }
    [[nodiscard]] const QTabWidget *tabs() const { return m_tabs; }

    /// Shows the items of the first kind that has a card, as a place to begin.
    void showFirst();
    void showDock(const QString &name);
    void findInPack(bool replace);
    void stepHit(int by);
    void showItems();
    void showDeck();
    void showSource();
    void showBoard();
    void showMap();
    void showShape();
    void showSetups();
    void setSourceBeside(bool beside);
    [[nodiscard]] bool sourceBesideShown() const;
    void showProblem(const Diagnostic &problem);
    /// Shows what stands at a byte of a file: the field if there is one, else the line.
    void showByte(const QString &file, std::size_t offset);

signals:
    void said(const QString &text); ///< for the status bar
    /// A table is wanted on which an option of the game has a value.
    void setupPlayRequested(const QString &option, const QString &value);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showTab(QWidget *tab);
    void buildCentre();
    void buildDocks();
    void placeDocks();
    void restorePlace(const QStringList &place);
    QDockWidget *addDock(const QString &name, QWidget *widget, Qt::DockWidgetArea area);
    void connectPanes();
    void onPlaceChanged(const Navigator::Place &place);
    void goTo(const FoundPlace &place);
    void onKindChosen(const QString &kind);
    void retranslate();
    void offerEditors();

    PackDocument *m_document;
    Navigator *m_navigator;
    PackIcons *m_icons;
    OutlineModel *m_outlineModel;
    FieldModel *m_fields;
    IssuesModel *m_issues;
    SearchModel *m_searchModel;
    ChangesModel *m_changesModel;
    ItemsPane *m_items;
    FieldForm *m_form;
    DeckPage *m_deck;
    SourcePane *m_source;
    PreviewPane *m_preview;
    OutlinePane *m_outline;
    ProblemsPane *m_problems;
    SearchPane *m_search;
    ChangesPane *m_changes;
    UsesPane *m_uses;
    BoardPane *m_board;
    MapPane *m_map;
    ShapePane *m_shape;
    SetupPage *m_setups;
    QTabWidget *m_tabs;
    QSplitter *m_itemsSplit;
    QSplitter *m_sourceSplit;
    ContentActions *m_actions;
    QList<QDockWidget *> m_docks;
    QByteArray m_docksAsLeft;   ///< by the user, last time
    bool m_docksPlaced = false; ///< as the user left them, or once by us
    bool m_isFollowing = false;
};

} // namespace mw::editor

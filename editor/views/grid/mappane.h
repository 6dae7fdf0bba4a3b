#pragma once

#include "editor/models/grid/mapreport.h"

#include <QHash>
#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSettings;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace mw::editor {

class GridModel;
class MapChecks;
class MapGallery;
class MapView;
class PackDocument;
class ResizeBar;
enum class MapChange;

/// The map editor: the map with its tools, what it comes to, and the other maps of its side.
class MapPane : public QWidget
{
    Q_OBJECT

public:
    explicit MapPane(PackDocument *document, QWidget *parent = nullptr);
    ~MapPane() override;

    /// Shows a map; anything else leaves the last map that was shown.
    void setItem(const ItemRef &item);
    void saveState(QSettings &settings) const; ///< the tool
    void restoreState(const QSettings &settings);
    [[nodiscard]] GridModel *model() const { return m_model; }
    [[nodiscard]] MapView *view() const { return m_view; }
    [[nodiscard]] MapChecks *checks() const { return m_checks; }

signals:
    void placeChosen(const mw::editor::ItemRef &item, const QString &path);
    void said(const QString &text);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeTools(QHBoxLayout *bar);
    void makeTransforms(QHBoxLayout *bar);
    void fillSymbols();
    void connectParts();
    void updateTools();
    void updatePieces();
    void report();
    void lookForPlaces();
    void chooseMap(const ItemRef &map);
    void compare(bool isOn);
    void transform(MapChange change);
    [[nodiscard]] QWidget *makeBlank();
    void updateBlank();
    [[nodiscard]] QSize usualSize() const;
    void layOut();

    GridModel *m_model;
    MapView *m_view;
    ResizeBar *m_resize;
    MapChecks *m_checks;
    MapGallery *m_strip;
    MapGallery *m_comparison;
    QStackedWidget *m_stack;
    QLabel *m_title;  ///< which map is shown; the outline may have gone on to something else
    QWidget *m_blank; ///< instead of the view while the map has no spaces
    QPushButton *m_layOut;
    QLabel *m_about;
    QButtonGroup *m_tools;
    QButtonGroup *m_symbols;
    QHBoxLayout *m_symbolBar;
    QList<QToolButton *> m_transforms;
    QToolButton *m_compare = nullptr;
    QTimer *m_soon;  ///< until the report is made anew
    QTimer *m_later; ///< until places of pieces are
    PieceSet m_pieces;
    std::vector<yaml::LegendEntry> m_shownLegend;
};

} // namespace mw::editor

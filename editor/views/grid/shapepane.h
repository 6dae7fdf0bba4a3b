#pragma once

#include "editor/models/grid/piece.h"
#include "editor/views/grid/gridpaint.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QTimer;
class QToolButton;

namespace mw::editor {

class BesideList;
class FlowLayout;
class GridModel;
class PackDocument;
class PackIcons;
class ShapeFacts;
class ShapeModel;
class ShapePlaces;
class ShapeView;

/// The shape editor: the figures of an item, what follows from them, what must lie beside them, and how many places
/// they have on each map.
class ShapePane : public QWidget
{
    Q_OBJECT

public:
    ShapePane(PackDocument *document, const PackIcons *icons, QWidget *parent = nullptr);
    ~ShapePane() override;

    /// Shows an item with shapes; anything else leaves the last one that was shown.
    void setItem(const ItemRef &item);
    [[nodiscard]] ShapeModel *model() const { return m_model; }
    [[nodiscard]] ShapeView *view(int part) const { return m_parts.value(part).view; }
    [[nodiscard]] int shownParts() const { return int(m_parts.size()); }
    [[nodiscard]] ShapeFacts *facts() const { return m_facts; }

signals:
    void placeChosen(const mw::editor::ItemRef &item, const QString &path);
    void said(const QString &text);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Part {
        QWidget *frame = nullptr;
        QLabel *title = nullptr;
        QToolButton *remove = nullptr;
        GridModel *model = nullptr;
        ShapeView *view = nullptr;
    };

    void makeBar(QHBoxLayout *bar);
    void connectParts();
    void refresh();
    void fillSymbols();
    void fillParts();
    Part makePart();
    void updateLink();
    void chooseSymbol(QChar symbol);
    void work();
    void choosePart(const ShapeView *view);
    [[nodiscard]] Piece shownPiece() const; ///< strokes that are being made included

    ShapeModel *m_model;
    GridPaint m_paint;
    QButtonGroup *m_symbols;
    QHBoxLayout *m_symbolBar;
    QLabel *m_linkLabel;
    QComboBox *m_link;
    QToolButton *m_add = nullptr;
    QWidget *m_sheet;
    FlowLayout *m_flow = nullptr;
    QLabel *m_about;
    ShapeFacts *m_facts;
    BesideList *m_beside;
    ShapePlaces *m_places;
    QTimer *m_soon; ///< until what follows is worked out
    QList<Part> m_parts;
    int m_current = 0;
    QChar m_symbol;
    std::vector<yaml::LegendEntry> m_shownLegend;
};

} // namespace mw::editor

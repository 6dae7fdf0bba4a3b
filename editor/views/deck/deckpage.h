#pragma once

#include "editor/models/deckfields.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QTimer;

namespace mw::editor {

class CurveChart;
class DeckMatrix;
class DistributionChart;
class FacetList;
class FlowLayout;
class ItemsPane;
class MatrixView;
class OddsPane;
class PackDocument;
class PackIcons;

/// The kind of items that the spreadsheet shows, as a deck: its matrix if it has one, how many cards have which value,
/// curves of cost and reward, and odds of draws. Everything is of the cards in the scope that have the chosen values.
class DeckPage : public QWidget
{
    Q_OBJECT

public:
    DeckPage(PackDocument *document, const PackIcons *icons, ItemsPane *items, QWidget *parent = nullptr);

    [[nodiscard]] QStringList shownIds() const { return m_ids; }

signals:
    void itemChosen(const mw::editor::ItemRef &item);
    void said(const QString &text);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildBar();
    QWidget *buildMatrix();
    void arrangeMatrix();
    QWidget *section(const QString &title, QWidget *body, QWidget *beside = nullptr, bool isChapter = true);
    void connectParts();
    void refreshSoon();
    void refresh();
    void setKind(const QString &kind);
    void readCards();
    void showFacets();
    void showCurve();
    void showClashes();
    [[nodiscard]] QStringList idsInScope() const;
    /// Whether an item has one of the chosen values of every facet but `without`.
    [[nodiscard]] bool isChosen(const Item &item, const FacetList *without) const;

    PackDocument *m_document;
    const PackIcons *m_icons;
    ItemsPane *m_items;
    QTimer *m_later;
    QString m_kind;
    QStringList m_ids;                   ///< in the scope and of the chosen values
    std::vector<const Item *> m_inScope; ///< as of the last refresh
    std::vector<const Item *> m_cards;
    DeckMatrix *m_matrix;
    QLabel *m_title;
    QLabel *m_count;
    QComboBox *m_scope;
    QPushButton *m_clear;
    MatrixView *m_matrixView;
    QPushButton *m_swap;
    QLabel *m_clashes;
    QWidget *m_matrixPart;
    QBoxLayout *m_matrixLine = nullptr;
    FlowLayout *m_facetLayout = nullptr;
    QList<FacetList *> m_facets;
    QComboBox *m_measure;
    QLabel *m_outside;
    CurveChart *m_curve;
    QWidget *m_curvePart;
    OddsPane *m_odds;
    QWidget *m_content;
    QLabel *m_empty;
};

} // namespace mw::editor

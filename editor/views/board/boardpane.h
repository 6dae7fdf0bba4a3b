#pragma once

#include "editor/document/documentchange.h"

#include <QWidget>

class QHBoxLayout;
class QSpinBox;
class QToolButton;

namespace mw::editor {

class BoardInspector;
class BoardModel;
class BoardOverview;
class BoardPalette;
class BoardStrip;
class BoardValues;
class BoardView;
class FlowLayout;
class PackDocument;
class PackIcons;

/// The board editor: the board itself with its tools, the boards of its set, the fields of what is selected, and what
/// the boards come to together.
class BoardPane : public QWidget
{
    Q_OBJECT

public:
    BoardPane(PackDocument *document, PackIcons *icons, QWidget *parent = nullptr);

    /// Shows a board; anything else leaves the last board that was shown.
    void setItem(const ItemRef &item, const QString &path = {});
    [[nodiscard]] BoardModel *model() const { return m_model; }
    [[nodiscard]] BoardView *view() const { return m_view; }
    [[nodiscard]] BoardOverview *overview() const { return m_overview; }
    [[nodiscard]] BoardInspector *inspector() const { return m_inspector; }
    [[nodiscard]] BoardPalette *offers() const { return m_palette; }

signals:
    void placeChosen(const mw::editor::ItemRef &item, const QString &path);
    void said(const QString &text);

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// What a button adds; kept by name, for the schema may change under it.
    struct AddButton {
        QString list;
        QString word;
        QString field; ///< that has the word
        QString title;
        bool operator==(const AddButton &) const = default;
    };

    void showFirstBoard();
    void connectParts();
    void makeTools(QHBoxLayout *bar);
    void makeOrder(QHBoxLayout *bar);
    void makeArrangeMenu(QHBoxLayout *bar);
    void makeZoom(QHBoxLayout *bar);
    void fillAddButtons();
    void updateTools();
    void showMenu(const QPoint &at); ///< what can be done with the selection

    BoardModel *m_model;
    PackIcons *m_icons;
    BoardView *m_view;
    BoardStrip *m_strip;
    BoardInspector *m_inspector;
    BoardOverview *m_overview;
    BoardPalette *m_palette;
    BoardValues *m_values;
    QWidget *m_adds;
    FlowLayout *m_addBar;
    QList<AddButton> m_added;
    QToolButton *m_duplicate = nullptr;
    QToolButton *m_remove = nullptr;
    QToolButton *m_earlier = nullptr;
    QToolButton *m_later = nullptr;
    QToolButton *m_arrange = nullptr;
    QToolButton *m_mirror = nullptr;
    QSpinBox *m_grid = nullptr;
};

} // namespace mw::editor

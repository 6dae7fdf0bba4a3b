#pragma once

#include "editor/models/boardoffers.h"

#include <QListWidget>

class QComboBox;
class QLabel;
class QTimer;

namespace mw::editor {

class BoardModel;
class PackIcons;

/// A list whose entries are dragged by their number.
class OfferList : public QListWidget
{
    Q_OBJECT

public:
    using QListWidget::QListWidget;
    [[nodiscard]] QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
};

/// What can be laid on the parts of a board, to be dragged onto it: technologies, tiles, bonuses, whatever the schema
/// says. Hidden where there is nothing.
class BoardPalette : public QWidget
{
    Q_OBJECT

public:
    BoardPalette(BoardModel *model, const PackIcons *icons, QWidget *parent = nullptr);

    void refreshSoon();
    [[nodiscard]] const BoardOffer *offerOf(const QMimeData &mime) const; ///< null if it is none of ours
    [[nodiscard]] OfferList *list() const { return m_list; }

signals:
    void chosen(const mw::editor::BoardOffer &offer); ///< by Enter or a double click

protected:
    void changeEvent(QEvent *event) override;

private:
    void update();
    void fillList();
    [[nodiscard]] QString helpOf(const BoardOffer &offer) const;

    BoardModel *m_model;
    const PackIcons *m_icons;
    QTimer *m_soon;
    QComboBox *m_sorts;
    QLabel *m_help;
    OfferList *m_list;
    QList<BoardOfferGroup> m_groups;
};

} // namespace mw::editor

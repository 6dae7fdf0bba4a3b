#pragma once

#include "editor/views/docks/foundplace.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace mw::editor {

class IssuesModel;

/// The list of problems: a click goes to the field, and what can be mended by itself has a Fix button.
class ProblemsPane : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPane(IssuesModel *model, QWidget *parent = nullptr);

    [[nodiscard]] QTreeView *view() const { return m_view; }
    /// Makes the next or previous problem the current one and goes there; after the last comes the first.
    void step(int by);

signals:
    void placeChosen(const mw::editor::FoundPlace &place);

private:
    void activate(const QModelIndex &index);
    void addFixButtons(int first, int last);
    void showMenu(const QPoint &place);
    void showWhatThereIs();

    IssuesModel *m_model;
    QTreeView *m_view;
    QLabel *m_empty;
};

} // namespace mw::editor

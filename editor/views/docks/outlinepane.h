#pragma once

#include "editor/document/documentchange.h"

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace mw::editor {

class OutlineModel;

/// The tree of kinds, items and files, with a filter.
class OutlinePane : public QWidget
{
    Q_OBJECT

public:
    explicit OutlinePane(OutlineModel *model, QWidget *parent = nullptr);

    void showItem(const ItemRef &item);
    [[nodiscard]] QTreeView *view() const { return m_view; }
    /// Wide enough for the names of most kinds beside their counts; users can make it narrower.
    [[nodiscard]] QSize sizeHint() const override { return {220, 600}; }

signals:
    void kindChosen(const QString &kind);
    void itemChosen(const mw::editor::ItemRef &item);
    void fileChosen(const QString &file);

private:
    void onCurrentChanged(const QModelIndex &current);

    OutlineModel *m_model;
    QSortFilterProxyModel *m_filter;
    QTreeView *m_view;
    QLineEdit *m_field;
};

} // namespace mw::editor

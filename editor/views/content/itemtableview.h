#pragma once

#include <QTableView>

namespace mw::editor {

class FilterHeader;

/// The spreadsheet: its first column stays in sight (a second view of the same model lies over it), and under the
/// titles stands a row of filters.
class ItemTableView : public QTableView
{
    Q_OBJECT

public:
    explicit ItemTableView(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// For the frozen column, too.
    void setDelegate(QAbstractItemDelegate *delegate);
    [[nodiscard]] FilterHeader *filterOf(int column) const;
    /// Widths that suit the contents, within limits.
    void fitColumns();
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    void filterChanged(int column, const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void updateGeometries() override;

private:
    void setUpFrozen();
    void placeFrozen();
    [[nodiscard]] int coveredPart(const QModelIndex &index) const;

    FilterHeader *m_header;
    QTableView *m_frozen;
    FilterHeader *m_frozenHeader;
};

} // namespace mw::editor

#pragma once

#include <QStyledItemDelegate>

namespace mw::editor {

/// Rows of the command palette: the title, and at the right where it belongs or its keys.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int DetailRole = Qt::UserRole + 1;
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace mw::editor

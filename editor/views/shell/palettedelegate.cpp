#include "editor/views/shell/palettedelegate.h"

#include "editor/views/theme/tokens.h"

#include <QPainter>

namespace mw::editor {

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    painter->setPen(tokensOf(option.palette).textMuted);
    painter->setFont(option.font);
    painter->drawText(option.rect.adjusted(0, 0, -spacing::small, 0), Qt::AlignRight | Qt::AlignVCenter,
                      index.data(DetailRole).toString());
}

/// Lines without an icon begin where the others do.
void PaletteDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {spacing::large, spacing::large};
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, 28});
}

} // namespace mw::editor

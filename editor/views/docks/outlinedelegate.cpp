#include "editor/views/docks/outlinedelegate.h"

#include "editor/models/outlinemodel.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QPainter>

namespace mw::editor {

namespace {

constexpr int signSize = 16; ///< px

QLatin1String iconName(OutlineModel::RowType type)
{
    switch (type) {
    case OutlineModel::RowType::Kind:
        return QLatin1String("list");
    case OutlineModel::RowType::File:
        return QLatin1String("file");
    case OutlineModel::RowType::FilesBranch:
        return QLatin1String("open");
    case OutlineModel::RowType::Item:
        break;
    }
    return QLatin1String("card");
}

QString badgeOf(const QModelIndex &index)
{
    const int count = index.data(OutlineModel::CountRole).toInt();
    const int expected = index.data(OutlineModel::ExpectedCountRole).toInt();
    if (count <= 0 && expected <= 0)
        return {};
    return expected > 0 && expected != count ? QStringLiteral("%1/%2").arg(count).arg(expected)
                                             : QString::number(count);
}

/// Width of the marks at the right end of a row, px: its count, and the sign of a finding.
int marksWidth(const QFontMetrics &metrics, const QModelIndex &index)
{
    const QString badge = badgeOf(index);
    int width = badge.isEmpty() ? 0 : metrics.horizontalAdvance(badge) + 2 * spacing::small;
    if (index.data(OutlineModel::ErrorsRole).toInt() + index.data(OutlineModel::WarningsRole).toInt() > 0)
        width += signSize + spacing::tiny;
    return width;
}

} // namespace

void OutlineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const Tokens &tokens = tokensOf(option.palette);
    const int errors = index.data(OutlineModel::ErrorsRole).toInt();
    const int warnings = index.data(OutlineModel::WarningsRole).toInt();
    QRect rest = option.rect.adjusted(0, 0, -spacing::small, 0);
    if (errors + warnings > 0) {
        const QRect place(rest.right() - signSize + 1, rest.center().y() - signSize / 2 + 1, signSize, signSize);
        lineIcon(errors > 0 ? QLatin1String("error") : QLatin1String("warning"),
                 errors > 0 ? tokens.error : tokens.warning)
            .paint(painter, place);
        rest.setRight(place.left() - spacing::tiny);
    }
    painter->setPen(tokens.textMuted);
    painter->setFont(option.font);
    painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter, badgeOf(index));
}

QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, 24});
}

void OutlineDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto type = index.data(OutlineModel::TypeRole).value<OutlineModel::RowType>();
    option->icon = lineIcon(iconName(type), tokensOf(option->palette).textMuted);
    option->decorationSize = {signSize, signSize};
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->font.setBold(index.data(OutlineModel::ModifiedRole).toBool());
    if (index.data(OutlineModel::ModifiedRole).toBool())
        option->text += QStringLiteral(" •");
    const QFontMetrics metrics(option->font);
    const int room = option->rect.width() - signSize - 3 * spacing::small - marksWidth(metrics, index);
    if (option->rect.isValid() && room > 0) // a question for the size comes without a place
        option->text = metrics.elidedText(option->text, Qt::ElideRight, room);
}

} // namespace mw::editor

#include "editor/views/docks/severitydelegate.h"

#include "editor/models/issuesmodel.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

namespace mw::editor {

void SeverityDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Tokens &tokens = tokensOf(option->palette);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {16, 16};
    switch (static_cast<Severity>(index.data(IssuesModel::SeverityRole).toInt())) {
    case Severity::Error:
        option->icon = lineIcon(QLatin1String("error"), tokens.error);
        break;
    case Severity::Warning:
        option->icon = lineIcon(QLatin1String("warning"), tokens.warning);
        break;
    case Severity::Info:
        option->icon = lineIcon(QLatin1String("info"), tokens.info);
        break;
    }
}

} // namespace mw::editor

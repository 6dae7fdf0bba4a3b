#pragma once

#include <QStyledItemDelegate>

namespace mw::editor {

/// The first column of the problems: a shape and a colour for each severity beside its name.
class SeverityDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace mw::editor

#pragma once

#include <QStyledItemDelegate>

namespace mw::yaml {
struct FieldSpec;
}

namespace mw::editor {

class ItemTableModel;
class PackIcons;

/// Cells of the spreadsheet: the editor that suits the field, muted defaults, and a mark where there is a problem.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(const PackIcons *icons, QObject *parent = nullptr);

    void setTable(const ItemTableModel *table) { m_table = table; }

    [[nodiscard]] QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    [[nodiscard]] const yaml::FieldSpec *specOf(const QModelIndex &index) const;

    const PackIcons *m_icons;
    const ItemTableModel *m_table = nullptr;
};

} // namespace mw::editor

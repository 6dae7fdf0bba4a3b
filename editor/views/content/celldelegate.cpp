#include "editor/views/content/celldelegate.h"

#include "editor/models/itemtablemodel.h"
#include "editor/views/form/choicebox.h"
#include "editor/views/form/numberbox.h"
#include "editor/views/form/packicons.h"
#include "editor/views/theme/tokens.h"

#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>

namespace mw::editor {

namespace {

QStringList choicesOf(const yaml::FieldSpec &spec)
{
    if (spec.type == yaml::FieldSpec::Type::Bool)
        return {QStringLiteral("true"), QStringLiteral("false")};
    QStringList choices;
    for (const std::string &value : spec.values)
        choices << QString::fromStdString(value);
    return choices;
}

} // namespace

CellDelegate::CellDelegate(const PackIcons *icons, QObject *parent) : QStyledItemDelegate(parent), m_icons(icons) {}

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const yaml::FieldSpec *spec = specOf(index);
    if (!spec)
        return QStyledItemDelegate::createEditor(parent, option, index);
    using Type = yaml::FieldSpec::Type;
    if (spec->type == Type::Int) {
        auto *box = new NumberBox(spec->minimum, spec->maximum, parent);
        box->setMaximumWidth(QWIDGETSIZE_MAX);
        box->setFrame(false);
        return box;
    }
    if (spec->type == Type::Enum || spec->type == Type::Bool) {
        auto *box = new ChoiceBox(parent);
        box->setChoices(choicesOf(*spec), !spec->required && spec->defaultValue.isNull(), m_icons);
        return box;
    }
    return new QLineEdit(parent);
}

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString text = index.data(Qt::EditRole).toString();
    if (auto *number = qobject_cast<NumberBox *>(editor))
        number->setValue(text.toInt());
    else if (auto *choice = qobject_cast<ChoiceBox *>(editor))
        choice->setChoice(text);
    else if (auto *line = qobject_cast<QLineEdit *>(editor))
        line->setText(text);
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (auto *number = qobject_cast<NumberBox *>(editor)) {
        number->interpretText();
        model->setData(index, QString::number(number->value()));
    } else if (const auto *choice = qobject_cast<ChoiceBox *>(editor)) {
        model->setData(index, choice->currentData().toString());
    } else if (const auto *line = qobject_cast<QLineEdit *>(editor)) {
        model->setData(index, line->text());
    }
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant severity = index.data(ItemTableModel::SeverityRole);
    if (!severity.isValid() || severity.toInt() < 0)
        return;
    const Tokens &tokens = tokensOf(option.palette);
    constexpr double side = 8;
    QPainterPath corner(option.rect.topRight() + QPointF(1, 0));
    corner.lineTo(corner.currentPosition() + QPointF(-side, 0));
    corner.lineTo(option.rect.topRight() + QPointF(1, side));
    painter->fillPath(corner, severity.toInt() == 0 ? tokens.error : tokens.warning);
}

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant present = index.data(ItemTableModel::PresentRole);
    if (present.isValid() && !present.toBool()) {
        option->palette.setColor(QPalette::Text, tokensOf(option->palette).textMuted);
        option->font.setItalic(true);
    }
    const yaml::FieldSpec *spec = specOf(index);
    if (!spec || spec->type != yaml::FieldSpec::Type::Enum || option->text.isEmpty())
        return;
    const QIcon icon = m_icons->iconOfChoice(index.data(Qt::EditRole).toString());
    if (!icon.isNull()) {
        option->icon = icon;
        option->decorationSize = {16, 16};
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
}

const yaml::FieldSpec *CellDelegate::specOf(const QModelIndex &index) const
{
    const auto column = static_cast<std::size_t>(index.column());
    return m_table && column < m_table->columns().size() ? m_table->columns()[column].spec : nullptr;
}

} // namespace mw::editor

#include "editor/views/form/elementrow.h"

#include "editor/views/form/fieldeditor.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace mw::editor {

ElementRow::ElementRow(FieldModel *model, const QModelIndex &index, PackIcons *icons, bool small, bool movable,
                       QWidget *parent)
    : QFrame(parent), m_model(model), m_index(index), m_editor(makeFieldEditor(model, index, icons))
{
    small ? buildSmall(movable) : buildWide(movable);
}

void ElementRow::refresh()
{
    if (m_index.isValid())
        m_editor->refresh();
}

void ElementRow::setRemovable(bool removable)
{
    const bool enabled = removable && m_model->isEditable();
    for (QAction *action : std::as_const(m_removes))
        action->setEnabled(enabled);
    if (m_remove)
        m_remove->setEnabled(enabled);
}

void ElementRow::buildSmall(bool movable)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    layout->addWidget(m_editor);
    QToolButton *more = button(QLatin1String("more"), QStringLiteral("elementMenu"), tr("Move or remove"));
    more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(more);
    if (movable) {
        QAction *left = menu->addAction(tr("Move left"), this, [this] { move(-1); });
        QAction *right = menu->addAction(tr("Move right"), this, [this] { move(1); });
        left->setEnabled(m_index.row() > 0);
        right->setEnabled(m_index.row() + 1 < m_model->rowCount(m_index.parent()));
    }
    m_removes << menu->addAction(lineIcon(QLatin1String("remove")), tr("Remove"), this, &ElementRow::remove);
    more->setMenu(menu);
    layout->addWidget(more);
}

void ElementRow::buildWide(bool movable)
{
    if (m_editor->isWide())
        setProperty("group", true);
    const int margin = m_editor->isWide() ? spacing::small : 0;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(2);
    auto *number = new QLabel(movable ? QString::number(m_index.row() + 1) : m_index.data().toString());
    number->setProperty("muted", true);
    number->setMinimumWidth(18);
    number->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(number, 0, Qt::AlignTop);
    layout->addWidget(m_editor, 1);
    if (movable) {
        QToolButton *up = button(QLatin1String("up"), QStringLiteral("elementUp"), tr("Move up"));
        QToolButton *down = button(QLatin1String("down"), QStringLiteral("elementDown"), tr("Move down"));
        up->setEnabled(m_index.row() > 0);
        down->setEnabled(m_index.row() + 1 < m_model->rowCount(m_index.parent()));
        connect(up, &QToolButton::clicked, this, [this] { move(-1); });
        connect(down, &QToolButton::clicked, this, [this] { move(1); });
        layout->addWidget(up, 0, Qt::AlignTop);
        layout->addWidget(down, 0, Qt::AlignTop);
    }
    m_remove = button(QLatin1String("close"), QStringLiteral("elementRemove"), tr("Remove"));
    connect(m_remove, &QToolButton::clicked, this, &ElementRow::remove);
    layout->addWidget(m_remove, 0, Qt::AlignTop);
}

QToolButton *ElementRow::button(QLatin1String icon, const QString &name, const QString &label)
{
    auto *button = new QToolButton;
    button->setIcon(lineIcon(icon));
    button->setIconSize({14, 14});
    button->setObjectName(name);
    button->setToolTip(label);
    button->setAccessibleName(tr("%1: %2").arg(label, m_index.data().toString()));
    return button;
}

void ElementRow::move(int by)
{
    m_model->moveElement(m_index.parent(), m_index.row(), m_index.row() + by);
}

void ElementRow::remove()
{
    m_model->clear(m_index);
}

} // namespace mw::editor

#include "editor/views/grid/besidelist.h"

#include "editor/models/grid/shapemodel.h"
#include "editor/views/board/boardface.h"
#include "editor/views/form/packicons.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

namespace {
constexpr int besideRows = 5;
}

BesideList::BesideList(ShapeModel *model, const PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_model(model), m_icons(icons), m_list(new QListWidget), m_menu(new QMenu(this)),
      m_add(lineButton(QLatin1String("add"), tr("Add what must lie beside it"), QStringLiteral("besideAdd"))),
      m_remove(lineButton(QLatin1String("remove"), tr("Remove (Del)"), QStringLiteral("besideRemove"))),
      m_up(lineButton(QLatin1String("up"), tr("Move up (Ctrl+Up)"), QStringLiteral("besideUp"))),
      m_down(lineButton(QLatin1String("down"), tr("Move down (Ctrl+Down)"), QStringLiteral("besideDown")))
{
    setObjectName(QStringLiteral("besideList"));
    m_list->setObjectName(QStringLiteral("besideWords"));
    m_list->setAccessibleName(tr("What must lie beside it"));
    m_list->installEventFilter(this);
    m_list->setFixedHeight(besideRows * (fontMetrics().height() + 8) + 4);
    m_add->setMenu(m_menu);
    m_add->setPopupMode(QToolButton::InstantPopup);
    auto *title = new QLabel(tr("Must lie beside"));
    title->setProperty("section", true);
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    for (QToolButton *tool : {m_add, m_remove, m_up, m_down})
        head->addWidget(tool);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::tiny, spacing::small, spacing::tiny);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(m_list);
    connect(m_remove, &QToolButton::clicked, this, &BesideList::remove);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &BesideList::updateButtons);
    connect(model, &ShapeModel::shapeChanged, this, &BesideList::refresh);
    refresh();
}

void BesideList::refresh()
{
    const QStringList words = m_model->beside();
    const int current = m_list->currentRow();
    m_list->clear();
    for (const QString &word : words)
        new QListWidgetItem(boardIcon(*m_icons, word), word, m_list);
    m_list->setCurrentRow(std::min(current, int(words.size()) - 1));
    fillMenu();
    updateButtons();
    setVisible(!m_model->besideChoices().isEmpty());
}

void BesideList::fillMenu()
{
    QStringList shown;
    for (const QAction *action : m_menu->actions())
        shown << action->text();
    const QStringList choices = m_model->besideChoices();
    if (shown == choices)
        return;
    m_menu->clear();
    for (const QString &word : choices)
        m_menu->addAction(boardIcon(*m_icons, word), word, this, [this, word] {
            if (m_model->addBeside(word))
                m_list->setCurrentRow(m_list->count() - 1);
        });
}

void BesideList::updateButtons()
{
    const int row = m_list->currentRow();
    const bool isEditable = m_model->isEditable();
    m_add->setEnabled(m_model->canAddBeside());
    m_remove->setEnabled(isEditable && row >= 0);
    m_up->setEnabled(isEditable && row > 0);
    m_down->setEnabled(isEditable && row >= 0 && row + 1 < m_list->count());
}

void BesideList::move(int by)
{
    const int to = m_list->currentRow() + by;
    if (m_model->moveBeside(m_list->currentRow(), to))
        m_list->setCurrentRow(to);
}

void BesideList::remove()
{
    m_model->removeBeside(m_list->currentRow());
}

bool BesideList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isMove =
            key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
        const bool isRemove = key->key() == Qt::Key_Delete && key->modifiers() == Qt::NoModifier;
        if (isMove || isRemove) {
            if (event->type() == QEvent::KeyPress)
                isRemove ? remove() : move(key->key() == Qt::Key_Up ? -1 : 1);
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mw::editor

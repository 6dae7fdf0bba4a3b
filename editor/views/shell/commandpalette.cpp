#include "editor/views/shell/commandpalette.h"

#include "editor/views/shell/fuzzymatch.h"
#include "editor/views/shell/palettedelegate.h"
#include "editor/views/theme/tokens.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

namespace {
constexpr qsizetype shownLimit = 60;
constexpr int preferredWidth = 620;
constexpr int preferredHeight = 420;
} // namespace

CommandPalette::CommandPalette(QWidget *window) : QFrame(window), m_field(new QLineEdit), m_list(new QListWidget)
{
    setObjectName(QStringLiteral("commandPalette"));
    setProperty("palette", true);
    setAutoFillBackground(true);
    m_field->setObjectName(QStringLiteral("paletteField"));
    m_field->setPlaceholderText(tr("Type an action, an item or a rule"));
    m_field->setAccessibleName(tr("Command palette"));
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("Matches"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    layout->setSpacing(spacing::small);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_field, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    hide();
}

void CommandPalette::open(QList<PaletteEntry> entries)
{
    m_entries = std::move(entries);
    const QSize room = parentWidget()->size();
    const int width = std::min(preferredWidth, room.width() - 2 * spacing::huge);
    const int height = std::min(preferredHeight, room.height() - 4 * spacing::huge);
    setGeometry((room.width() - width) / 2, 2 * spacing::huge, width, height);
    m_field->clear();
    fill();
    show();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        hide();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            hide();
            parentWidget()->setFocus();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::fill()
{
    const QString query = m_field->text().trimmed();
    QList<std::pair<int, qsizetype>> hits;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const PaletteEntry &entry = m_entries.at(i);
        const int score = query.isEmpty() ? 1
                                          : std::max(2 * fuzzyScore(query, entry.title),
                                                     fuzzyScore(query, entry.title + u' ' + entry.detail));
        if (score > 0)
            hits << std::pair(-score, i);
    }
    std::stable_sort(hits.begin(), hits.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    m_list->clear();
    for (const auto &[score, i] : std::as_const(hits).mid(0, shownLimit)) {
        const PaletteEntry &entry = m_entries.at(i);
        auto *item = new QListWidgetItem(entry.icon, entry.title);
        item->setData(PaletteDelegate::DetailRole, entry.keys.isEmpty() ? entry.detail : entry.keys);
        item->setData(Qt::UserRole, i);
        m_list->addItem(item);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const auto act = m_entries.at(item->data(Qt::UserRole).toLongLong()).run;
    hide();
    parentWidget()->setFocus();
    act();
}

} // namespace mw::editor

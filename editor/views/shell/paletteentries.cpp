#include "editor/views/shell/paletteentries.h"

#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/theme/icons.h"

#include <QAction>
#include <QMenu>

namespace mw::editor {

namespace {

void addActions(QList<PaletteEntry> &entries, const QAction *menu)
{
    for (QAction *action : menu->menu()->actions()) {
        if (action->isSeparator() || !action->isEnabled() || action->text().isEmpty())
            continue;
        entries << PaletteEntry{action->text().remove(u'&'), menu->text().remove(u'&'),
                                action->shortcut().toString(QKeySequence::NativeText), action->icon(),
                                [action] { action->trigger(); }};
    }
}

QString titleOf(const Item &item)
{
    for (const char *field : {"name", "title"})
        if (const std::string text = item.fields.textOr(field, {}); !text.empty())
            return QString::fromStdString(text);
    return QString::fromStdString(item.id);
}

} // namespace

QList<PaletteEntry> paletteEntries(const QList<QAction *> &menus, const PackDocument &document, ContentPage &content,
                                   const std::function<void()> &showContent)
{
    QList<PaletteEntry> entries;
    for (const QAction *menu : menus)
        addActions(entries, menu);
    const QIcon icon = lineIcon(QLatin1String("card"));
    for (const Item &item : document.items().all()) {
        const ItemRef ref{QString::fromStdString(item.kind), QString::fromStdString(item.id)};
        entries << PaletteEntry{titleOf(item), ref.key(), {}, icon, [ref, &content, showContent] {
                                    showContent();
                                    content.navigator()->goToItem(ref);
                                }};
    }
    return entries;
}

} // namespace mw::editor

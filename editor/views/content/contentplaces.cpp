#include "editor/document/packdocument.h"
#include "editor/models/fieldmodel.h"
#include "editor/views/board/boardpane.h"
#include "editor/views/content/contentactions.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/content/itemspane.h"
#include "editor/views/docks/foundplace.h"
#include "editor/views/docks/outlinepane.h"
#include "editor/views/docks/usespane.h"
#include "editor/views/form/fieldform.h"
#include "editor/views/grid/mappane.h"
#include "editor/views/grid/shapepane.h"
#include "editor/views/preview/previewpane.h"
#include "editor/views/setups/setuppage.h"
#include "editor/views/source/codeeditor.h"
#include "editor/views/source/sourcepane.h"

#include <QScopedValueRollback>
#include <QSplitter>
#include <QTabWidget>

/// Of the content page: the way to places, and what all panes show of one.
namespace mw::editor {

void ContentPage::showProblem(const Diagnostic &problem)
{
    const auto [kind, id] = [&] {
        const QString key = QString::fromStdString(problem.item);
        return std::pair(key.section(u'/', 0, 0), key.section(u'/', 1));
    }();
    goTo({{kind, id},
          QString::fromStdString(problem.path),
          QString::fromStdString(problem.location.fileName()),
          problem.location.offset,
          problem.location.length});
}

void ContentPage::showByte(const QString &file, std::size_t offset)
{
    FoundPlace place;
    place.item = m_document->itemAt(file, offset, &place.path);
    place.file = file;
    place.offset = offset;
    goTo(place);
}

void ContentPage::onPlaceChanged(const Navigator::Place &place)
{
    if (m_isFollowing)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    if (m_fields->item() != place.item) {
        const yaml::KindSpec *kind = m_document->schema().kind(place.item.kind.toStdString());
        m_form->setKindTitle(kind ? QString::fromStdString(kind->title) : QString());
        m_fields->setItem(place.item);
    }
    m_preview->setItem(place.item);
    m_uses->setItem(place.item);
    m_board->setItem(place.item, place.path);
    m_map->setItem(place.item);
    m_shape->setItem(place.item);
    m_setups->setItem(place.item);
    if (place.item.isValid()) {
        m_items->showItem(place.item, place.path);
        m_outline->showItem(place.item);
        m_source->showItem(place.item, place.path);
    } else if (!place.file.isEmpty()) {
        m_source->showFile(place.file);
    }
    m_actions->update();
}

void ContentPage::goTo(const FoundPlace &place)
{
    const bool exists = m_document->items().find(place.item.kind.toStdString(), place.item.id.toStdString());
    if (exists)
        m_navigator->goToItem(place.item, place.path);
    else if (place.file.isEmpty())
        return; // of an item that is no more
    else
        m_navigator->goToByte(place.file, place.offset);
    if (!place.file.isEmpty())
        m_source->showBytes(place.file, place.offset, place.length);
    const bool inForm = exists && m_tabs->currentWidget() == m_itemsSplit;
    if (inForm && m_form->showField(place.path, place.start, place.count))
        return;
    if (!sourceBesideShown())
        m_tabs->setCurrentWidget(m_source);
    m_source->editor()->setFocus(Qt::OtherFocusReason);
}

void ContentPage::onKindChosen(const QString &kind)
{
    m_items->showKind(kind);
    const auto items = m_document->items().ofKind(kind.toStdString());
    if (!items.empty() && m_navigator->item().kind != kind)
        m_navigator->goToItem({kind, QString::fromStdString(items.front()->id)});
}

} // namespace mw::editor

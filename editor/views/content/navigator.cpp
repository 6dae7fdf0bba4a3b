#include "editor/views/content/navigator.h"

#include "editor/document/packdocument.h"

namespace mw::editor {

namespace {
constexpr int historyLimit = 200;
}

Navigator::Navigator(PackDocument *document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(document, &PackDocument::changed, this, &Navigator::onChanged);
}

void Navigator::goToItem(const ItemRef &item, const QString &path)
{
    if (item.isValid())
        go({m_document->fileOf(item), item, path});
}

void Navigator::goToByte(const QString &file, std::size_t offset)
{
    QString path;
    const ItemRef item = m_document->itemAt(file, offset, &path);
    go({file, item, path});
    emit byteWanted(file, offset, 0);
}

void Navigator::goToFile(const QString &file)
{
    go({file, {}, {}});
}

void Navigator::back()
{
    if (canGoBack())
        show(m_history.at(--m_at));
}

void Navigator::forward()
{
    if (canGoForward())
        show(m_history.at(++m_at));
}

void Navigator::go(const Place &place)
{
    if (place == m_place)
        return;
    const bool sameItem = m_at >= 0 && place.item == m_history.at(m_at).item && place.file == m_history.at(m_at).file;
    if (sameItem) {
        m_history[m_at] = place; // moving about in one item is no step of the way
    } else {
        m_history.resize(m_at + 1);
        m_history.append(place);
        if (m_history.size() > historyLimit)
            m_history.removeFirst();
        m_at = m_history.size() - 1;
    }
    show(place);
}

void Navigator::show(const Place &place)
{
    m_place = place;
    emit placeChanged(m_place);
}

void Navigator::onChanged(const DocumentChange &change)
{
    if (change.kind == DocumentChange::Kind::PackReplaced) {
        m_history.clear();
        m_at = -1;
        show({});
    } else if (change.kind != DocumentChange::Kind::ValueChanged) {
        // Later: an item that only got another id is gone to under that by whoever changed it.
        QMetaObject::invokeMethod(this, &Navigator::leaveRemoved, Qt::QueuedConnection);
    }
}

void Navigator::leaveRemoved()
{
    const ItemRef &item = m_place.item;
    if (item.isValid() && !m_document->items().find(item.kind.toStdString(), item.id.toStdString()))
        show({m_place.file, {}, {}});
}

} // namespace mw::editor

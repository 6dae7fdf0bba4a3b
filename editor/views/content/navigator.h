#pragma once

#include "editor/document/documentchange.h"

#include <QList>
#include <QObject>

namespace mw::editor {

class PackDocument;

/// What the content page looks at: an item and perhaps a field of it, or a file. All panes follow it; it remembers
/// where it has been.
class Navigator : public QObject
{
    Q_OBJECT

public:
    struct Place {
        QString file;
        ItemRef item;
        QString path;
        bool operator==(const Place &) const = default;
    };

    explicit Navigator(PackDocument *document, QObject *parent = nullptr);

    [[nodiscard]] const Place &place() const { return m_place; }
    [[nodiscard]] ItemRef item() const { return m_place.item; }
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_history.size(); }

    void goToItem(const ItemRef &item, const QString &path = {});
    /// Goes to what stands at a byte of a file; to the file alone if that is no item.
    void goToByte(const QString &file, std::size_t offset);
    void goToFile(const QString &file);
    void back();
    void forward();

signals:
    void placeChanged(const mw::editor::Navigator::Place &place);
    /// Another stretch of a file is wanted in the source view, whether or not the item is another one.
    void byteWanted(const QString &file, std::size_t offset, std::size_t length);

private:
    void go(const Place &place);
    void show(const Place &place);
    void onChanged(const DocumentChange &change);
    void leaveRemoved();

    PackDocument *m_document;
    Place m_place;
    QList<Place> m_history;
    qsizetype m_at = -1;
};

} // namespace mw::editor

#include "placebook.h"

namespace mw::table {

void PlaceBook::add(QQuickItem *item, const QString &key)
{
    m_places.insert(key, item);
    connect(item, &QObject::destroyed, this,
            [this] { m_places.removeIf([](const auto &entry) { return entry.value().isNull(); }); });
}

QQuickItem *PlaceBook::visible(const QString &key) const
{
    for (const QString &alternative : key.split(u'|')) {
        const auto range = m_places.equal_range(alternative);
        for (auto place = range.first; place != range.second; ++place) {
            if (*place && (*place)->isVisible()) {
                return place->data();
            }
        }
    }
    return nullptr;
}

bool PlaceBook::has(const QString &key) const
{
    return visible(key) != nullptr;
}

QPointF PlaceBook::centre(const QString &key, QQuickItem *item) const
{
    const QQuickItem *place = visible(key);
    return place && item ? place->mapToItem(item, QPointF(place->width() / 2, place->height() / 2)) : QPointF();
}

} // namespace mw::table

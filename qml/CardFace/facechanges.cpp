#include "facechanges.h"

#include "core/pack.h"

#include <QMutex>
#include <QMutexLocker>

#include <algorithm>

namespace mw::face {

namespace {

using Kinds = std::set<std::string, std::less<>>;

/// Adds the kinds that texts of a layout quote: "game" of "@game/name", "rule" of "@rule(source)/title".
void addQuoted(const Value &value, Kinds &kinds)
{
    for (std::size_t at = value.text.find('@'); at != std::string::npos; at = value.text.find('@', at + 1)) {
        const std::size_t end = value.text.find_first_of("/(}|", at);
        kinds.insert(value.text.substr(at + 1, end == std::string::npos ? end : end - at - 1));
    }
    for (const Value &element : value.list)
        addQuoted(element, kinds);
    for (const Value::Entry &entry : value.map)
        addQuoted(entry.value, kinds);
}

/// The kinds whose items show on faces of others.
Kinds sharedKinds(const Items &items)
{
    Kinds kinds{"game", "wording"};
    for (const Item *layout : items.ofKind("layout"))
        addQuoted(layout->fields, kinds);
    return kinds;
}

} // namespace

FaceChanges::FaceChanges(const Items &before, const Items &after)
{
    // What is added, removed or moved may make another item the first of its kind, which layouts can quote.
    m_all = !std::equal(before.all().begin(), before.all().end(), after.all().begin(), after.all().end(),
                        [](const Item &a, const Item &b) { return a.kind == b.kind && a.id == b.id; });
    const Kinds shared = sharedKinds(before);
    for (std::size_t i = 0; !m_all && i < before.all().size(); ++i) {
        const Item &item = before.all()[i];
        if (item.fields.sameAs(after.all()[i].fields))
            continue;
        m_all = isLooks(item.kind) || shared.contains(item.kind);
        m_items.emplace(item.kind, item.id);
    }
}

FaceChanges FaceChanges::everything()
{
    FaceChanges changes;
    changes.m_all = true;
    return changes;
}

std::shared_ptr<const FaceChanges> FaceChanges::between(const std::shared_ptr<const GamePack> &before,
                                                        const std::shared_ptr<const GamePack> &after)
{
    struct Answer {
        std::weak_ptr<const GamePack> before;
        std::weak_ptr<const GamePack> after;
        std::shared_ptr<const FaceChanges> changes;
    };
    static QMutex mutex;
    static Answer last;
    const QMutexLocker locker(&mutex);
    if (!last.changes || last.before.lock() != before || last.after.lock() != after)
        last = {before, after, std::make_shared<const FaceChanges>(before->items, after->items)};
    return last.changes;
}

bool FaceChanges::touches(std::string_view kind, std::string_view id) const
{
    // A layout is drawn with a sample.
    return m_all || (kind == "layout" && !m_items.empty()) ||
           m_items.contains(std::pair(std::string(kind), std::string(id)));
}

} // namespace mw::face

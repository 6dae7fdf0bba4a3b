#include "tests/app/hostilehand.h"

#include "tests/editor/packcopy.h"

#include "editor/document/packdocument.h"

#include <QUndoStack>

#include <array>
#include <limits>

using namespace mw;
using namespace mw::editor;

namespace {

ItemRef refOf(const Item &item)
{
    return {QString::fromStdString(item.kind), QString::fromStdString(item.id)};
}

/// Paths of the values of one kind in an item: "top/0/amount".
void collect(const Value &value, Value::Kind kind, const QString &path, QStringList &paths)
{
    if (value.kind == kind && !path.isEmpty())
        paths.append(path);
    const QString start = path.isEmpty() ? QString() : path + u'/';
    for (std::size_t i = 0; i < value.list.size(); ++i)
        collect(value.list[i], kind, start + QString::number(i), paths);
    for (const Value::Entry &entry : value.map)
        collect(entry.value, kind, start + QString::fromStdString(entry.key), paths);
}

QStringList pathsIn(const PackDocument &document, const ItemRef &ref, Value::Kind kind)
{
    QStringList paths;
    if (const Item *item = document.items().find(ref.kind.toStdString(), ref.id.toStdString()))
        collect(item->fields, kind, {}, paths);
    return paths;
}

} // namespace

HostileHand::HostileHand(PackDocument &document, const PackCopy &pack, std::uint64_t seed)
    : m_document(document), m_pack(pack), m_random(seed)
{
}

ItemRef HostileHand::anyItem()
{
    // A kind first: else nearly all would be cards of the largest deck.
    const auto &kinds = m_document.schema().kinds();
    for (int tries = 0; tries < 20 && !kinds.empty(); ++tries) {
        const auto items = m_document.items().ofKind(kinds[below(kinds.size())].name);
        if (!items.empty())
            return refOf(*items[below(items.size())]);
    }
    return {};
}

QString HostileHand::anyFile()
{
    const QStringList files = m_document.files();
    return files.isEmpty() ? QString() : files[below(std::size_t(files.size()))];
}

QString HostileHand::edit()
{
    using Deed = QString (HostileHand::*)();
    constexpr std::array<Deed, 16> deeds{
        &HostileHand::deleteItem,   &HostileHand::deleteItem,   &HostileHand::renameItem,   &HostileHand::renameItem,
        &HostileHand::absurdNumber, &HostileHand::absurdNumber, &HostileHand::absurdNumber, &HostileHand::wrongType,
        &HostileHand::growList,     &HostileHand::malform,      &HostileHand::cutShort,     &HostileHand::harmDisk,
        &HostileHand::shuffleItems, &HostileHand::shuffleItems, &HostileHand::storm,        &HostileHand::emptyDeck};
    return (this->*deeds[below(deeds.size())])();
}

QString HostileHand::deleteItem()
{
    const ItemRef item = anyItem();
    m_document.removeItems({item});
    return QStringLiteral("delete ") + item.key();
}

QString HostileHand::emptyDeck()
{
    const ItemRef item = anyItem();
    QList<ItemRef> all;
    for (const Item *other : m_document.items().ofKind(item.kind.toStdString()))
        all.append(refOf(*other));
    m_document.removeItems(all);
    return QStringLiteral("delete all of ") + item.kind;
}

QString HostileHand::renameItem()
{
    const ItemRef item = anyItem();
    static constexpr std::array<const char *, 4> names{"other-name", "", "Ünübersichtlich {gold}", "a/b/0"};
    const char *name = names[below(names.size())];
    m_document.setValue(item, QStringLiteral("id"), Value::ofText(name));
    return QStringLiteral("name %1 “%2”").arg(item.key(), QString::fromUtf8(name));
}

QString HostileHand::absurdNumber()
{
    static constexpr std::array<std::int64_t, 10> numbers{0,
                                                          1,
                                                          -1,
                                                          64,
                                                          255,
                                                          65'536,
                                                          99'999,
                                                          std::int64_t(1) << 33,
                                                          std::numeric_limits<std::int64_t>::max(),
                                                          std::numeric_limits<std::int64_t>::min()};
    for (int tries = 0; tries < 20; ++tries) {
        const ItemRef item = anyItem();
        const QStringList paths = pathsIn(m_document, item, Value::Kind::Int);
        if (paths.isEmpty())
            continue;
        const QString path = paths[below(std::size_t(paths.size()))];
        const std::int64_t number = numbers[below(numbers.size())];
        m_document.setValue(item, path, Value::ofInt(number));
        return QStringLiteral("set %1/%2 to %3").arg(item.key(), path).arg(number);
    }
    return QStringLiteral("nothing");
}

QString HostileHand::wrongType()
{
    const ItemRef item = anyItem();
    const auto kind = std::array{Value::Kind::Int, Value::Kind::Text, Value::Kind::List, Value::Kind::Map}[below(4)];
    const QStringList paths = pathsIn(m_document, item, kind);
    if (paths.isEmpty())
        return QStringLiteral("nothing");
    const QString path = paths[below(std::size_t(paths.size()))];
    const std::array values{Value(), Value::ofText("no such thing"), Value::ofList({}), Value::ofMap({}),
                            Value::ofBool(true)};
    const std::size_t chosen = below(values.size());
    m_document.setValue(item, path, values[chosen]);
    return QStringLiteral("set %1/%2 to value %3 of another type").arg(item.key(), path).arg(chosen);
}

QString HostileHand::growList()
{
    const ItemRef ref = anyItem();
    const QStringList paths = pathsIn(m_document, ref, Value::Kind::List);
    const Item *item = m_document.items().find(ref.kind.toStdString(), ref.id.toStdString());
    if (paths.isEmpty() || !item)
        return QStringLiteral("nothing");
    const QString path = paths[below(std::size_t(paths.size()))];
    Value list = *item->field(path.toStdString());
    const std::size_t wanted = std::array{0U, 1U, 20U, 300U}[below(4)];
    while (!list.list.empty() && list.list.size() < wanted)
        list.list.push_back(list.list.front());
    list.list.resize(std::min(list.list.size(), wanted));
    m_document.setValue(ref, path, list);
    return QStringLiteral("make %1/%2 %3 long").arg(ref.key(), path).arg(list.list.size());
}

QString HostileHand::malform()
{
    const QString file = anyFile();
    static constexpr std::array<const char *, 8> pieces{"[",           "\t- x:", "\xff\xfe", "}\n",
                                                        "- - - ? :\n", "&a *a",  "%YAML 9",  "\"unclosed"};
    const QByteArray text = m_document.text(file);
    const std::size_t at = below(std::size_t(text.size()) + 1);
    const char *piece = pieces[below(pieces.size())];
    m_document.editText(file, {{at, 0, piece}}, QStringLiteral("malform"));
    return QStringLiteral("put %1 at byte %2 of %3").arg(QString::fromLatin1(piece)).arg(at).arg(file);
}

QString HostileHand::cutShort()
{
    const QString file = anyFile();
    const auto size = std::size_t(m_document.text(file).size());
    const std::size_t at = below(size + 1);
    m_document.editText(file, {{at, size - at, ""}}, QStringLiteral("cut short"));
    return QStringLiteral("cut %1 at byte %2").arg(file).arg(at);
}

QString HostileHand::harmDisk()
{
    mendDisk();
    m_harmed = anyFile();
    m_held = m_pack.bytes(m_harmed);
    const std::size_t way = below(3);
    if (way == 0)
        QFile::remove(m_pack.path() + u'/' + m_harmed);
    else
        m_pack.write(m_harmed, way == 1 ? QByteArray() : m_held.left(m_held.size() / 2));
    m_document.checkDisk();
    for (const QString &file : m_document.conflicts())
        below(2) == 0 ? m_document.keepMine(file) : void(m_document.reload(file));
    return QStringLiteral("harm %1 on the disk, in way %2").arg(m_harmed).arg(way);
}

void HostileHand::mendDisk()
{
    if (m_harmed.isEmpty())
        return;
    m_pack.write(m_harmed, m_held);
    m_harmed.clear();
    m_document.checkDisk();
}

QString HostileHand::shuffleItems()
{
    const ItemRef item = anyItem();
    if (below(2) == 0)
        m_document.moveItem(item, 0);
    else
        m_document.duplicateItems({item});
    return QStringLiteral("move or double ") + item.key();
}

QString HostileHand::storm()
{
    QUndoStack *stack = m_document.undoStack();
    const int before = stack->index();
    for (int i = 0; i < 150; ++i) {
        if (below(2) == 0)
            stack->undo();
        else
            stack->redo();
    }
    stack->setIndex(int(below(std::size_t(stack->count()) + 1)));
    return QStringLiteral("undo and redo, from %1 to %2").arg(before).arg(stack->index());
}

#include "editor/document/itemsync.h"

#include "yaml/collectitems.h"

#include <algorithm>
#include <optional>

namespace mw::editor {

namespace {

/// Up to this many bytes a file is parsed within a frame.
constexpr qsizetype smallFile = 100'000;

std::string_view view(const QByteArray &text)
{
    return {text.constData(), std::size_t(text.size())};
}

/// Items first..last of a file whose lines the edits touch, and those lines in the old text.
struct Region {
    std::size_t first;
    std::size_t last;
    std::size_t from;
    std::size_t to;
};

std::optional<Region> touchedRegion(const DocumentFile &file, std::string_view oldText,
                                    const std::vector<TextEdit> &edits)
{
    const auto &spans = file.spans;
    const std::size_t begin = edits.front().offset;
    const std::size_t end = edits.back().offset + edits.back().length;
    const auto startsBehind = [oldText](std::size_t offset, const ItemSpan &span) {
        return offset < span.from - span.indent;
    };
    const auto firstBehind = std::upper_bound(spans.begin(), spans.end(), begin, startsBehind);
    const auto lastBehind = std::upper_bound(spans.begin(), spans.end(), end, startsBehind);
    if (firstBehind == spans.begin())
        return std::nullopt;
    Region region;
    region.first = std::size_t(firstBehind - spans.begin()) - 1;
    region.last = std::size_t(lastBehind - spans.begin()) - 1;
    // An edit that ends where the next item's line begins leaves that item alone.
    if (region.last > region.first && end == spans[region.last].from - spans[region.last].indent)
        --region.last;
    // One that begins there may add to the item above.
    if (region.first > 0 && begin == spans[region.first].from - spans[region.first].indent &&
        spans[region.first - 1].list == spans[region.first].list)
        --region.first;
    if (spans[region.first].list != spans[region.last].list)
        return std::nullopt;
    region.from = spans[region.first].from - spans[region.first].indent;
    const bool isVeryLast = region.last + 1 == spans.size();
    const bool isListsLast = isVeryLast || spans[region.last + 1].list != spans[region.last].list;
    if (isVeryLast)
        region.to = oldText.size();
    else if (isListsLast)
        region.to = lineEnd(oldText, spans[region.last].to);
    else
        region.to = spans[region.last + 1].from - spans[region.last + 1].indent;
    return end <= region.to ? std::optional(region) : std::nullopt;
}

void shift(Location &location, int lines, std::ptrdiff_t bytes)
{
    location.line += lines;
    location.offset = std::size_t(std::ptrdiff_t(location.offset) + bytes);
}

void shiftAll(Value &value, int lines, std::ptrdiff_t bytes)
{
    shift(value.location, lines, bytes);
    for (Value &element : value.list)
        shiftAll(element, lines, bytes);
    for (Value::Entry &entry : value.map) {
        shift(entry.keyLocation, lines, bytes);
        shiftAll(entry.value, lines, bytes);
    }
}

/// The elements of an excerpt as items of the file, their places in the file. Nothing if the loader might see them
/// differently than as one item each.
std::optional<std::vector<Item>> itemsOf(const Excerpt &excerpt, const std::string &kind, int line)
{
    std::vector<Item> items;
    for (const Value &element : excerpt.elements()) {
        const Value *id = element.find("id");
        if (!id || id->kind != Value::Kind::Text || id->text.empty())
            return std::nullopt;
        Item item{kind, id->text, element, {}};
        const auto bytes = std::ptrdiff_t(excerpt.toFile(0)); // wraps around below the header, which is meant
        shiftAll(item.fields, line - 2, bytes);
        item.location = item.fields.location;
        items.push_back(std::move(item));
    }
    return items;
}

/// What to say about items that took the place of others, the names of which are the same.
DocumentChange valueChange(const std::vector<Item> &before, const std::vector<Item> &after, const QString &name)
{
    DocumentChange change{DocumentChange::Kind::FileChanged, name, {}, {}};
    int differing = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].fields.sameAs(after[i].fields))
            continue;
        ++differing;
        change.item = {QString::fromStdString(after[i].kind), QString::fromStdString(after[i].id)};
        change.path = QString::fromStdString(differingPath(before[i].fields, after[i].fields));
    }
    if (differing == 1)
        change.kind = DocumentChange::Kind::ValueChanged;
    else
        change.item = {}, change.path.clear();
    return change;
}

} // namespace

DocumentChange ItemSync::takeOver(const QString &name, DocumentFile &file, std::size_t first, std::size_t count,
                                  std::vector<Item> after)
{
    const auto begin = m_items.all().begin() + std::ptrdiff_t(first);
    const std::vector<Item> before(begin, begin + std::ptrdiff_t(count));
    const auto sameName = [](const Item &a, const Item &b) { return a.kind == b.kind && a.id == b.id; };
    DocumentChange change{DocumentChange::Kind::ItemsChanged, name, {}, {}};
    if (std::equal(before.begin(), before.end(), after.begin(), after.end(), sameName))
        change = valueChange(before, after, name);
    file.itemCount = file.itemCount - count + after.size();
    m_base.note(name, before, after);
    m_items.replace(first, count, std::move(after));
    return change;
}

/// Parses just the items touched. Nothing, and nothing changed, if that is not safe.
std::optional<DocumentChange> ItemSync::syncRegion(const QString &name, DocumentFile &file, const QByteArray &oldText,
                                                   const std::vector<TextEdit> &edits)
{
    if (file.spans.empty() || file.isPending || !file.parses || file.spans.size() != file.itemCount)
        return std::nullopt;
    const auto region = touchedRegion(file, view(oldText), edits);
    if (!region)
        return std::nullopt;
    const ItemSpan old = file.spans[region->first];
    const std::ptrdiff_t bytes = file.text.size() - oldText.size();
    const auto end = std::size_t(std::ptrdiff_t(region->to) + bytes);
    const yaml::KindSpec *kind = m_schema.kind(old.kind);
    const auto excerpt =
        Excerpt::cut(name.toStdString(), view(file.text), kind ? kind->collection : "", region->from, end, old.indent);
    if (!excerpt || excerpt->elements().empty())
        return std::nullopt;
    const std::size_t firstItem = file.firstItem + region->first;
    const Location &place = m_items.all()[firstItem].location;
    const int line = place.line - countLines(view(oldText).substr(region->from, place.offset - region->from));
    auto after = itemsOf(*excerpt, old.kind, line);
    if (!after)
        return std::nullopt;

    const int lines = countLines(view(file.text).substr(region->from, end - region->from)) -
                      countLines(view(oldText).substr(region->from, region->to - region->from));
    std::vector<ItemSpan> spans = excerpt->spans(old.kind, old.list, old.index);
    const std::size_t count = region->last - region->first + 1;
    const int moved = int(spans.size()) - int(count);
    for (std::size_t i = region->last + 1; i < file.spans.size(); ++i) {
        ItemSpan &span = file.spans[i];
        span.from = std::size_t(std::ptrdiff_t(span.from) + bytes);
        span.to = std::size_t(std::ptrdiff_t(span.to) + bytes);
        span.index += span.list == old.list ? moved : 0;
        shift(m_items.at(file.firstItem + i).location, lines, bytes);
    }
    const auto begin = file.spans.begin() + std::ptrdiff_t(region->first);
    file.spans.insert(file.spans.erase(begin, begin + std::ptrdiff_t(count)), spans.begin(), spans.end());
    return takeOver(name, file, firstItem, count, std::move(*after));
}

DocumentChange ItemSync::parseWhole(const QString &name, DocumentFile &file)
{
    Diagnostics problems;
    auto parsed = std::make_shared<const yaml::LoadedFile>(
        yaml::parseFile(yaml::SourceFile(name.toStdString(), file.text.toStdString()), problems));
    file.parses = parsed->tree.isComplete() && !hasErrors(problems);
    if (!file.parses)
        return {DocumentChange::Kind::FileChanged, name, {}, {}};
    file.parsed = parsed;
    file.isCurrent = true;
    file.isPending = false;
    file.spans = findSpans(m_schema, parsed->tree, view(file.text));
    Items found;
    Diagnostics reportedByWorker;
    yaml::collectItems(m_schema, *parsed, m_packName, found, reportedByWorker);
    return takeOver(name, file, file.firstItem, file.itemCount, found.all());
}

DocumentChange ItemSync::sync(const QString &name, DocumentFile &file, const QByteArray &oldText,
                              const std::vector<TextEdit> &edits)
{
    DocumentChange change{DocumentChange::Kind::FileChanged, name, {}, {}};
    file.isCurrent = false;
    if (!file.exists) {
        if (file.itemCount > 0)
            change = takeOver(name, file, file.firstItem, file.itemCount, {});
        file.spans.clear();
        return change;
    }
    if (edits.empty() && file.itemCount > 0)
        return change;
    if (!edits.empty()) {
        if (auto regional = syncRegion(name, file, oldText, edits))
            return *regional;
    }
    if (file.text.size() <= smallFile) {
        change = parseWhole(name, file);
    } else {
        file.isPending = true;
        file.spans.clear();
    }
    return change;
}

namespace {

void appendStep(std::string &path, const std::string &step)
{
    if (!path.empty())
        path += '/';
    path += step;
}

} // namespace

std::string differingPath(const Value &before, const Value &after)
{
    std::string path;
    const Value *a = &before;
    const Value *b = &after;
    while (a->kind == b->kind && !a->isScalar()) {
        const Value *nextA = nullptr;
        const Value *nextB = nullptr;
        std::string step;
        int differing = 0;
        const auto compare = [&](const Value &x, const Value &y, const std::string &name) {
            if (x.sameAs(y))
                return;
            ++differing;
            nextA = &x;
            nextB = &y;
            step = name;
        };
        if (a->list.size() != b->list.size())
            return path;
        for (std::size_t i = 0; i < a->list.size(); ++i)
            compare(a->list[i], b->list[i], std::to_string(i));
        static const Value nothing;
        for (const Value::Entry &entry : a->map) {
            const Value *other = b->find(entry.key);
            compare(entry.value, other ? *other : nothing, entry.key);
        }
        for (const Value::Entry &entry : b->map) {
            if (!a->find(entry.key))
                compare(nothing, entry.value, entry.key);
        }
        if (differing != 1)
            return path;
        appendStep(path, step);
        a = nextA;
        b = nextB;
    }
    return path;
}

Location placeOf(const Item &item, const Value &value)
{
    Location location = value.location;
    if (location.isKnown()) {
        location.line += item.location.line - item.fields.location.line;
        location.offset += item.location.offset - item.fields.location.offset;
    }
    return location;
}

} // namespace mw::editor

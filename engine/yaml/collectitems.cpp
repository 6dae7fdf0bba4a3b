#include "collectitems.h"

#include "checkvalue.h"

#include <algorithm>
#include <filesystem>

namespace mw::yaml {

namespace {

bool belongsTo(const KindSpec &kind, const std::filesystem::path &file)
{
    if (!kind.file.empty())
        return file == kind.file;
    return !kind.folder.empty() && file.parent_path() == kind.folder;
}

/// A file that is itself the item: its id is the file's name, or for a kind's only file the name of the game.
Item itemOfFile(const KindSpec &kind, const LoadedFile &file, std::string_view packName)
{
    const std::filesystem::path path = file.source.name();
    std::string name = kind.file.empty() ? path.stem().string() : file.value.textOr("rules", packName);
    Item item{kind.name, std::move(name), file.value, file.value.location};
    if (item.fields.isNull())
        item.fields = Value::ofMap({});
    if (item.fields.kind == Value::Kind::Map && !item.fields.find("id")) {
        Value id = Value::ofText(item.id);
        id.location.file = file.value.location.file;
        item.fields.map.insert(item.fields.map.begin(), {"id", std::move(id), {}});
    }
    return item;
}

/// An item that is a file has its id from there; writing it is allowed as long as it is the same.
void checkIdOfFile(const Item &item, Diagnostics &problems)
{
    const Value *id = item.fields.find("id");
    if (id && id->text != item.id)
        problems.push_back(errorAt(id->location, "id.file",
                                   Message(MW_TEXT("The id of this item is {0}.")).name(item.id),
                                   Message(MW_TEXT("Remove the line, or rename the file."))));
}

void collectList(const KindSpec &kind, const Value &list, Items &items, Diagnostics &problems)
{
    if (list.isNull())
        return;
    if (list.kind != Value::Kind::List) {
        problems.push_back(errorAt(list.location, "file.list",
                                   Message(MW_TEXT("{0} is a list of items.")).name(kind.collection),
                                   Message(MW_TEXT("Start each item with a dash and its id."))));
        return;
    }
    for (const Value &element : list.list) {
        if (element.kind == Value::Kind::Map)
            items.add({kind.name, element.textOr("id", ""), element, element.location});
        else
            problems.push_back(errorAt(element.location, "file.item",
                                       Message(MW_TEXT("This is no {0}.")).term(kind.title),
                                       Message(MW_TEXT("Write its fields, a line each, starting with id."))));
    }
}

} // namespace

void collectItems(const Schema &schema, const LoadedFile &file, std::string_view packName, Items &items,
                  Diagnostics &problems)
{
    if (!file.tree.isComplete())
        return;
    std::vector<const KindSpec *> kinds;
    for (const KindSpec &kind : schema.kinds()) {
        if (belongsTo(kind, file.source.name()))
            kinds.push_back(&kind);
    }
    if (kinds.empty())
        return; // the schema has lost its place, and that is reported there
    if (kinds.size() == 1 && kinds.front()->collection.empty()) {
        items.add(itemOfFile(*kinds.front(), file, packName));
        checkIdOfFile(items.all().back(), problems);
        return;
    }
    if (file.value.kind != Value::Kind::Map) {
        if (!file.value.isNull())
            problems.push_back(errorAt(file.value.location, "file.map",
                                       Message(MW_TEXT("A content file starts with the name of a list of items.")),
                                       Message(MW_TEXT("Write the name, a colon, and the items below it."))));
        return;
    }
    std::vector<std::string> known;
    for (const KindSpec *kind : kinds)
        known.push_back(kind->collection);
    for (const Value::Entry &entry : file.value.map) {
        const auto kind = std::find(known.begin(), known.end(), entry.key);
        if (kind == known.end())
            problems.push_back(unknownKey(entry, known, "file.key.unknown"));
        else
            collectList(*kinds[static_cast<std::size_t>(kind - known.begin())], entry.value, items, problems);
    }
}

} // namespace mw::yaml

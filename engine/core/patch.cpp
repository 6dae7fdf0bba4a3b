#include "pack.h"

#include <charconv>

namespace mw {

namespace {

struct Target {
    std::string_view kind;
    std::string_view id;
    std::string_view path;
};

/// Splits "kind/id/field/path" at its first two slashes.
Target split(std::string_view text)
{
    Target target;
    for (std::string_view *part : {&target.kind, &target.id}) {
        const std::size_t slash = std::min(text.find('/'), text.size());
        *part = text.substr(0, slash);
        text.remove_prefix(std::min(slash + 1, text.size()));
    }
    target.path = text;
    return target;
}

/// The child of a list or map that a step of a path names, made if `create` allows it (a key of a map, the
/// place right behind the end of a list). Null if there is none.
Value *child(Value &parent, std::string_view step, bool create)
{
    if (parent.kind == Value::Kind::List) {
        for (Value &element : parent.list) {
            const Value *id = element.find("id");
            if (id && id->text == step)
                return &element;
        }
        std::size_t index = 0;
        const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
        if (error != std::errc() || end != step.data() + step.size())
            return nullptr;
        if (create && index == parent.list.size())
            parent.list.emplace_back();
        return index < parent.list.size() ? &parent.list[index] : nullptr;
    }
    if (Value *found = parent.find(step))
        return found;
    if (!create || (parent.kind != Value::Kind::Map && !parent.isNull()))
        return nullptr;
    parent.set(step, Value());
    return parent.find(step);
}

Item *findItem(Items &items, const Target &target, const Value &where, Diagnostics &problems)
{
    Item *item = items.find(target.kind, target.id);
    if (!item) {
        problems.push_back(
            errorAt(where.location, "patch.unknown-item",
                    Message(MW_TEXT("There is no {0} with the id {1}.")).name(target.kind).name(target.id),
                    Message(MW_TEXT("Write kind/id, such as encounter/ada-lovelace."))));
    }
    return item;
}

void reportPath(const Target &target, std::string_view step, const Value &where, Diagnostics &problems)
{
    problems.push_back(
        errorAt(where.location, "patch.unknown-field",
                Message(MW_TEXT("{0} has nothing called {1} at {2}."))
                    .name(std::string(target.kind) + '/' + std::string(target.id))
                    .name(step)
                    .name(target.path),
                Message(MW_TEXT("Name fields by their keys and list elements by id or position, counted from 0."))));
}

void set(Items &items, const Value &where, const Value *value, Diagnostics &problems)
{
    const Target target = split(where.text);
    Item *item = findItem(items, target, where, problems);
    if (!item)
        return;
    if (!value || target.path.empty() || target.path == "id") {
        problems.push_back(errorAt(where.location, "patch.incomplete",
                                   Message(MW_TEXT("A set needs a field (other than the id) and a value.")),
                                   Message(MW_TEXT("Write {set: kind/id/field, value: …}."))));
        return;
    }
    Value fields = item->fields; // a copy, so that a wrong path changes nothing
    Value *place = &fields;
    for (std::string_view rest = target.path; !rest.empty();) {
        const std::size_t slash = std::min(rest.find('/'), rest.size());
        const std::string_view step = rest.substr(0, slash);
        place = child(*place, step, true);
        if (!place)
            return reportPath(target, step, where, problems);
        if (place->isNull())
            place->location = where.location; // made just now: what is still missing in it is told of the change
        rest.remove_prefix(std::min(slash + 1, rest.size()));
    }
    *place = *value;
    item->fields = std::move(fields);
}

void add(Items &items, const Value &where, const Value *value, Diagnostics &problems)
{
    const std::string id = value ? value->textOr("id", "") : std::string();
    if (!value || id.empty()) {
        problems.push_back(errorAt(where.location, "patch.incomplete",
                                   Message(MW_TEXT("An add needs a value that is an item with an id.")),
                                   Message(MW_TEXT("Write {add: kind, value: {id: …, …}}."))));
        return;
    }
    if (items.find(where.text, id)) {
        problems.push_back(
            errorAt(where.location, "patch.duplicate-item",
                    Message(MW_TEXT("There is already a {0} with the id {1}.")).name(where.text).name(id),
                    Message(MW_TEXT("Choose another id, or change the item with set."))));
        return;
    }
    items.add({where.text, id, *value, value->location});
}

void remove(Items &items, const Value &where, Diagnostics &problems)
{
    const Target target = split(where.text);
    Item *item = findItem(items, target, where, problems);
    if (!item)
        return;
    if (target.path.empty()) {
        items.remove(target.kind, target.id);
        return;
    }
    const std::size_t slash = target.path.rfind('/');
    const std::string_view last = target.path.substr(slash == std::string_view::npos ? 0 : slash + 1);
    Value *parent = &item->fields;
    for (std::string_view rest = target.path.substr(0, target.path.size() - last.size()); parent && !rest.empty();) {
        const std::size_t end = rest.find('/');
        parent = child(*parent, rest.substr(0, end), false);
        rest.remove_prefix(end + 1);
    }
    const Value *gone = parent ? child(*parent, last, false) : nullptr;
    if (!gone || target.path == "id")
        return reportPath(target, last, where, problems);
    if (parent->kind == Value::Kind::List)
        parent->list.erase(parent->list.begin() + (gone - parent->list.data()));
    else
        parent->remove(last);
}

} // namespace

void applyPatch(Items &items, const Value &patch, Diagnostics &problems)
{
    for (const Value &change : patch.list) {
        const Value *value = change.find("value");
        if (const Value *where = change.find("set"))
            set(items, *where, value, problems);
        else if (const Value *kind = change.find("add"))
            add(items, *kind, value, problems);
        else if (const Value *gone = change.find("remove"))
            remove(items, *gone, problems);
        else
            problems.push_back(
                errorAt(change.location, "patch.unknown-change",
                        Message(MW_TEXT("This change is neither set, add nor remove.")),
                        Message(MW_TEXT(
                            "Write {set: kind/id/field, value: …}, {add: kind, value: {…}} or {remove: kind/id}."))));
    }
    if (!patch.isNull() && patch.kind != Value::Kind::List)
        problems.push_back(errorAt(patch.location, "patch.no-list", Message(MW_TEXT("A patch is a list of changes.")),
                                   Message(MW_TEXT("Start each change on its own line with a dash."))));
}

} // namespace mw

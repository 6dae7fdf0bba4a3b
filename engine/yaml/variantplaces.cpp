#include "variantplaces.h"

#include <algorithm>
#include <string>

namespace mw::yaml {

namespace {

/// What a change of a patch is about: "kind/id" and perhaps a field of that item.
std::string targetOf(const Value &change)
{
    if (const Value *kind = change.find("add")) {
        const Value *value = change.find("value");
        return kind->text + '/' + (value ? value->textOr("id", "") : std::string());
    }
    return change.textOr("set", change.textOr("remove", ""));
}

bool isWithin(std::string_view path, std::string_view outer)
{
    return path.starts_with(outer) && (path.size() == outer.size() || outer.empty() || path[outer.size()] == '/');
}

/// The change behind a problem: the last one of the field concerned, or else of its item. Null if there is none.
const Value *changeBehind(const Value &patch, const Diagnostic &problem)
{
    const std::string field = problem.item + '/' + problem.path;
    const Value *found = nullptr;
    bool isOfField = false;
    for (const Value &change : patch.list) {
        const std::string target = targetOf(change);
        if (problem.item.empty() || !isWithin(target, problem.item))
            continue;
        const bool touchesField = !problem.path.empty() && (isWithin(field, target) || isWithin(target, field));
        if (touchesField || !isOfField)
            found = &change;
        isOfField = isOfField || touchesField;
    }
    return found;
}

} // namespace

void tellAtVariant(const Items &items, std::string_view variant, std::size_t first, Diagnostics &problems)
{
    const Item *item = items.find("variant", variant);
    const Value *patch = item ? item->field("patch") : nullptr;
    if (!patch)
        return;
    const auto end = problems.begin() + static_cast<std::ptrdiff_t>(first);
    for (auto problem = end; problem != problems.end(); ++problem) {
        const bool isOld = std::any_of(problems.begin(), end, [&problem](const Diagnostic &old) {
            return old.code == problem->code && old.toString() == problem->toString();
        });
        const Value *change = changeBehind(*patch, *problem);
        if (isOld || !change || problem->location.fileName() == item->location.fileName())
            continue;
        problem->related.push_back({Message(MW_TEXT("What the variant changes")), problem->location});
        problem->location = change->location;
    }
}

} // namespace mw::yaml

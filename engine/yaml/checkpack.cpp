#include "checkpack.h"

#include "checkplaces.h"
#include "checkvalue.h"
#include "core/balance.h"
#include "legend.h"

#include <map>
#include <string>
#include <utility>

namespace mw::yaml {

namespace {

std::vector<std::string> idsOf(const Items &items, std::string_view kind)
{
    std::vector<std::string> ids;
    for (const Item *item : items.ofKind(kind))
        ids.push_back(item->id);
    return ids;
}

/// What an id could have been meant as: letters made small, everything else a dash.
std::string idOf(std::string_view word)
{
    std::string id;
    for (const char c : word) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            id += c;
        else if (c >= 'A' && c <= 'Z')
            id += static_cast<char>(c - 'A' + 'a');
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return isId(id) ? id : std::string();
}

void checkId(const KindSpec &kind, const Item &item, Diagnostics &problems)
{
    const Value *id = item.fields.find("id");
    if (!id || !id->isScalar() || id->isNull() || isId(item.id))
        return;
    Diagnostic problem =
        errorAt(id->location, "id.syntax", Message(MW_TEXT("{0} cannot be an id.")).name(item.id),
                Message(MW_TEXT("Use lower-case letters, digits and dashes, a letter first: time-machine.")));
    problem.item = kind.name + '/' + item.id;
    problem.path = "id";
    const std::string meant = idOf(item.id);
    if (!meant.empty() && id->location.isKnown() && !id->inherited)
        problem.fixes.push_back({Message(MW_TEXT("Write {0}")).name(meant),
                                 id->location.fileName(),
                                 {{id->location.offset, id->location.length, meant}}});
    problems.push_back(std::move(problem));
}

void checkDuplicates(const Items &items, Diagnostics &problems)
{
    std::map<std::pair<std::string_view, std::string_view>, const Item *> seen;
    const auto placeOf = [](const Item &item) {
        const Value *id = item.fields.find("id");
        return id && id->location.isKnown() ? id->location : item.location;
    };
    for (const Item &item : items.all()) {
        if (item.id.empty())
            continue;
        const auto [first, isNew] = seen.try_emplace({item.kind, item.id}, &item);
        if (isNew)
            continue;
        Diagnostic problem =
            errorAt(placeOf(item), "id.duplicate",
                    Message(MW_TEXT("There is already a {0} with the id {1}.")).name(item.kind).name(item.id),
                    Message(MW_TEXT("Give one of the two another id.")));
        problem.item = item.kind + '/' + item.id;
        problem.path = "id";
        problem.related.push_back({Message(MW_TEXT("The first one is here.")), placeOf(*first->second)});
        problems.push_back(std::move(problem));
    }
}

void checkCounts(const Schema &schema, const Items &items, Diagnostics &problems)
{
    for (const KindSpec &kind : schema.kinds()) {
        const std::vector<const Item *> there = items.ofKind(kind.name);
        if (kind.count == 0 || there.size() == static_cast<std::size_t>(kind.count))
            continue;
        Location location = there.empty() ? kind.location : there.back()->location;
        location.length = 0;
        Diagnostic problem = errorAt(location, "pack.count",
                                     Message(MW_TEXT("{0}: there are {1}, printed are {2}."))
                                         .term(kind.plural)
                                         .number(static_cast<std::int64_t>(there.size()))
                                         .number(kind.count),
                                     Message(MW_TEXT("Add or remove items, or change count in schema.yaml.")));
        problem.severity = Severity::Warning;
        problems.push_back(std::move(problem));
    }
}

} // namespace

bool isId(std::string_view word)
{
    if (word.empty() || word.back() == '-')
        return false;
    const bool capital = word.front() >= 'A' && word.front() <= 'Z';
    const char first = capital ? 'A' : 'a';
    const auto isLetter = [first](char c) { return c >= first && c <= first + 25; };
    char last = '-';
    for (const char c : word) {
        const bool good = isLetter(c) || (last != '-' && c == '-') || (c >= '0' && c <= '9');
        if (!good)
            return false;
        last = c;
    }
    return isLetter(word.front());
}

void checkReferences(const Schema &schema, const KindSpec &kind, const Item &item, const Items &items,
                     Diagnostics &problems)
{
    forEachValue(kind.fields, item.fields, {}, [&](const FieldSpec &spec, const Value &value, const std::string &path) {
        if (spec.type != FieldSpec::Type::Reference || !value.isScalar() || value.isNull() ||
            items.find(spec.target, value.text))
            return;
        const KindSpec *target = schema.kind(spec.target);
        Diagnostic problem = unknownWord(value, idsOf(items, spec.target), "reference.unknown",
                                         Message(MW_TEXT("There is no {0} with the id {1}."))
                                             .term(target ? target->title : spec.target)
                                             .name(value.text));
        problem.item = kind.name + '/' + item.id;
        problem.path = path;
        problems.push_back(std::move(problem));
    });
}

void checkItems(const Schema &schema, const Items &items, Diagnostics &problems)
{
    for (const Item &item : items.all()) {
        const KindSpec *kind = schema.kind(item.kind);
        if (!kind)
            continue;
        checkItem(*kind, item, problems);
        checkId(*kind, item, problems);
        checkReferences(schema, *kind, item, items, problems);
        checkRows(*kind, item, items, problems);
    }
    checkDuplicates(items, problems);
    checkCounts(schema, items, problems);
    checkPlaces(schema, items, problems);
    checkBalance(items, problems);
}

} // namespace mw::yaml

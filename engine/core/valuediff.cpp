#include "valuediff.h"

#include "valuetext.h"

#include <charconv>

namespace mw {

namespace {

std::string join(const std::string &path, std::string_view step)
{
    return path.empty() ? std::string(step) : path + '/' + std::string(step);
}

/// The element of a list by id, else by position counted from 1.
const Value *element(const Value &list, std::string_view key)
{
    for (const Value &value : list.list) {
        const Value *id = value.find("id");
        if (id && id->text == key)
            return &value;
    }
    std::size_t position = 0;
    const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), position);
    const bool isNumber = error == std::errc() && end == key.data() + key.size();
    return isNumber && position >= 1 && position <= list.list.size() ? &list.list[position - 1] : nullptr;
}

std::optional<Difference> compare(const Value &expected, const Value *actual, const std::string &path);

std::optional<Difference> compareEntries(const Value &expected, const Value &actual, const std::string &path)
{
    for (const Value::Entry &entry : expected.map) {
        const Value *value = actual.kind == Value::Kind::List ? element(actual, entry.key) : actual.find(entry.key);
        if (auto difference = compare(entry.value, value, join(path, entry.key)))
            return difference;
    }
    return std::nullopt;
}

std::optional<Difference> compare(const Value &expected, const Value *actual, const std::string &path)
{
    const auto differs = [&] {
        return Difference{path, toLine(expected), actual ? toLine(*actual) : std::string(), expected.location};
    };
    if (expected.isNull() || !actual)
        return expected.isNull() && (!actual || actual->isNull()) ? std::nullopt : std::optional(differs());
    if (expected.isScalar()) {
        if (actual->isScalar() && !actual->isNull() && expected.text == actual->text)
            return std::nullopt;
        return differs();
    }
    if (expected.kind == Value::Kind::Map) {
        if (actual->isScalar())
            return differs();
        return compareEntries(expected, *actual, path);
    }
    if (actual->kind != Value::Kind::List || actual->list.size() != expected.list.size())
        return differs();
    for (std::size_t i = 0; i < expected.list.size(); ++i) {
        if (auto difference = compare(expected.list[i], &actual->list[i], join(path, std::to_string(i + 1))))
            return difference;
    }
    return std::nullopt;
}

} // namespace

std::optional<Difference> firstDifference(const Value &expected, const Value &actual)
{
    return compare(expected, &actual, {});
}

Value changesBetween(const Value &before, const Value &after)
{
    if (before.sameAs(after))
        return {};
    if (before.kind != Value::Kind::Map || after.kind != Value::Kind::Map)
        return after;
    Value changes = Value::ofMap({});
    for (const Value::Entry &entry : after.map) {
        const Value *old = before.find(entry.key);
        if (!old)
            changes.set(entry.key, entry.value);
        else if (!old->sameAs(entry.value))
            changes.set(entry.key, changesBetween(*old, entry.value));
    }
    for (const Value::Entry &entry : before.map) {
        if (!after.find(entry.key))
            changes.set(entry.key, Value());
    }
    return changes;
}

void checkShape(const Value &given, const Value &like, Diagnostics &problems)
{
    if (given.isNull() || like.isNull())
        return;
    const bool isMap = like.kind == Value::Kind::Map;
    const bool isList = like.kind == Value::Kind::List;
    if (isMap != (given.kind == Value::Kind::Map) || isList != (given.kind == Value::Kind::List)) {
        problems.push_back(
            errorAt(given.location, "scenario.given",
                    Message(isMap    ? MW_TEXT("Names with values are needed here.")
                            : isList ? MW_TEXT("A list is needed here.")
                                     : MW_TEXT("A single value is needed here.")),
                    Message(isMap    ? MW_TEXT("Write a map: names with a colon and a value.")
                            : isList ? MW_TEXT("Write a list: one entry a line, each with a dash, or in [ ].")
                                     : MW_TEXT("Write a number or a word."))));
        return;
    }
    for (const Value::Entry &entry : given.map) {
        if (const Value *other = like.find(entry.key))
            checkShape(entry.value, *other, problems);
    }
    for (const Value &element : given.list) {
        if (!like.list.empty())
            checkShape(element, like.list.front(), problems);
    }
}

void merge(Value &into, const Value &more)
{
    if (into.kind != Value::Kind::Map || more.kind != Value::Kind::Map) {
        into = more;
        return;
    }
    for (const Value::Entry &entry : more.map) {
        if (Value *old = into.find(entry.key))
            merge(*old, entry.value);
        else
            into.set(entry.key, entry.value);
    }
}

} // namespace mw

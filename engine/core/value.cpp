#include "value.h"

#include <algorithm>
#include <charconv>

namespace mw {

Value Value::ofInt(std::int64_t number)
{
    Value value;
    value.kind = Kind::Int;
    value.number = number;
    value.text = std::to_string(number);
    return value;
}

Value Value::ofBool(bool value)
{
    Value result;
    result.kind = Kind::Bool;
    result.number = value ? 1 : 0;
    result.text = value ? "true" : "false";
    return result;
}

Value Value::ofText(std::string text)
{
    Value value;
    value.kind = Kind::Text;
    value.text = std::move(text);
    return value;
}

Value Value::ofList(std::vector<Value> list)
{
    Value value;
    value.kind = Kind::List;
    value.list = std::move(list);
    return value;
}

Value Value::ofMap(std::vector<Entry> map)
{
    Value value;
    value.kind = Kind::Map;
    value.map = std::move(map);
    return value;
}

const Value *Value::find(std::string_view key) const
{
    const auto entry = std::find_if(map.begin(), map.end(), [key](const Entry &e) { return e.key == key; });
    return entry == map.end() ? nullptr : &entry->value;
}

Value *Value::find(std::string_view key)
{
    const auto entry = std::find_if(map.begin(), map.end(), [key](const Entry &e) { return e.key == key; });
    return entry == map.end() ? nullptr : &entry->value;
}

namespace {

const Value *step(const Value &value, std::string_view name)
{
    if (value.kind != Value::Kind::List)
        return value.find(name);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), index);
    if (error == std::errc() && end == name.data() + name.size())
        return index < value.list.size() ? &value.list[index] : nullptr;
    for (const Value &element : value.list) {
        const Value *id = element.find("id");
        if (id && id->text == name)
            return &element;
    }
    return nullptr;
}

} // namespace

const Value *Value::at(std::string_view path) const
{
    const Value *value = this;
    while (value && !path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        value = step(*value, path.substr(0, slash));
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return value;
}

std::int64_t Value::intOr(std::string_view key, std::int64_t otherwise) const
{
    const Value *value = find(key);
    return value && value->kind == Kind::Int ? value->number : otherwise;
}

std::string Value::textOr(std::string_view key, std::string_view otherwise) const
{
    const Value *value = find(key);
    return value && value->isScalar() && !value->isNull() ? value->text : std::string(otherwise);
}

void Value::set(std::string_view key, Value value)
{
    kind = Kind::Map;
    if (Value *old = find(key))
        *old = std::move(value);
    else
        map.push_back({std::string(key), std::move(value), {}});
}

bool Value::remove(std::string_view key)
{
    const auto entry = std::find_if(map.begin(), map.end(), [key](const Entry &e) { return e.key == key; });
    if (entry == map.end())
        return false;
    map.erase(entry);
    return true;
}

bool Value::sameAs(const Value &other) const
{
    const auto sameEntry = [](const Entry &a, const Entry &b) { return a.key == b.key && a.value.sameAs(b.value); };
    const auto sameValue = [](const Value &a, const Value &b) { return a.sameAs(b); };
    return kind == other.kind && number == other.number && text == other.text &&
           std::equal(list.begin(), list.end(), other.list.begin(), other.list.end(), sameValue) &&
           std::equal(map.begin(), map.end(), other.map.begin(), other.map.end(), sameEntry);
}

} // namespace mw

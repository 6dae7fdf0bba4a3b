#include "wording.h"

#include "effectid.h"

#include <utility>

namespace mw {

namespace {

constexpr std::int64_t countsNothing = -1;

/// Replaces each {name} by what `fill` says; where it says nothing, the token stays as it is.
template <typename Fill>
std::string fillPlaces(std::string_view text, const Fill &fill)
{
    std::string result;
    std::size_t position = 0;
    while (position < text.size()) {
        const std::size_t open = text.find('{', position);
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos)
            break;
        result += text.substr(position, open - position);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const std::string filled = fill(name);
        result += filled.empty() ? std::string(text.substr(open, close - open + 1)) : filled;
        position = close + 1;
    }
    result += text.substr(position);
    return result;
}

std::string scalarText(const Value &value)
{
    return value.kind == Value::Kind::Int ? std::to_string(value.number) : value.text;
}

std::string_view verbOf(const Value &effect)
{
    return effect.map.empty() ? std::string_view() : std::string_view(effect.map.front().key);
}

/// Where an amount can be left out, it is one.
std::int64_t amountOf(const Value &effect)
{
    return effect.intOr("amount", 1);
}

} // namespace

Wording::Wording(const Items &items, Translate translate) : m_items(items), m_translate(std::move(translate)) {}

bool Wording::has(std::string_view id) const
{
    return m_items.find("wording", id) != nullptr;
}

std::string Wording::text(std::string_view id, std::int64_t count) const
{
    const Item *item = m_items.find("wording", id);
    if (!item)
        return std::string(id);
    const std::string one = item->fields.textOr("one", id);
    const std::string other = item->fields.textOr("other", one);
    if (m_translate) {
        if (const std::string translated = m_translate(other, count); translated != other)
            return translated;
    }
    return count == 1 || count == countsNothing ? one : other;
}

std::string Wording::idFor(const Value &effect) const
{
    return effectId(m_items, "wording", effect);
}

std::string Wording::place(const Value &effect, std::string_view name) const
{
    if (const std::size_t colon = name.find(':'); colon != std::string_view::npos) {
        const Value *field = effect.find(name.substr(colon + 1));
        return field ? '{' + std::string(name.substr(0, colon + 1)) + scalarText(*field) + '}' : std::string();
    }
    if (name == "amount")
        return std::to_string(amountOf(effect));
    const Value *field = effect.find(name);
    if (!field)
        return {};
    const std::string id = std::string(name) + '-' + scalarText(*field);
    return has(id) ? text(id, countsNothing) : scalarText(*field);
}

std::string Wording::effect(const Value &effect) const
{
    return fillPlaces(text(idFor(effect), amountOf(effect)),
                      [&](std::string_view name) { return place(effect, name); });
}

std::string Wording::join(const std::vector<std::string> &parts) const
{
    std::string joined;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 0) {
            joined = parts[i];
            continue;
        }
        const std::string before = std::exchange(joined, {});
        joined =
            fillPlaces(text(i + 1 == parts.size() ? "join-last" : "join", countsNothing), [&](std::string_view name) {
                return name == "first" ? before : name == "second" ? parts[i] : std::string();
            });
    }
    return joined;
}

std::string Wording::list(const Value &effects) const
{
    std::vector<std::string> parts;
    for (const Value &each : effects.list)
        parts.push_back(effect(each));
    return join(parts);
}

std::string Wording::effects(const Value &effects) const
{
    std::vector<std::pair<std::string_view, std::vector<std::string>>> groups;
    for (const Value &each : effects.list) {
        const std::string_view verb = verbOf(each);
        auto group = groups.begin();
        while (group != groups.end() && group->first != verb)
            ++group;
        if (group == groups.end())
            group = groups.insert(groups.end(), {verb, {}});
        group->second.push_back(effect(each));
    }
    if (groups.empty())
        return {};
    std::string id = "effects";
    for (const auto &[verb, parts] : groups)
        id.append("-").append(verb);
    return fillPlaces(text(id, countsNothing), [&](std::string_view name) {
        for (const auto &[verb, parts] : groups) {
            if (verb == name)
                return join(parts);
        }
        return std::string();
    });
}

std::string wordEffect(const Items &items, const Value &effect)
{
    return Wording(items).effect(effect);
}

std::string wordEffects(const Items &items, const Value &effects)
{
    return Wording(items).effects(effects);
}

} // namespace mw

#include "givenvalues.h"

#include <algorithm>

namespace mw {

void GivenValues::problem(const Value &at, Message message) const
{
    m_problems.push_back(errorAt(at.location, "scenario.given", std::move(message)));
}

void GivenValues::checkKeys(const Value &map, std::span<const std::string_view> known) const
{
    for (const Value::Entry &entry : map.map) {
        if (std::find(known.begin(), known.end(), entry.key) == known.end())
            unknownKey(entry);
    }
}

void GivenValues::unknownKey(const Value::Entry &entry) const
{
    problem(entry.value, Message(MW_TEXT("“{0}” is no part of the state.")).name(entry.key));
}

std::optional<int> GivenValues::number(const Value &value, int least, int most) const
{
    if (value.kind == Value::Kind::Int && value.number >= least && value.number <= most)
        return static_cast<int>(value.number);
    problem(value, numberNeeded(least, most));
    return std::nullopt;
}

std::optional<int> GivenValues::numberUnder(const Value &map, std::string_view key, int least, int most) const
{
    const Value *value = map.find(key);
    return value ? number(*value, least, most) : std::nullopt;
}

std::optional<int> GivenValues::word(const Value &value, std::span<const std::string_view> words) const
{
    const auto found = std::find(words.begin(), words.end(), value.text);
    if (value.isScalar() && found != words.end())
        return static_cast<int>(found - words.begin());
    problem(value, Message(MW_TEXT("“{0}” is not known here.")).name(value.text));
    return std::nullopt;
}

std::optional<int> GivenValues::seat(const Value &value, int players) const
{
    if (value.isScalar() && value.text == noneWord)
        return -1;
    const auto counted = number(value, 1, players);
    return counted ? std::optional(*counted - 1) : std::nullopt;
}

Message GivenValues::numberNeeded(std::int64_t least, std::int64_t most)
{
    return Message(MW_TEXT("A number from {0} to {1} is needed here.")).number(least).number(most);
}

} // namespace mw

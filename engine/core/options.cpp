#include "options.h"
#include "pack.h"

namespace mw {

namespace {

/// The declaration of an option in the game item; null if there is none.
const Value *declaration(const Items &items, std::string_view option)
{
    for (const Item *game : items.ofKind("game")) {
        const Value *options = game->field("options");
        if (!options)
            continue;
        for (const Value &declared : options->list) {
            if (declared.textOr("id", "") == option)
                return &declared;
        }
    }
    return nullptr;
}

} // namespace

std::optional<std::int64_t> readOption(const Items &items, std::string_view option, std::string_view text,
                                       const Location &location, Diagnostics &problems)
{
    Diagnostic problem;
    problem.location = location;
    const Value *declared = declaration(items, option);
    if (!declared) {
        problem.code = "option.unknown";
        problem.message = Message(MW_TEXT("The game has no option {0}.")).name(option);
        problem.remedy = Message(MW_TEXT("The options are listed in game.yaml."));
        problems.push_back(std::move(problem));
        return std::nullopt;
    }
    std::string choices = "true, false";
    if (const Value *values = declared->find("values"); values && !values->list.empty()) {
        choices.clear();
        for (const Value &value : values->list) {
            if (value.text == text)
                return &value - values->list.data();
            choices += (choices.empty() ? "" : ", ") + value.text;
        }
    } else if (text == "true" || text == "false") {
        return text == "true" ? 1 : 0;
    }
    problem.code = "option.value";
    problem.message = Message(MW_TEXT("The option {0} cannot be {1}.")).name(option).name(text);
    problem.remedy = Message(MW_TEXT("It can be: {0}.")).name(choices);
    problems.push_back(std::move(problem));
    return std::nullopt;
}

void readOptions(const Items &items, const Value &map, OptionValues &options, Diagnostics &problems)
{
    for (const Value::Entry &entry : map.map) {
        const Location &place = entry.value.location.isKnown() ? entry.value.location : entry.keyLocation;
        if (const auto value = readOption(items, entry.key, entry.value.text, place, problems))
            options[entry.key] = *value;
    }
}

std::string optionText(const Items &items, std::string_view option, std::int64_t value)
{
    const Value *declared = declaration(items, option);
    const Value *values = declared ? declared->find("values") : nullptr;
    if (!values || values->list.empty())
        return value != 0 ? "true" : "false";
    return value >= 0 && value < std::ssize(values->list) ? values->list[static_cast<std::size_t>(value)].text
                                                          : std::to_string(value);
}

} // namespace mw

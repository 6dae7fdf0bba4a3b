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

Diagnostic unknownOption(std::string_view option, const Location &location)
{
    return errorAt(location, "option.unknown", Message(MW_TEXT("The game has no option {0}.")).name(option),
                   Message(MW_TEXT("The options are listed in game.yaml.")));
}

std::optional<std::int64_t> readOption(const Items &items, std::string_view option, std::string_view text,
                                       const Location &location, Diagnostics &problems)
{
    const Value *declared = declaration(items, option);
    if (!declared) {
        problems.push_back(unknownOption(option, location));
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
    problems.push_back(errorAt(location, "option.value",
                               Message(MW_TEXT("The option {0} cannot be {1}.")).name(option).name(text),
                               Message(MW_TEXT("It can be: {0}.")).name(choices)));
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

OptionValues chosenOptions(const Items &items, const OptionValues &options)
{
    OptionValues chosen;
    for (const auto &[id, value] : options) {
        const Value *declared = declaration(items, id);
        if (!declared || declared->textOr("default", "") != optionText(items, id, value))
            chosen[id] = value;
    }
    return chosen;
}

Value optionsValue(const Items &items, const OptionValues &options)
{
    Value map = Value::ofMap({});
    for (const auto &[id, value] : options) {
        const std::string text = optionText(items, id, value);
        const bool isSwitch = text == "true" || text == "false";
        map.set(id, isSwitch ? Value::ofBool(text == "true") : Value::ofText(text));
    }
    return map;
}

} // namespace mw

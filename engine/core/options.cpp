#include "options.h"
#include "optionchoices.h"
#include "pack.h"

namespace mw {

Diagnostic unknownOption(std::string_view option, const Location &location)
{
    return errorAt(location, "option.unknown", Message(MW_TEXT("The game has no option {0}.")).name(option),
                   Message(MW_TEXT("The options are listed in game.yaml.")));
}

std::optional<std::int64_t> readOption(const Items &items, std::string_view option, std::string_view text,
                                       const Location &location, Diagnostics &problems)
{
    const Value *declared = optionDeclaration(items, option);
    if (!declared) {
        problems.push_back(unknownOption(option, location));
        return std::nullopt;
    }
    std::string known = "true, false";
    if (const std::vector<OptionChoice> choices = optionChoices(items, *declared); !choices.empty()) {
        known.clear();
        for (const OptionChoice &choice : choices) {
            if (choice.id == text)
                return &choice - choices.data();
            known += (known.empty() ? "" : ", ") + choice.id;
        }
    } else if (text == "true" || text == "false") {
        return text == "true" ? 1 : 0;
    }
    problems.push_back(errorAt(location, "option.value",
                               Message(MW_TEXT("The option {0} cannot be {1}.")).name(option).name(text),
                               Message(MW_TEXT("It can be: {0}.")).name(known)));
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
    const Value *declared = optionDeclaration(items, option);
    const std::vector<OptionChoice> choices = declared ? optionChoices(items, *declared) : std::vector<OptionChoice>();
    if (choices.empty())
        return value != 0 ? "true" : "false";
    return value >= 0 && value < std::ssize(choices) ? choices[static_cast<std::size_t>(value)].id
                                                     : std::to_string(value);
}

OptionValues chosenOptions(const Items &items, const OptionValues &options)
{
    OptionValues chosen;
    for (const auto &[id, value] : options) {
        const Value *declared = optionDeclaration(items, id);
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

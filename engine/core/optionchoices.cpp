#include "optionchoices.h"

#include <algorithm>

namespace mw {

const Value *optionDeclaration(const Items &items, std::string_view option)
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

std::string_view kindOfChoices(const Value &declared)
{
    const Value *kind = declared.find("values-from");
    return kind && kind->isScalar() ? std::string_view(kind->text) : std::string_view();
}

std::vector<OptionChoice> optionChoices(const Items &items, const Value &declared)
{
    std::vector<OptionChoice> choices;
    const Value *values = declared.find("values");
    const Value *titles = declared.find("value-titles");
    for (std::size_t i = 0; values && i < values->list.size(); ++i) {
        const bool isNamed = titles && i < titles->list.size();
        choices.push_back({values->list[i].text, isNamed ? titles->list[i].text : values->list[i].text});
    }
    if (const std::string_view kind = kindOfChoices(declared); !kind.empty()) {
        for (const Item *item : items.ofKind(kind)) {
            const auto same = [item](const OptionChoice &choice) { return choice.id == item->id; };
            if (std::none_of(choices.begin(), choices.end(), same))
                choices.push_back({item->id, item->fields.textOr("name", item->id)});
        }
    }
    return choices;
}

} // namespace mw

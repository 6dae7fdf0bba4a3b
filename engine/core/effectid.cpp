#include "effectid.h"

namespace mw {

std::string effectId(const Items &items, std::string_view kind, const Value &effect)
{
    const auto textOf = [](const Value &value) {
        return value.kind == Value::Kind::Int ? std::to_string(value.number) : value.text;
    };
    if (effect.map.empty())
        return {};
    std::string id = effect.map.front().key + '-' + textOf(effect.map.front().value);
    for (const Value::Entry &entry : effect.map) {
        std::string narrower = id + '-' + textOf(entry.value);
        if (entry.value.isScalar() && items.find(kind, narrower))
            return narrower;
    }
    return id;
}

} // namespace mw

#include "games.h"

namespace mw {

const Rules *findRules(std::string_view game)
{
    for (const Rules *rules : allRules()) {
        if (rules->game() == game)
            return rules;
    }
    return nullptr;
}

std::vector<const Rules *> allRules()
{
    return {};
}

} // namespace mw

#include "games.h"

#include "steam_time/rules.h"
#include "timespan/rules.h"
#include "world_wonders/rules.h"

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
    return {&steam_time::rules(), &timespan::rules(), &world_wonders::rules()};
}

} // namespace mw

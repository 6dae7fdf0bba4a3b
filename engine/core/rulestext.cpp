#include "rulestext.h"

namespace mw {

const Item *findRule(const Items &items, std::string_view rule)
{
    return items.find("rule", rule);
}

Message refusalText(const Items &items, const Refusal &refusal)
{
    const Item *rule = findRule(items, refusal.rule);
    Message message(rule ? rule->fields.textOr("refused", rule->fields.textOr("title", refusal.rule))
                         : std::string(refusal.rule));
    for (const std::int16_t argument : refusal.args)
        message.arguments.push_back({Message::Argument::Kind::Number, argument, {}});
    return message;
}

} // namespace mw

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

std::string eventText(const GamePack &pack, const StateBlock &after, const Event &event)
{
    const std::string text = pack.rules->describeEvent(*pack.content, after, event).toEnglish();
    return event.player < 0 ? text : "player " + std::to_string(event.player + 1) + ' ' + text;
}

} // namespace mw

#include "editor/models/effecttext.h"

#include "core/balance.h"
#include "core/effectid.h"

#include <algorithm>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

constexpr const char *costVerb = "pay";

bool isVerb(const FieldSpec &spec, std::string_view key)
{
    return std::find(spec.oneOf.begin(), spec.oneOf.end(), key) != spec.oneOf.end();
}

bool names(const std::string &text, const std::string &field)
{
    return text.find('{' + field + '}') != std::string::npos || text.find(':' + field + '}') != std::string::npos;
}

} // namespace

bool isEffect(const FieldSpec &spec)
{
    return spec.type == FieldSpec::Type::Struct && !spec.oneOf.empty() &&
           std::all_of(spec.oneOf.begin(), spec.oneOf.end(), [&spec](const std::string &verb) {
               const FieldSpec *field = spec.field(verb);
               return field && field->type == FieldSpec::Type::Enum;
           });
}

QString verbOf(const FieldSpec &spec, const Value &effect)
{
    for (const Value::Entry &entry : effect.map)
        if (isVerb(spec, entry.key) && !entry.value.isNull())
            return QString::fromStdString(entry.key);
    return {};
}

bool saysSomething(const Items &items, const Value &effect, const FieldSpec &field)
{
    if (effect.map.empty())
        return true;
    const std::string id = effect.map.front().key + '-' + effect.map.front().value.text;
    if (std::any_of(field.values.begin(), field.values.end(),
                    [&](const std::string &value) { return items.find("wording", id + '-' + value); }))
        return true;
    const Item *wording = items.find("wording", effectId(items, "wording", effect));
    return !wording || names(wording->fields.textOr("one", ""), field.name) ||
           names(wording->fields.textOr("other", ""), field.name);
}

Value makeEffect(const Items &items, const FieldSpec &spec, const QString &verb, const QString &what, const Value &from)
{
    Value effect = Value::ofMap({});
    effect.set(verb.toStdString(), Value::ofText(what.toStdString()));
    for (const FieldSpec &field : spec.fields) {
        if (isVerb(spec, field.name) || !saysSomething(items, effect, field))
            continue;
        if (const Value *kept = from.find(field.name))
            effect.set(field.name, *kept);
        else if (field.type == FieldSpec::Type::Enum && field.defaultValue.isNull() && !field.values.empty())
            effect.set(field.name, Value::ofText(field.values.front()));
    }
    return effect;
}

int placeOfEffect(const FieldSpec &spec, const Value &effects, const QString &verb)
{
    int place = verb == QLatin1String(costVerb) ? 0 : int(effects.list.size());
    for (std::size_t i = 0; i < effects.list.size(); ++i)
        if (verbOf(spec, effects.list[i]) == verb)
            place = int(i) + 1;
    return place;
}

QString worthOf(const Items &items, const FieldSpec &spec, const Value &effects)
{
    const Balance balance(items);
    std::int64_t cost = 0;
    std::int64_t reward = 0;
    for (const Value &effect : effects.list) {
        const auto worth = balance.worth(effect);
        if (!worth)
            return {};
        (verbOf(spec, effect) == QLatin1String(costVerb) ? cost : reward) += *worth;
    }
    const QString given = QString::fromStdString(balance.inUnits(reward));
    const QString paid = QString::fromStdString(balance.inUnits(cost));
    return cost == 0 ? given : reward == 0 ? paid : QStringLiteral("%1 → %2").arg(paid, given);
}

} // namespace mw::editor

#pragma once

#include "core/items.h"
#include "yaml/schema.h"

#include <QString>
#include <QStringList>

namespace mw::editor {

/// Whether values of a field are effects: maps that have exactly one of some verbs, each with a choice.
[[nodiscard]] bool isEffect(const yaml::FieldSpec &spec);
/// The verb of an effect; empty if it has none.
[[nodiscard]] QString verbOf(const yaml::FieldSpec &spec, const Value &effect);
/// Whether a field beside the verb says anything about an effect: its wording names the field, or there are wordings
/// for single values of it. Everything does where the pack has no wording for the effect.
[[nodiscard]] bool saysSomething(const Items &items, const Value &effect, const yaml::FieldSpec &field);
/// An effect of a verb with what the wording asks for and nothing else; fields are taken from `from` as far as they
/// fit.
[[nodiscard]] Value makeEffect(const Items &items, const yaml::FieldSpec &spec, const QString &verb,
                               const QString &what, const Value &from);
/// Where in a list an effect of a verb goes: after the last of the same verb; costs before all else.
[[nodiscard]] int placeOfEffect(const yaml::FieldSpec &spec, const Value &effects, const QString &verb);
/// What the effects of a list cost and give in the unit of the pack's weights, as "3 → 8"; empty without weights.
[[nodiscard]] QString worthOf(const Items &items, const yaml::FieldSpec &spec, const Value &effects);

} // namespace mw::editor

#pragma once

#include "items.h"
#include "value.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mw {

/// Says a source text from content in the reader's language. `count` picks the plural form; it is -1 for a text
/// that counts nothing. The source of a text with two forms is the form for several; where it comes back as it is, it
/// has no translation, and the form that content gives is taken.
using Translate = std::function<std::string(std::string_view source, std::int64_t count)>;

/// Makes the texts of effects from the pack's `wording` items, so that no card can say what the rules do not do.
///
/// An effect is a map whose first key is its verb: {gain: crystal, colour: any, amount: 2}. It is worded by the item
/// `gain-crystal-any` if there is one, else by `gain-crystal`. In a wording, {amount} and {colour} stand for fields of
/// the effect (a value reads as its own item says, `colour-blue`), {crystal:colour} for the icon with the field's
/// value, and all else in braces is an icon and stays. An effect that has no wording reads as the id that is missing.
///
/// Refers to `items`, which must outlive it.
class Wording
{
public:
    explicit Wording(const Items &items, Translate translate = {});

    /// "2 {crystal:any} of any colours"
    [[nodiscard]] std::string effect(const Value &effect) const;
    /// "3 {gold}, 1 {steam} and 2 {esteem}": no verbs.
    [[nodiscard]] std::string list(const Value &effects) const;
    /// "Pay 3 {gold}: gain 2 {esteem}": the effects grouped by verb, by the item `effects-pay-gain`.
    [[nodiscard]] std::string effects(const Value &effects) const;
    /// Id of the item that words an effect, whether or not there is one: "gain-gold".
    [[nodiscard]] std::string idFor(const Value &effect) const;

private:
    [[nodiscard]] bool has(std::string_view id) const;
    [[nodiscard]] std::string text(std::string_view id, std::int64_t count) const;
    [[nodiscard]] std::string join(const std::vector<std::string> &parts) const;
    [[nodiscard]] std::string place(const Value &effect, std::string_view name) const;

    const Items &m_items;
    Translate m_translate;
};

/// The same in the source language, for one-off use.
[[nodiscard]] std::string wordEffect(const Items &items, const Value &effect);
[[nodiscard]] std::string wordEffects(const Items &items, const Value &effects);

} // namespace mw

#pragma once

#include "diagnostic.h"
#include "items.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mw {

/// What a band says of an item. Amounts are in the small units in which weights are given.
struct BandResult {
    const Item *band = nullptr; ///< lives as long as the items
    std::int64_t cost = 0;
    std::int64_t reward = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
    bool isPercent = false; ///< whether value and limits are percent of the cost
    std::int64_t value = 0; ///< reward less cost, or reward in percent of the cost

    [[nodiscard]] std::string title() const; ///< several bands of one title are for several sorts of items
    [[nodiscard]] bool isInside() const;
};

/// Weighs what items cost against what they give, by the pack's own items: a `weight` for each effect
/// (`gain-gold`, worth: 2) and a `band` for what is compared (which fields of which items, and the limits).
///
/// The path of a field may lead to many values: the step `*` is every element of a list, `best` the one that is worth
/// most, and `technology>technology` goes on in the item of the kind behind the arrow that the field before it names.
///
/// Refers to `items`, which must outlive it.
class Balance
{
public:
    explicit Balance(const Items &items);

    /// What each band that is about an item says of it, in the order of the bands. One is left out if it is percent
    /// of a cost that is nothing, or if a weight is missing, which `missing` then gets.
    [[nodiscard]] std::vector<BandResult> measure(const Item &item, std::vector<std::string> *missing = nullptr) const;
    /// What an element of a list of an item adds to its bands: the terms that lead into that list, for it alone. None
    /// if no term does, or if a weight is missing.
    [[nodiscard]] std::optional<std::int64_t> worthOfElement(const Item &item, std::string_view list,
                                                             std::size_t element) const;
    /// Titles of the bands about items of a kind, each once, in the order of the bands.
    [[nodiscard]] std::vector<std::string> titles(std::string_view kind) const;
    /// Worth of an effect with its amount; none if it has no weight.
    [[nodiscard]] std::optional<std::int64_t> worth(const Value &effect) const;
    /// An amount in the unit that people count in: "6.5".
    [[nodiscard]] std::string inUnits(std::int64_t amount) const;
    /// Name of that unit, by the weight that is marked `unit`: "gold" for `gain-gold`; empty if none is marked.
    [[nodiscard]] std::string unitName() const;

private:
    struct Term;
    [[nodiscard]] std::int64_t sumOf(const Item &item, const Value &term, const Value &from, std::string_view path,
                                     std::vector<std::string> &missing) const;
    [[nodiscard]] std::int64_t sumAt(const Value &value, std::string_view path, Term &term) const;
    [[nodiscard]] std::int64_t weigh(const Value &value, Term &term) const;
    [[nodiscard]] std::int64_t weighOne(const Value &value, Term &term) const;
    [[nodiscard]] std::optional<BandResult> measure(const Item &item, const Item &band,
                                                    std::vector<std::string> *missing) const;

    const Items &m_items;
    std::vector<const Item *> m_bands;
    const Item *m_unit = nullptr;
};

/// Warns of items outside their bands (`balance.band`) and of effects without a weight (`balance.weight`). Items with
/// errors among the problems so far are left out.
void checkBalance(const Items &items, Diagnostics &problems);

} // namespace mw

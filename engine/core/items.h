#pragma once

#include "value.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mw {

/// One thing of a game that content describes: a card, a board, a rule. `fields` is a Map and includes `id`.
struct Item {
    std::string kind; ///< a kind of the schema: "encounter"
    std::string id;   ///< unique within its kind
    Value fields;
    Location location;

    [[nodiscard]] const Value *field(std::string_view path) const { return fields.at(path); }
};

/// All items of a pack in file order, found by kind and id. A value: copies are independent.
class Items
{
public:
    /// Appends; a second item of the same kind and id is kept in order but not found by id.
    void add(Item item);
    /// Removes an item; false if there is none.
    bool remove(std::string_view kind, std::string_view id);
    /// Puts `items` in the place of the `count` items from position `first` on.
    void replace(std::size_t first, std::size_t count, std::vector<Item> items);

    [[nodiscard]] const std::vector<Item> &all() const { return m_items; }
    /// The item at a position in all(). Its kind and id must not be changed through it.
    [[nodiscard]] Item &at(std::size_t position) { return m_items[position]; }
    [[nodiscard]] std::vector<const Item *> ofKind(std::string_view kind) const;
    [[nodiscard]] const Item *find(std::string_view kind, std::string_view id) const;
    [[nodiscard]] Item *find(std::string_view kind, std::string_view id);

private:
    void reindex();

    std::vector<Item> m_items;
    std::map<std::pair<std::string, std::string>, std::size_t, std::less<>> m_index;
};

} // namespace mw

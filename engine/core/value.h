#pragma once

#include "location.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mw {

/// One value of content as read from text, independent of YAML: a tree whose every node knows its place.
/// Scalars keep their decoded text next to the value it stands for. Plain `true`/`false` are Bool, plain
/// decimal integers without leading zeros are Int, plain `null`, `~` and nothing are Null; all else, and
/// everything quoted, is Text.
struct Value {
    enum class Kind : std::uint8_t { Null, Bool, Int, Text, List, Map };
    struct Entry;

    Kind kind = Kind::Null;
    bool inherited = false;  ///< reached through a YAML alias or merge key: it is written elsewhere
    std::int64_t number = 0; ///< of Int; 0 or 1 of Bool
    std::string text;        ///< decoded text of a scalar
    std::vector<Value> list; ///< elements of List
    std::vector<Entry> map;  ///< entries of Map in file order, keys unique
    Location location;       ///< of the value itself, without its key

    [[nodiscard]] static Value ofInt(std::int64_t number);
    [[nodiscard]] static Value ofBool(bool value);
    [[nodiscard]] static Value ofText(std::string text);
    [[nodiscard]] static Value ofList(std::vector<Value> list);
    [[nodiscard]] static Value ofMap(std::vector<Entry> map);

    [[nodiscard]] bool isNull() const { return kind == Kind::Null; }
    [[nodiscard]] bool isScalar() const { return kind < Kind::List; }
    /// The value under a key of a Map; null pointer if there is none or this is no Map.
    [[nodiscard]] const Value *find(std::string_view key) const;
    [[nodiscard]] Value *find(std::string_view key);
    /// The value at a path of keys and list positions ("top/0/amount"). In a list whose elements are maps
    /// with an `id`, a step may also be that id.
    [[nodiscard]] const Value *at(std::string_view path) const;
    /// Number of an Int under a key, or the default when it is missing or no Int.
    [[nodiscard]] std::int64_t intOr(std::string_view key, std::int64_t otherwise) const;
    /// Text of a scalar under a key, or the default when it is missing or no scalar.
    [[nodiscard]] std::string textOr(std::string_view key, std::string_view otherwise) const;
    /// Sets or appends an entry of a Map.
    void set(std::string_view key, Value value);
    bool remove(std::string_view key);

    /// Same content; locations and `inherited` do not count.
    [[nodiscard]] bool sameAs(const Value &other) const;
};

struct Value::Entry {
    std::string key;
    Value value;
    Location keyLocation;
};

} // namespace mw

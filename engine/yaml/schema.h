#pragma once

#include "core/diagnostic.h"
#include "core/items.h"
#include "core/value.h"

#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

/// One character of a grid: what a space is that has it.
struct LegendEntry {
    std::string symbol;          ///< one character
    std::string title;           ///< for people, translatable; "Land"
    std::string id;              ///< of the item that it stands for; empty if it was written in the schema
    std::vector<std::string> on; ///< of shapes: ids of what may lie beneath; none where the shape covers nothing
    bool operator==(const LegendEntry &) const = default;
};

/// What may stand in a field: reader, form, lint, help page and translator all read this one description.
struct FieldSpec {
    enum class Type {
        Int,       ///< whole number, minimum..maximum
        Bool,      ///< true or false
        Text,      ///< a line, or several with `multiline`; may hold inline icons {gold}
        Enum,      ///< one of `values`
        Reference, ///< id of an item of kind `target`
        List,      ///< elements as `element` says, minimum..maximum of them
        Struct,    ///< map with the keys `fields`
        Map,       ///< map with free keys (or the keys `values`), each value as `element` says
        Any,       ///< any value; only for variants' patches, whose values are checked where they land
    };

    std::string name;     ///< the key
    std::string title;    ///< for people, translatable; "Draws"
    std::string help;     ///< one or two sentences, translatable
    std::string typeName; ///< name of the named type it was made from ("effect"), empty if written in place
    Type type = Type::Text;
    bool required = false;
    bool translatable = false;
    bool multiline = false;
    std::int64_t minimum = std::numeric_limits<std::int64_t>::min();
    std::int64_t maximum = std::numeric_limits<std::int64_t>::max();
    Value defaultValue;                       ///< Null when there is none
    std::vector<std::string> values;          ///< of Enum; allowed keys of Map (empty: any)
    std::vector<std::string> oneOf;           ///< of Struct: exactly one of these keys must be there
    std::string target;                       ///< of Reference: kind
    std::shared_ptr<const FieldSpec> element; ///< of List and Map
    /// Of List: its texts are the rows of a grid, one character a space, equally long. The characters are those of
    /// `legend`, or the `symbol` of the items of the kind `legendKind`.
    std::vector<LegendEntry> legend;
    std::string legendKind;
    std::vector<FieldSpec> fields; ///< of Struct

    [[nodiscard]] const FieldSpec *field(std::string_view key) const;
};

/// A list of a board whose parts lie beside those of another: each says which of them, and on which side.
struct LaneSpec {
    std::string list;   ///< path of the list: "boxes"
    std::string beside; ///< path of the list along which they lie: "timeline"
    std::string number; ///< field of an element of `list` with the number of the one beside it, from 1: "space"
    std::string side;   ///< field that says whether it lies above or below; its first value is above: "row"
};

/// A kind of items: where they stand and what each holds.
struct KindSpec {
    std::string name;       ///< "encounter"
    std::string collection; ///< top-level key of the list in the files: "encounters"; empty: the file is one item
    std::string folder;     ///< relative to the pack: "cards"; all its *.yaml files may hold items of the kind
    std::string file;       ///< instead of a folder, the one file: "rules.yaml"
    std::string title;      ///< "Encounter"
    std::string plural;     ///< "Encounters"
    std::string help;
    int count = 0;       ///< printed quantity, 0 if not fixed; check warns when another number is there
    std::string preview; ///< "card", "board" or empty
    std::string sets;    ///< path of the field whose value makes sets of boards: "players"
    std::string piece;   ///< path of the field that says on which piece of cardboard a board is printed
    std::string side;    ///< path of the field that says on which side of it
    std::string line;    ///< path of the list of a board whose parts follow one another from left to right: "spaces"
    std::string grid;    ///< path of the list of a board whose parts stand in rows and columns: "slots"
    LaneSpec lanes;      ///< empty if the kind has none
    FieldSpec fields;    ///< Struct; its first field is `id`
    Location location;   ///< where schema.yaml describes it

    /// Spec of a field path inside an item ("top/0/amount"); null if the schema knows none.
    [[nodiscard]] const FieldSpec *specAt(std::string_view path) const;
    [[nodiscard]] std::vector<std::string> fieldOrder() const;
};

class Schema
{
public:
    /// Reads `types` and `kinds` of schema.yaml (already parsed), with those that all games share, of
    /// content/types.yaml.
    [[nodiscard]] static Schema read(const Value &shared, const Value &schema, Diagnostics &problems);

    [[nodiscard]] const std::vector<KindSpec> &kinds() const { return m_kinds; }
    [[nodiscard]] const KindSpec *kind(std::string_view name) const;
    [[nodiscard]] const KindSpec *kindOfCollection(std::string_view collection) const;

private:
    std::vector<KindSpec> m_kinds;
};

/// Checks one item against its kind: unknown keys (with the nearest known one), types, ranges, required
/// fields.
void checkItem(const KindSpec &kind, const Item &item, Diagnostics &problems);

} // namespace mw::yaml

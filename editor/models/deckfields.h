#pragma once

#include "core/items.h"
#include "yaml/schema.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace mw::editor {

/// A field by which the items of a deck can be told apart: a choice, a flag or a number, at the top or inside lists and
/// structs.
struct DeckField {
    QString path;         ///< without positions in lists: "top/gain"
    QString title;        ///< "Top action: Gain"
    yaml::FieldSpec spec; ///< a copy, which outlives the schema
};

/// A value of a field and how many items have it; an item with several values counts for each.
struct DeckShare {
    QString value;
    int count = 0;
    bool operator==(const DeckShare &) const = default;
};

/// The fields of a kind in the order of its schema, without those of its matrix. Numbers inside lists are left out.
[[nodiscard]] QList<DeckField> deckFields(const yaml::KindSpec &kind);
/// The struct of a kind all whose fields (two or more) are choices from the same values; null if there is none.
[[nodiscard]] const yaml::FieldSpec *matrixField(const yaml::KindSpec &kind);
/// The values that an item has at a path without positions, each once; the default counts where nothing is written.
[[nodiscard]] QStringList valuesAt(const Item &item, const DeckField &field);
/// The values in the order of the schema, numbers by size; those that no item has are left out.
[[nodiscard]] QList<DeckShare> sharesOf(const DeckField &field, const std::vector<const Item *> &items);
/// How an item is called in lists: its name, else its id.
[[nodiscard]] QString nameOf(const Item &item);

} // namespace mw::editor

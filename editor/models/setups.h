#pragma once

#include "editor/document/documentchange.h"
#include "yaml/schema.h"

#include <QList>

namespace mw::editor {

class PackDocument;

/// Set-ups that a table can start from, each an item of its own: those of the kind from which an option of the game
/// takes its values, such as the scenarios of a solo game.
namespace setups {

struct Source {
    QString option; ///< "solo"
    QString kind;   ///< "solo"
    [[nodiscard]] bool isValid() const { return !kind.isEmpty(); }
    bool operator==(const Source &) const = default;
};

/// The first option of the game that takes its values from a kind; invalid if there is none.
[[nodiscard]] Source sourceOf(const PackDocument &document);

/// A field of a set-up that names what is laid out: one item, or several.
struct Slot {
    QString field;
    QString title;
    QString help;
    QString target; ///< kind of the items
    int most = 1;
    bool isList = false;
    bool isRequired = false;
};
[[nodiscard]] QList<Slot> slotsOf(const yaml::KindSpec &kind);
/// Ids that a set-up names in a slot, in their order.
[[nodiscard]] QStringList named(const Item &setup, const Slot &slot);

/// Adds a set-up of that name with something in each slot, as many as the others mostly have, none twice. One step.
ItemRef addNew(PackDocument &document, const QString &kind, const QString &name);

/// Puts an item into a slot at a position; behind the last one it is added. An empty id takes what is there away.
bool put(PackDocument &document, const ItemRef &setup, const Slot &slot, int position, const QString &id);

} // namespace setups

} // namespace mw::editor

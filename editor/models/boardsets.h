#pragma once

#include "editor/document/documentchange.h"

#include <QList>
#include <QStringList>

namespace mw::editor {

class PackDocument;

/// How boards of a kind belong together, by the fields that its schema names: that under `sets` makes sets, one for
/// each number; those under `piece` and `side` tell which two are the sides of one piece of cardboard. Kinds without
/// them are one set of single sides.
namespace boardsets {

/// Numbers of players for which there are boards, ascending; one 0 if the kind knows no such field.
[[nodiscard]] QList<int> numbers(const PackDocument &document, const QString &kind);
[[nodiscard]] int numberOf(const PackDocument &document, const ItemRef &board);
[[nodiscard]] QList<ItemRef> boards(const PackDocument &document, const QString &kind, int number);
/// Invalid if there is none.
[[nodiscard]] ItemRef otherSide(const PackDocument &document, const ItemRef &board);

/// A line of the overview: how many there are on all boards of each set.
struct Count {
    QString word;    ///< "mission"
    QString field;   ///< title of the number that is added up; empty: elements are counted
    QList<int> sums; ///< for each of numbers()
};
[[nodiscard]] QList<Count> counts(const PackDocument &document, const QString &kind);

} // namespace boardsets

} // namespace mw::editor

#pragma once

#include "core/items.h"
#include "yaml/schema.h"

#include <QList>
#include <QPoint>
#include <QStringList>

namespace mw::editor {

/// Something with a place of its own on a board, found by the schema alone: an element of a list that holds a point,
/// a struct that holds one, or a point by itself.
struct BoardPart {
    QString path;      ///< "spaces/2", "steam", "vault"
    QString pointPath; ///< "spaces/2/at", "steam/at", "vault"
    QString listPath;  ///< "spaces"; empty if it is no element of a list
    int index = -1;    ///< in that list
    QPoint at;         ///< millimetres
    QString title;     ///< what people call it
};

/// A list whose elements have places: what can be added to a board.
struct BoardList {
    QString path; ///< "spaces"
    const yaml::FieldSpec *spec = nullptr;
    const yaml::FieldSpec *word = nullptr; ///< the required choice that says what an element is; null if there is none
};

/// Whether a field holds a place: a struct of the numbers x and y.
[[nodiscard]] bool isPoint(const yaml::FieldSpec &spec);
/// Whether items of a kind are boards: drawn as such, with places on them.
[[nodiscard]] bool isBoard(const yaml::KindSpec &kind);
/// The kinds of items that belong to boards of a kind: their own, and those of the same folder that their parts name,
/// and so on ("technology", "upgrade-tile").
[[nodiscard]] QStringList boardKinds(const yaml::Schema &schema, const yaml::KindSpec &kind);
[[nodiscard]] QList<BoardPart> boardParts(const yaml::KindSpec &kind, const Item &item);
[[nodiscard]] QList<BoardList> boardLists(const yaml::KindSpec &kind);
/// The required choice among the fields of an element ("kind", "colour"); null if there is none.
[[nodiscard]] const yaml::FieldSpec *wordField(const yaml::FieldSpec &element);
/// Where the point of an element stands inside it ("at").
[[nodiscard]] QString pointField(const yaml::FieldSpec &element);
/// The part that a path belongs to; null if it is none.
[[nodiscard]] const BoardPart *partOf(const QList<BoardPart> &parts, const QString &path);

/// An element to begin with: what all elements of that word in the pack have in common, as most of them have it.
[[nodiscard]] Value typicalElement(const Items &items, const yaml::KindSpec &kind, const BoardList &list,
                                   const QString &word);

[[nodiscard]] QPoint pointAt(const Value &value);
[[nodiscard]] Value valueOf(const QPoint &point);

} // namespace mw::editor

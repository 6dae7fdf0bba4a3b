#pragma once

#include "core/items.h"
#include "editor/document/documentchange.h"

#include <QList>

namespace mw::editor {

class PackDocument;

/// Something that can be laid on the parts of a board, found by the schema alone.
struct BoardOffer {
    enum class Sort {
        Name, ///< an item that a part names: a technology in a slot
        Lay,  ///< an item that the item of a part names: the tile of a technology
        Give, ///< an effect among those of a part: a bonus
    };
    Sort sort = Sort::Name;
    QString list;  ///< path of the list whose parts take it: "slots"
    QString field; ///< of a part: "technology"
    QString inner; ///< of the item that the part names, for Lay: "tile"
    QString title; ///< for people
    ItemRef item;  ///< for Name and Lay
    Value effect;  ///< for Give
};

/// Offers of one sort for one field.
struct BoardOfferGroup {
    QString title; ///< "Technologies"
    QString help;  ///< what laying one does
    QList<BoardOffer> offers;
};

[[nodiscard]] QList<BoardOfferGroup> boardOffers(const PackDocument &document, const QString &kind);

/// An effect in words without pictures: "2 coins".
[[nodiscard]] QString plainWords(const Items &items, const Value &effects);

} // namespace mw::editor

#pragma once

#include "core/balance.h"

#include <QList>
#include <QString>

namespace mw::editor {

/// How many items cost and give how much, by whole units that people count in.
struct DeckCurve {
    int first = 0;      ///< amount of the first place
    QList<int> costs;   ///< items whose cost is first, first + 1, …
    QList<int> rewards; ///< of the same length
    int outside = 0;    ///< items outside their band
    [[nodiscard]] bool isEmpty() const { return rewards.isEmpty(); }
};

/// The curve of what bands of a title compare.
[[nodiscard]] DeckCurve deckCurve(const Balance &balance, const QString &title, const std::vector<const Item *> &items);

} // namespace mw::editor

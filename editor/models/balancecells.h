#pragma once

#include "editor/document/documentchange.h"

#include <QHash>
#include <QStringList>

namespace mw::editor {

class PackDocument;

/// What the bands of the pack say of its items, as texts for cells; worked out once until `forget`.
class BalanceCells
{
public:
    struct Cell {
        QString text;   ///< "1.5 → 7 (+5.5)"; empty where the band says nothing
        QString limits; ///< "3 to 6 gold"
        QString help;   ///< all of it in words
        qint64 value = 0;
        bool isInside = true;
    };

    explicit BalanceCells(const PackDocument *document) : m_document(document) {}

    /// What is compared of items of a kind, a column each.
    [[nodiscard]] QStringList titles(const QString &kind) const;
    [[nodiscard]] Cell cell(const ItemRef &item, const QString &title) const;
    void forget() { m_known.clear(); }
    /// Whether items of a kind say what the others are worth, so that a change of one may change every cell.
    [[nodiscard]] static bool isMeasure(const QString &kind);

private:
    const PackDocument *m_document;
    mutable QHash<QString, QHash<QString, Cell>> m_known; ///< by item, then title
};

} // namespace mw::editor

#pragma once

#include "core/items.h"
#include "editor/models/boardgeometry.h"
#include "qml/CardFace/cardpainter.h"

#include <QIcon>
#include <QPixmap>

#include <memory>

namespace mw::editor {

struct BoardPart;
class PackDocument;
struct DocumentChange;
class PackIcons;

/// The painter of boards for a document, made anew when its layouts may have changed.
class BoardFace
{
public:
    explicit BoardFace(const PackDocument &document) : m_document(document) {}

    /// Forgets the painter if a change may be one of layouts. Values of cards and boards are read afresh anyway.
    void follow(const DocumentChange &change);
    [[nodiscard]] QSizeF size(const Item &item) const; ///< millimetres; empty if the kind has no layout
    void paint(QPainter &painter, const QRectF &target, const Item &item) const;
    [[nodiscard]] std::vector<face::Region> regions(const Item &item) const;
    [[nodiscard]] QPixmap thumbnail(const Item &item, const QSize &room, double density) const;

private:
    [[nodiscard]] const face::CardPainter &painter() const;

    const PackDocument &m_document;
    mutable std::unique_ptr<face::CardPainter> m_painter;
};

/// The room of each part: all that is drawn for it, or a small square around its place if nothing is.
[[nodiscard]] BoardExtents extentsOf(const QList<BoardPart> &parts, const std::vector<face::Region> &regions);
/// The path drawn at a place, the smallest first; empty if there is none of a part.
[[nodiscard]] QString pathAt(const QPointF &place, const QList<BoardPart> &parts,
                             const std::vector<face::Region> &regions, const BoardExtents &extents);

/// The picture for a sort of part, a value of a field: "white-gear" for white of the field gear; null if the pack has
/// none.
[[nodiscard]] QIcon boardIcon(const PackIcons &icons, const QString &word, const QString &field = {});

} // namespace mw::editor

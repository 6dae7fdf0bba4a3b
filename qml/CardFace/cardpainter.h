#pragma once

#include "layoutbook.h"

#include "core/diagnostic.h"
#include "core/items.h"
#include "core/wording.h"

#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>
#include <vector>

class QPainter;

namespace mw::face {

/// Where a value of an item is drawn. Elements of lists that are drawn as parts have one each:
/// "spaces/2", "spaces/2/slots/0", "generators/0/slots/3", "steam/max/4" (the number 4 of the steam track).
struct Region {
    std::string path;
    QRectF rect; ///< millimetres from the top left corner of the face
};

/// Draws items by the layouts among the same items, on anything a QPainter can paint on: screen, picture,
/// PDF. Cards and boards alike; what is drawn, what does not fit and where a click lands come from one walk.
/// A layout itself is drawn with the first item of its kind as a sample; its regions are its boxes ("boxes/3").
/// `items` is read in place and must outlive the painter, or until it is given others; make a new painter when layouts
/// changed.
class CardPainter
{
public:
    explicit CardPainter(const Items &items);
    ~CardPainter();
    CardPainter(CardPainter &&) noexcept;
    CardPainter &operator=(CardPainter &&) noexcept;

    /// Folders with icons/ and art/ of a pack; searched before the icons that the program brings along.
    void setPackFolder(const QString &folder);
    /// Keeps pictures of the pieces that faces are put together from, for somebody who draws a face over and over.
    void keepPieces();
    /// Goes on with other items of the pack, among which the layouts, type styles and colours are the same.
    void setItems(const Items &items);
    /// Texts from content pass through it; without one they stay as they are.
    void setTranslate(Translate translate);

    [[nodiscard]] bool canPaint(std::string_view kind, Side side) const;
    /// Size of a face in millimetres; empty if there is no layout for it.
    [[nodiscard]] QSizeF size(const Item &item, Side side) const;

    /// Fits the face into `target` (painter's units), centred, keeping its proportions.
    void paint(QPainter &painter, const QRectF &target, const Item &item, Side side) const;
    /// A picture with so many pixels to the millimetre, transparent outside rounded corners.
    [[nodiscard]] QImage image(const Item &item, Side side, double pixelsPerMm) const;

    [[nodiscard]] std::vector<Region> regions(const Item &item, Side side) const;
    /// What does not fit or cannot be found: codes face.overflow, face.icon, face.art, face.part,
    /// face.layout.
    [[nodiscard]] Diagnostics problems(const Item &item, Side side) const;
    /// What is wrong in the layouts themselves: codes face.style, face.colour, face.font.
    [[nodiscard]] const Diagnostics &layoutProblems() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace mw::face

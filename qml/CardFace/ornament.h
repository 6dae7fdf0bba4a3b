#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;
class QPainterPath;

namespace mw::face {

struct Box;

/// Ornaments: "corners" (plates with rivets), "rays" (a sunburst), "gears" (a wheel work), "grain" (a darker rim),
/// "guilloche" (a rosette of fine lines), "rivets" (along the edge).
[[nodiscard]] bool hasOrnament(const QString &name);
void drawOrnament(QPainter &painter, const QString &name, const QRectF &rect, const Box &box);

/// The sky, sun and ground behind a vignette's silhouette, in the colours of its box.
void drawBackdrop(QPainter &painter, const QRectF &rect, const Box &box);

/// A toothed wheel as an outline, for ornaments and icons alike.
[[nodiscard]] QPainterPath gearPath(const QPointF &centre, double radius, int teeth);

} // namespace mw::face

#pragma once

#include "core/pack.h"

#include <QHash>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>
#include <string>
#include <string_view>

namespace mw::face {
class CardPainter;
}

namespace mw::table {

/// Where the parts of a board lie on its picture, as its layout draws them: in fractions of its width and height.
class FacePlan
{
public:
    /// Reads the layouts of a pack; what was known of another pack is forgotten.
    void setPack(std::shared_ptr<const GamePack> pack);
    /// Place of a part such as "spaces/2/slots/0"; empty when the picture does not show it.
    [[nodiscard]] QRectF rect(const char *kind, const std::string &id, const QString &path) const;
    /// A place in millimetres (a field of the item such as "vault") in fractions.
    [[nodiscard]] QPointF point(const char *kind, const std::string &id, std::string_view field) const;
    /// Height of the picture for a width of 1.
    [[nodiscard]] qreal aspect(const char *kind, const std::string &id) const;

private:
    struct Plan {
        QSizeF size;
        QHash<QString, QRectF> rects;
    };
    [[nodiscard]] const Plan &planOf(const char *kind, const std::string &id) const;

    std::shared_ptr<const GamePack> m_pack;
    mutable std::shared_ptr<face::CardPainter> m_painter; ///< of that pack; made when first needed
    mutable QHash<QString, Plan> m_plans;
};

} // namespace mw::table

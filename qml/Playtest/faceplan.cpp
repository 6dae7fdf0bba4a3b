#include "faceplan.h"

#include "qml/CardFace/cardpainter.h"
#include "qml/CardFace/facechanges.h"
#include "qml/Playtest/text.h"

#include <utility>

namespace mw::table {

void FacePlan::setPack(std::shared_ptr<const GamePack> pack)
{
    const std::shared_ptr<const GamePack> before = std::exchange(m_pack, std::move(pack));
    if (!before || !m_pack) {
        m_painter.reset();
        m_plans.clear();
        return;
    }
    const auto between = face::FaceChanges::between(before, m_pack);
    const face::FaceChanges &changes = *between;
    if (changes.touchesAll()) {
        m_painter.reset();
    } else if (m_painter) {
        m_painter->setItems(m_pack->items);
    }
    m_plans.removeIf([&](auto plan) {
        const std::string key = plan.key().toStdString();
        const std::size_t slash = key.find('/');
        return changes.touches(std::string_view(key).substr(0, slash), std::string_view(key).substr(slash + 1));
    });
}

const FacePlan::Plan &FacePlan::planOf(const char *kind, const std::string &id) const
{
    const QString key = QString::fromLatin1(kind) + u'/' + toQt(id);
    const auto known = m_plans.constFind(key);
    if (known != m_plans.constEnd()) {
        return *known;
    }
    Plan plan;
    if (const Item *item = m_pack ? m_pack->items.find(kind, id) : nullptr) {
        if (!m_painter) {
            m_painter = std::make_shared<face::CardPainter>(m_pack->items);
        }
        plan.size = m_painter->size(*item, face::Side::Front);
        for (const face::Region &region : m_painter->regions(*item, face::Side::Front)) {
            // A value may be drawn twice, as icons and in words.
            QRectF &rect = plan.rects[toQt(region.path)];
            rect = rect.united(region.rect);
        }
    }
    return *m_plans.insert(key, plan);
}

QRectF FacePlan::rect(const char *kind, const std::string &id, const QString &path) const
{
    const Plan &plan = planOf(kind, id);
    const QRectF rect = plan.rects.value(path);
    return plan.size.isEmpty() ? QRectF()
                               : QRectF(rect.x() / plan.size.width(), rect.y() / plan.size.height(),
                                        rect.width() / plan.size.width(), rect.height() / plan.size.height());
}

QPointF FacePlan::point(const char *kind, const std::string &id, std::string_view field) const
{
    const QSizeF size = planOf(kind, id).size;
    const Item *item = m_pack ? m_pack->items.find(kind, id) : nullptr;
    const Value *point = item ? item->field(field) : nullptr;
    if (!point || size.isEmpty()) {
        return {};
    }
    return {static_cast<qreal>(point->intOr("x", 0)) / size.width(),
            static_cast<qreal>(point->intOr("y", 0)) / size.height()};
}

qreal FacePlan::aspect(const char *kind, const std::string &id) const
{
    const QSizeF size = planOf(kind, id).size;
    return size.isEmpty() ? 0.5 : size.height() / size.width();
}

} // namespace mw::table

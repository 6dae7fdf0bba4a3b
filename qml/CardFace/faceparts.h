#pragma once

#include "layoutbook.h"

#include "core/value.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace mw::face {

/// The elements that a `parts` box repeats: those of a list, the values of a map, the characters of a text, or the
/// numbers up to an int. Never more than a few hundred, whatever the content says.
class PartList
{
public:
    PartList(const Value &value, bool upTo);

    [[nodiscard]] int size() const { return static_cast<int>(m_elements.size()); }
    [[nodiscard]] const Value &at(int i) const { return *m_elements[static_cast<std::size_t>(i)]; }
    /// Stands for the element in paths.
    [[nodiscard]] std::string key(int i) const;

private:
    void addCharacters(const Value &text);

    std::vector<Value> m_made; ///< elements that exist nowhere else
    std::vector<const Value *> m_elements;
};

/// Tenths of a millimetre of a place given in millimetres; the origin if it is none.
[[nodiscard]] QPointF pointOf(const Value *point);

/// Top left corners of `count` parts of a size in a box, by its flow. With a pitch (more than 0) the middle of the
/// first stands on the box's corner.
[[nodiscard]] std::vector<QPointF> partPlaces(const Box &box, const QRectF &rect, const QSizeF &size, int count,
                                              double pitch);
[[nodiscard]] bool partsOverflow(const Box &box, const QRectF &rect, const QSizeF &size, int count);

} // namespace mw::face

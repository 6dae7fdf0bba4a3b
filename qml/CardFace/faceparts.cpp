#include "faceparts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace mw::face {

namespace {

constexpr std::int64_t most = 300;

double along(const Box &box, const QRectF &rect, double length)
{
    const bool right = box.flow == Box::Flow::Right;
    const double room = (right ? rect.width() : rect.height()) - length;
    if (box.align & (right ? Qt::AlignLeft : Qt::AlignTop))
        return 0;
    return box.align & (right ? Qt::AlignRight : Qt::AlignBottom) ? room : room / 2;
}

double across(const Box &box, const QRectF &rect, const QSizeF &size)
{
    const bool right = box.flow == Box::Flow::Right;
    const double room = right ? rect.height() - size.height() : rect.width() - size.width();
    if (box.align & (right ? Qt::AlignTop : Qt::AlignLeft))
        return 0;
    return box.align & (right ? Qt::AlignBottom : Qt::AlignRight) ? room : room / 2;
}

/// From one element to the next; elements overlap when there is no room for them side by side.
double stepOf(const Box &box, const QRectF &rect, const QSizeF &size, int count)
{
    const double one = box.flow == Box::Flow::Right ? size.width() : size.height();
    const double room = (box.flow == Box::Flow::Right ? rect.width() : rect.height()) - one;
    return count < 2 ? one : std::min(one + box.gap, room / (count - 1));
}

QPointF onRing(const QRectF &rect, const QSizeF &size, double turns)
{
    const double angle = (turns - 0.25) * 2 * std::numbers::pi;
    const double a = (rect.width() - size.width()) / 2;
    const double b = (rect.height() - size.height()) / 2;
    return rect.center() + QPointF(a * std::cos(angle), b * std::sin(angle)) -
           QPointF(size.width() / 2, size.height() / 2);
}

int perRow(const Box &box, const QRectF &rect, const QSizeF &size, int count)
{
    const int fitting = std::max(1, static_cast<int>((rect.width() + box.gap) / std::max(1.0, size.width() + box.gap)));
    const int rows = (count + fitting - 1) / fitting;
    return rows == 0 ? 1 : (count + rows - 1) / rows; // rows of one length look better than a full one and a rest
}

/// Rows of parts, each and all of them aligned as the box says.
std::vector<QPointF> wrapped(const Box &box, const QRectF &rect, const QSizeF &size, int count)
{
    const int columns = perRow(box, rect, size, count);
    const int rows = (count + columns - 1) / columns;
    const double height = rows * (size.height() + box.gap) - box.gap;
    double y = rect.top() + (rect.height() - height) / 2;
    if (box.align & Qt::AlignTop)
        y = rect.top();
    else if (box.align & Qt::AlignBottom)
        y = rect.bottom() - height;
    std::vector<QPointF> places;
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const double width = std::min(columns, count - row * columns) * (size.width() + box.gap) - box.gap;
        const double start = box.align & Qt::AlignLeft    ? 0
                             : box.align & Qt::AlignRight ? rect.width() - width
                                                          : (rect.width() - width) / 2;
        places.emplace_back(rect.left() + start + i % columns * (size.width() + box.gap),
                            y + row * (size.height() + box.gap));
    }
    return places;
}

} // namespace

PartList::PartList(const Value &value, bool upTo)
{
    if (value.kind == Value::Kind::Int) {
        const std::int64_t count = std::clamp<std::int64_t>(value.number, -1, most) + (upTo ? 1 : 0);
        for (std::int64_t i = 0; i < count; ++i)
            m_made.push_back(Value::ofInt(i));
        for (const Value &made : m_made)
            m_elements.push_back(&made);
    } else if (value.kind == Value::Kind::Map) {
        // A map's entry becomes {key, value}, so that a part can show both.
        for (const Value::Entry &entry : value.map)
            if (std::ssize(m_made) < most)
                m_made.push_back(Value::ofMap({{"key", Value::ofText(entry.key), {}}, {"value", entry.value, {}}}));
        for (const Value &made : m_made)
            m_elements.push_back(&made);
    } else if (value.kind == Value::Kind::Text) {
        addCharacters(value);
    } else {
        for (const Value &element : value.list)
            if (std::ssize(m_elements) < most)
                m_elements.push_back(&element);
    }
}

void PartList::addCharacters(const Value &text)
{
    constexpr unsigned char restBits = 0xc0, rest = 0x80; ///< of UTF-8: a byte that goes on with a character
    for (std::size_t from = 0; from < text.text.size() && std::ssize(m_made) < most;) {
        std::size_t end = from + 1;
        while (end < text.text.size() && (static_cast<unsigned char>(text.text[end]) & restBits) == rest)
            ++end;
        m_made.push_back(Value::ofText(text.text.substr(from, end - from)));
        from = end;
    }
    for (const Value &made : m_made)
        m_elements.push_back(&made);
}

std::string PartList::key(int i) const
{
    const Value *key = m_made.empty() ? nullptr : at(i).find("key");
    return key ? key->text : std::to_string(i);
}

QPointF pointOf(const Value *point)
{
    if (!point)
        return {};
    const auto limit = [](std::int64_t mm) { return static_cast<double>(std::clamp<std::int64_t>(mm, -5000, 5000)); };
    return QPointF(limit(point->intOr("x", 0)), limit(point->intOr("y", 0))) * 10;
}

std::vector<QPointF> partPlaces(const Box &box, const QRectF &rect, const QSizeF &size, int count, double pitch)
{
    if (box.flow == Box::Flow::Wrap)
        return wrapped(box, rect, size, count);
    std::vector<QPointF> places;
    const bool right = box.flow == Box::Flow::Right;
    const double step = pitch > 0 ? pitch : stepOf(box, rect, size, count);
    const QPointF middle(size.width() / 2, size.height() / 2);
    QPointF start = rect.topLeft() - middle;
    if (pitch <= 0 && box.flow != Box::Flow::Place) {
        const double length = step * (count - 1) + (right ? size.width() : size.height());
        const QPointF offset(along(box, rect, length), across(box, rect, size));
        start = rect.topLeft() + (right ? offset : offset.transposed());
    }
    for (int i = 0; i < count; ++i) {
        switch (box.flow) {
        case Box::Flow::Right:
            places.push_back(start + QPointF(i * step, 0));
            break;
        case Box::Flow::Down:
            places.push_back(start + QPointF(0, i * step));
            break;
        case Box::Flow::Ring:
            places.push_back(onRing(rect, size, static_cast<double>(i) / count));
            break;
        case Box::Flow::Wrap:
        case Box::Flow::Place:
            places.push_back(start);
            break;
        }
    }
    return places;
}

bool partsOverflow(const Box &box, const QRectF &rect, const QSizeF &size, int count)
{
    constexpr double leastShown = 0.6; ///< of an element under its neighbour
    if (box.flow == Box::Flow::Wrap) {
        const int rows = (count + perRow(box, rect, size, count) - 1) / perRow(box, rect, size, count);
        return rows * (size.height() + box.gap) - box.gap > rect.height() + 0.5;
    }
    if (count == 0 || (box.flow != Box::Flow::Right && box.flow != Box::Flow::Down))
        return false;
    const bool right = box.flow == Box::Flow::Right;
    const double one = right ? size.width() : size.height();
    return one > (right ? rect.width() : rect.height()) + 0.5 || stepOf(box, rect, size, count) < one * leastShown;
}

} // namespace mw::face

#pragma once

#include "core/diagnostic.h"
#include "core/items.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mw::face {

/// Small stands for the front where there is little room; a kind without a layout for it shows its front.
enum class Side { Front, Back, Small };

/// How text is set. Lengths inside this folder are tenths of a millimetre unless a comment says otherwise.
struct TextStyle {
    QFont font;         ///< pixel size = height of the type in tenths of a millimetre
    double least = 0;   ///< smallest size to shrink to
    double leading = 1; ///< distance of lines in sizes
    QColor colour = Qt::black;
};

/// One box of a layout, read once.
struct Box {
    enum class Draw { Panel, Text, Words, Effects, Icon, Art, Parts, Ornament };
    enum class Flow { Right, Down, Wrap, Ring, Place };

    Draw draw = Draw::Panel;
    QRectF rect; ///< no width or height: up to the edge of the face
    std::string at;
    std::string field;
    std::string text;
    std::string icon;
    TextStyle style;
    Qt::Alignment align = Qt::AlignCenter;
    QColor fill, fade, edge; ///< not valid: none
    double line = 3;
    double radius = 0;
    double iconSize = 0;
    std::string part;
    Flow flow = Flow::Right;
    double gap = 0;
    bool upTo = false; ///< a number drawn as parts is the last of them, not their count
    std::string pitch;
    std::string when;
    std::optional<std::string> is;
    bool unless = false;
    Location location;
};

struct Layout {
    std::string id;
    std::string of; ///< kind; empty for a part
    Side side = Side::Front;
    QSizeF size; ///< of items that have no width and height of their own
    std::vector<Box> boxes;
    Location location;
};

/// The layouts, type styles and palette of a pack, made ready for drawing. What is wrong in them becomes a
/// diagnostic and a harmless substitute: a broken layout draws less, it never fails.
class LayoutBook
{
public:
    explicit LayoutBook(const Items &items);

    [[nodiscard]] const Layout *face(std::string_view kind, Side side) const;
    [[nodiscard]] const Layout *part(std::string_view id) const;
    [[nodiscard]] const Diagnostics &problems() const { return m_problems; }

private:
    void readLayout(const Items &items, const Item &item);

    std::map<std::string, Layout, std::less<>> m_layouts;
    std::map<std::pair<std::string, Side>, const Layout *, std::less<>> m_faces;
    Diagnostics m_problems;
};

} // namespace mw::face

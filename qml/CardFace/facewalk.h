#pragma once

#include "cardpainter.h"
#include "iconbook.h"
#include "layoutbook.h"
#include "piececache.h"

#include <QPointF>

#include <string>
#include <string_view>

class QPainter;

namespace mw::face {

/// What a walk over a face needs to know besides the item; owned by CardPainter.
struct FaceContext {
    const Items &items;
    const LayoutBook &layouts;
    const IconBook &icons;
    const Translate &translate;
    PieceCache *pieces; ///< null: none are kept
};

/// One walk over the boxes of a face. With a painter it draws; with a list it notes regions or problems.
/// Layouts may name each other; a budget of boxes and a depth end every loop.
class FaceWalk
{
public:
    /// What regions name: the values that are shown, or the boxes of the face that show them.
    enum class Regions { Fields, Boxes };

    FaceWalk(const FaceContext &context, const Item &item, QPainter *painter, Regions regions = Regions::Fields);

    void face(const Layout &layout, const QSizeF &size);

    [[nodiscard]] std::vector<Region> takeRegions() { return std::move(m_regions); }
    [[nodiscard]] Diagnostics takeProblems() { return std::move(m_problems); }

private:
    /// The value that a layout draws: the item's fields, or one element of a list.
    struct Scope {
        const Value *value = nullptr;
        const Scope *parent = nullptr;
        int index = 0;
        std::string path;
        QPointF origin;
        QSizeF size;
        int depth = 0;
    };

    void draw(const Layout &layout, const Scope &scope);
    void drawBox(const Box &box, const Scope &scope);
    void drawPanel(const Box &box, const QRectF &rect);
    void drawText(const Box &box, const QRectF &rect, const Scope &scope);
    void drawEffects(const Box &box, const QRectF &rect, const Scope &scope);
    void drawIcon(const Box &box, const QRectF &rect, const Scope &scope);
    void drawArt(const Box &box, const QRectF &rect, const Scope &scope);
    void drawParts(const Box &box, const QRectF &rect, const Scope &scope);

    /// Draws a part of a box, or copies it from one drawn before with the same text.
    template <typename Draw>
    void drawPiece(const QRectF &bounds, const Box &box, const QString &text, const Draw &draw)
    {
        if (m_context.pieces)
            m_context.pieces->draw(*m_painter, bounds, &box, text, draw);
        else
            draw(*m_painter);
    }
    [[nodiscard]] bool applies(const Box &box, const Scope &scope) const;
    [[nodiscard]] QRectF place(const Box &box, const Scope &scope) const;
    /// The value at a path seen from a scope; `index` gets room for "#".
    [[nodiscard]] const Value *resolve(std::string_view path, const Scope &scope, Value &index) const;
    /// The same for a path to another item: "game/gold" or "stack(stack)/price".
    [[nodiscard]] const Value *resolveElsewhere(std::string_view path, const Scope &scope, Value &index) const;
    [[nodiscard]] std::string textAt(std::string_view path, const Scope &scope) const;
    /// Fills {=path} and {=path|roman} in.
    [[nodiscard]] QString filled(const std::string &text, const Scope &scope) const;
    [[nodiscard]] QString wordsOf(const Box &box, const Scope &scope) const;
    [[nodiscard]] QString textOf(const Box &box, const Scope &scope) const;
    [[nodiscard]] QString translated(const std::string &text) const;
    [[nodiscard]] std::string pathOf(std::string_view field, const Scope &scope) const;
    void note(std::string path, const QRectF &rect);
    void complain(std::string code, Message message, const Box &box, const Scope &scope);

    const FaceContext &m_context;
    const Item &m_item;
    QPainter *m_painter;
    Regions m_naming;
    std::vector<Region> m_regions;
    Diagnostics m_problems;
    int m_budget = 4000;
};

} // namespace mw::face

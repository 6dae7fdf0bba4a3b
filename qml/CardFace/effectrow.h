#pragma once

#include "iconbook.h"
#include "layoutbook.h"

#include "core/value.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;

namespace mw::face {

/// Draws a number into the room that an icon leaves for it.
void drawInIcon(QPainter &painter, const QString &number, const TextStyle &style, const QRectF &place);

/// Effects as icons in reading order: what is paid, a hand, what is gained. Takes a list of effects, one
/// effect, or a map of gains ({steam: 1, portal: 1}). Effects of other verbs ({draw: card, age: future}) are an icon of
/// the verb and one of the thing, card:future if there is such an icon.
class EffectRow
{
public:
    EffectRow(const Value &effects, const TextStyle &numbers, const IconBook &icons);

    [[nodiscard]] bool isEmpty() const { return m_groups.empty(); }
    /// Finds the largest icons, at most `size`, that fit in one row or two. False if they would be too small
    /// to read.
    bool fit(const QSizeF &box, double size);
    void draw(QPainter &painter, const QRectF &box, Qt::Alignment align) const;
    [[nodiscard]] const QStringList &unknownIcons() const { return m_unknownIcons; }

private:
    /// What belongs to one effect and is never parted by a line break. Widths are in icon sizes.
    struct Group {
        QString token;
        int copies = 1;
        QString number;      ///< in the icon if it has room, else before it
        bool inside = false; ///< the number stands in the icon
        double width = 1;
    };

    void add(const QString &token, std::int64_t amount);
    void addEffect(const Value &effect);
    void addVerb(const Value &effect);
    void arrange(const QSizeF &box, double size);
    [[nodiscard]] double rowWidth(std::size_t from, std::size_t to) const;
    void drawGroup(QPainter &painter, const Group &group, QPointF at) const;

    const IconBook &m_icons;
    TextStyle m_numbers;
    std::vector<Group> m_groups;
    QStringList m_unknownIcons;
    std::size_t m_break = 0; ///< first group of the second row; number of groups when there is one row
    double m_size = 0;
};

} // namespace mw::face

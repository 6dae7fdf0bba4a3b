#pragma once

#include <QChar>
#include <QList>
#include <QMargins>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <QStringList>

namespace mw::editor {

/// A grid as rows of characters, a character a space. Spaces are points: x is the column, y the row, both from 0.
class GridText
{
public:
    GridText() = default;
    explicit GridText(QStringList rows) : m_rows(std::move(rows)) {}

    [[nodiscard]] const QStringList &rows() const { return m_rows; }
    [[nodiscard]] int height() const { return int(m_rows.size()); }
    [[nodiscard]] int width() const; ///< of the longest row
    [[nodiscard]] QRect rect() const { return {0, 0, width(), height()}; }
    /// Whether there is a character at a space; rows may be of unequal length while somebody types them.
    [[nodiscard]] bool has(const QPoint &space) const;
    [[nodiscard]] QChar at(const QPoint &space) const; ///< null where there is none
    void set(const QPoint &space, QChar symbol);       ///< does nothing where there is none
    [[nodiscard]] int count(QChar symbol) const;
    bool operator==(const GridText &) const = default;

    [[nodiscard]] GridText mirrored() const; ///< left and right exchanged
    [[nodiscard]] GridText flipped() const;  ///< top and bottom exchanged
    [[nodiscard]] GridText turned() const;   ///< a quarter clockwise
    /// As many rows and columns more at each side, filled with a symbol; fewer if negative.
    [[nodiscard]] GridText grown(const QMargins &by, QChar symbol) const;
    /// Without the outer rows and columns that hold nothing but a symbol.
    [[nodiscard]] GridText trimmed(QChar symbol) const;
    /// The spaces of the same symbol that hang together with one through shared sides.
    [[nodiscard]] QList<QPoint> area(const QPoint &start) const;

private:
    QStringList m_rows;
};

/// The spaces between two, ends included, each sharing a side with the next one.
[[nodiscard]] QList<QPoint> lineBetween(const QPoint &from, const QPoint &to);
[[nodiscard]] QList<QPoint> rectangleBetween(const QPoint &from, const QPoint &to);

} // namespace mw::editor

#include "printsheet.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>
#include <cmath>

namespace mw::face {

namespace {

constexpr double margin = 8;       ///< millimetres that printers cannot reach, and room for the marks
constexpr double markLength = 5;   ///< millimetres
constexpr double markDistance = 1; ///< millimetres from the cut
constexpr int resolution = 1200;
constexpr double unitsPerMm = resolution / 25.4;

int fitting(double length, double step, double room)
{
    return std::max(0, static_cast<int>(std::floor((room - 2 * margin - length) / step + 1e-6)) + 1);
}

QRectF scaled(const QRectF &mm)
{
    return {mm.topLeft() * unitsPerMm, mm.size() * unitsPerMm};
}

/// The colour that a face has at its edge; the bleed goes on with it.
QColor edgeColour(const CardPainter &painter, const Item &item, Side side)
{
    const QImage small = painter.image(item, side, 2);
    return small.isNull() ? QColor(Qt::white) : small.pixelColor(small.width() / 2, 1);
}

class PdfBook
{
public:
    PdfBook(const CardPainter &faces, const ExportOptions &options, QPdfWriter &writer)
        : m_faces(faces), m_options(options), m_writer(writer)
    {
    }

    /// False when the file cannot be written.
    bool sheet(const SheetGrid &grid, const Faces &items, bool back)
    {
        m_writer.setPageSize(QPageSize(grid.page(), QPageSize::Millimeter));
        if (m_painter.isActive())
            m_writer.newPage();
        else if (!m_painter.begin(&m_writer))
            return false;
        for (int i = 0; i < static_cast<int>(items.size()); ++i)
            face(*items[static_cast<std::size_t>(i)], grid.cell(i, back), back ? Side::Back : Side::Front);
        if (!m_options.cropMarks)
            return true;
        m_painter.setPen(QPen(Qt::black, 0.1 * unitsPerMm));
        for (const QLineF &mark : grid.marks())
            m_painter.drawLine(QLineF(mark.p1() * unitsPerMm, mark.p2() * unitsPerMm));
        return true;
    }

    bool end() { return m_painter.end(); }

private:
    void face(const Item &item, const QRectF &cell, Side side)
    {
        const double bleed = m_options.bleed;
        if (bleed > 0)
            m_painter.fillRect(scaled(cell.adjusted(-bleed, -bleed, bleed, bleed)), edgeColour(m_faces, item, side));
        m_faces.paint(m_painter, scaled(cell), item, side);
    }

    const CardPainter &m_faces;
    const ExportOptions &m_options;
    QPdfWriter &m_writer;
    QPainter m_painter;
};

/// Runs of items with faces of one size, in their order.
std::vector<Faces> bySize(const CardPainter &painter, const Faces &faces)
{
    std::vector<std::pair<QSizeF, Faces>> groups;
    for (const Item *item : faces) {
        const QSizeF size = painter.size(*item, Side::Front);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const auto &g) { return g.first == size; });
        if (group == groups.end())
            group = groups.insert(groups.end(), {size, {}});
        group->second.push_back(item);
    }
    std::vector<Faces> result;
    for (auto &[size, items] : groups)
        result.push_back(std::move(items));
    return result;
}

} // namespace

SheetGrid::SheetGrid(const QSizeF &face, const QSizeF &page, double bleed)
    : m_face(face), m_page(page), m_step(face.width() + 2 * bleed, face.height() + 2 * bleed)
{
    const auto count = [&](const QSizeF &sheet) {
        m_columns = fitting(m_step.width(), m_step.width(), sheet.width());
        m_rows = fitting(m_step.height(), m_step.height(), sheet.height());
        return m_columns * m_rows;
    };
    if (count(page.transposed()) > count(page))
        m_page = page.transposed();
    if (count(m_page) == 0) {
        m_page = m_step + QSizeF(2 * margin, 2 * margin);
        m_columns = m_rows = 1;
    }
    m_origin = QPointF(m_page.width() - m_columns * m_step.width(), m_page.height() - m_rows * m_step.height()) / 2 +
               QPointF(bleed, bleed);
}

QRectF SheetGrid::cell(int index, bool back) const
{
    const int column = index % m_columns;
    const int row = index / m_columns;
    const int x = back ? m_columns - 1 - column : column;
    return {m_origin + QPointF(x * m_step.width(), row * m_step.height()), m_face};
}

std::vector<QLineF> SheetGrid::marks() const
{
    std::vector<QLineF> lines;
    const double bleedX = (m_step.width() - m_face.width()) / 2;
    const double bleedY = (m_step.height() - m_face.height()) / 2;
    const QRectF block(m_origin - QPointF(bleedX, bleedY),
                       QSizeF(m_columns * m_step.width(), m_rows * m_step.height()));
    const double near = markDistance;
    const double far = markDistance + markLength;
    for (int column = 0; column < m_columns; ++column)
        for (const double x : {cell(column, false).left(), cell(column, false).right()}) {
            lines.emplace_back(x, block.top() - far, x, block.top() - near);
            lines.emplace_back(x, block.bottom() + near, x, block.bottom() + far);
        }
    for (int row = 0; row < m_rows; ++row)
        for (const double y : {cell(row * m_columns, false).top(), cell(row * m_columns, false).bottom()}) {
            lines.emplace_back(block.left() - far, y, block.left() - near, y);
            lines.emplace_back(block.right() + near, y, block.right() + far, y);
        }
    return lines;
}

QString writePdf(const CardPainter &painter, const Faces &faces, const ExportOptions &options, const Progress &progress)
{
    const QString failure = ExportOptions::tr("“%1” cannot be written.").arg(options.out);
    QSaveFile file(options.out);
    if (!file.open(QIODevice::WriteOnly))
        return failure;
    QPdfWriter writer(&file);
    writer.setResolution(resolution);
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout::Millimeter);
    writer.setCreator(QStringLiteral("Meeplewright"));
    const QSizeF page = QPageSize(options.page == QLatin1String("Letter") ? QPageSize::Letter : QPageSize::A4)
                            .size(QPageSize::Millimeter);
    PdfBook book(painter, options, writer);
    for (const Faces &group : bySize(painter, faces)) {
        const SheetGrid grid(painter.size(*group.front(), Side::Front), page, options.bleed);
        const auto perPage = static_cast<std::size_t>(grid.perPage());
        for (std::size_t first = 0; first < group.size(); first += perPage) {
            const auto from = group.begin() + static_cast<std::ptrdiff_t>(first);
            const Faces sheet(from, from + static_cast<std::ptrdiff_t>(std::min(perPage, group.size() - first)));
            if (!book.sheet(grid, sheet, false))
                return failure;
            if (options.backs && painter.canPaint(sheet.front()->kind, Side::Back) && !book.sheet(grid, sheet, true))
                return failure;
            for (const Item *item : sheet)
                if (!progress(*item))
                    return ExportOptions::tr("Stopped.");
        }
    }
    return book.end() && file.commit() ? QString() : failure;
}

} // namespace mw::face

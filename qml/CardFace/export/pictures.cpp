#include "pictures.h"

#include <QDir>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mw::face {

namespace {

constexpr double inch = 25.4;
constexpr double gap = 4;         ///< millimetres between faces of an overview
constexpr double caption = 5;     ///< millimetres for the id below
constexpr double rowWidth = 420;  ///< millimetres that a row of an overview may have
constexpr int mostPixels = 30000; ///< of either side of a picture

QString unwritable(const QString &path)
{
    return ExportOptions::tr("“%1” cannot be written.").arg(path);
}

/// Places faces in rows. Returns the size of all, in millimetres.
QSizeF arrange(const CardPainter &painter, const Faces &faces, std::vector<QRectF> &places)
{
    QPointF at(gap, gap);
    double rowHeight = 0;
    QSizeF whole;
    for (const Item *item : faces) {
        const QSizeF size = painter.size(*item, Side::Front);
        if (at.x() > gap && at.x() + size.width() > rowWidth) {
            at = QPointF(gap, at.y() + rowHeight + caption + gap);
            rowHeight = 0;
        }
        places.emplace_back(at, size);
        at.rx() += size.width() + gap;
        rowHeight = std::max(rowHeight, size.height());
        whole = whole.expandedTo({at.x(), at.y() + rowHeight + caption + gap});
    }
    return whole;
}

} // namespace

QString writePictures(const CardPainter &painter, const Faces &faces, const ExportOptions &options,
                      const Progress &progress)
{
    if (!QDir().mkpath(options.out))
        return unwritable(options.out);
    const QDir folder(options.out);
    for (const Item *item : faces) {
        for (const Side side : {Side::Front, Side::Back}) {
            if (side == Side::Back && (!options.backs || !painter.canPaint(item->kind, side)))
                continue;
            const QString name = QString::fromStdString(item->kind + '-' + item->id) +
                                 (side == Side::Back ? QLatin1String("-back.png") : QLatin1String(".png"));
            QImage picture = painter.image(*item, side, options.dpi / inch);
            picture.setDotsPerMeterX(qRound(options.dpi / inch * 1000));
            picture.setDotsPerMeterY(qRound(options.dpi / inch * 1000));
            if (!picture.save(folder.filePath(name)))
                return unwritable(folder.filePath(name));
        }
        if (!progress(*item))
            return ExportOptions::tr("Stopped.");
    }
    return {};
}

QString writeOverview(const CardPainter &painter, const Faces &faces, const ExportOptions &options,
                      const Progress &progress)
{
    std::vector<QRectF> places;
    const QSizeF whole = arrange(painter, faces, places);
    const double scale = options.dpi / inch;
    const QSize pixels = (whole * scale).toSize();
    if (pixels.width() > mostPixels || pixels.height() > mostPixels)
        return ExportOptions::tr("The overview would be %1 pixels high; choose a smaller --dpi or fewer items.")
            .arg(pixels.height());
    QImage picture(pixels, QImage::Format_RGB32);
    picture.fill(QColor(0x8b, 0x85, 0x7a));
    QPainter sheet(&picture);
    sheet.scale(scale, scale);
    QFont font(QStringLiteral("Lato"));
    font.setPixelSize(3);
    font.setHintingPreference(QFont::PreferNoHinting);
    sheet.setFont(font);
    sheet.setPen(Qt::white);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        painter.paint(sheet, places[i], *faces[i], Side::Front);
        sheet.drawText(QRectF(places[i].left(), places[i].bottom() + 0.5, places[i].width(), caption), Qt::AlignHCenter,
                       QString::fromStdString(faces[i]->id));
        if (!progress(*faces[i]))
            return ExportOptions::tr("Stopped.");
    }
    sheet.end();
    return picture.save(options.out) ? QString() : unwritable(options.out);
}

} // namespace mw::face

#include "editor/views/deck/valuecolours.h"

#include "editor/views/form/packicons.h"
#include "editor/views/theme/tokens.h"

#include <QImage>

#include <array>

namespace mw::editor {

namespace {

/// The mean of an icon's opaque inner pixels; invalid for an icon that is not there.
QColor meanColour(const QIcon &icon)
{
    constexpr int side = 24;
    constexpr int opaque = 200;
    const QImage image = icon.pixmap(side, side).toImage();
    qint64 red = 0;
    qint64 green = 0;
    qint64 blue = 0;
    qint64 count = 0;
    for (int y = image.height() / 4; y < image.height() * 3 / 4; ++y) {
        for (int x = image.width() / 4; x < image.width() * 3 / 4; ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < opaque)
                continue;
            red += pixel.red();
            green += pixel.green();
            blue += pixel.blue();
            ++count;
        }
    }
    return count == 0 ? QColor() : QColor(int(red / count), int(green / count), int(blue / count));
}

} // namespace

QColor colourOfValue(const PackIcons &icons, const QString &value, int place, const QPalette &palette)
{
    // Told apart without red and green as well; each has two lightnesses, for light and dark.
    static constexpr std::array<std::array<QRgb, 2>, 7> series{{{0x1b668f, 0x72badc},
                                                                {0xb5651d, 0xe8a55f},
                                                                {0x4b7f52, 0x8fc796},
                                                                {0x8a4f9e, 0xc79ad8},
                                                                {0xa8892c, 0xe0c867},
                                                                {0xa8455b, 0xe68da0},
                                                                {0x5c6068, 0xa8acb3}}};
    const QIcon icon = icons.iconOfChoice(value);
    const QColor mean = icon.isNull() ? QColor() : meanColour(icon);
    if (mean.isValid())
        return mean;
    return QColor(series[std::size_t(place) % series.size()][tokensOf(palette).isDark ? 1 : 0]);
}

} // namespace mw::editor

#pragma once

#include "printsheet.h"

namespace mw::face {

/// Writes a PNG for each side of each item: <folder>/<kind>-<id>.png and …-back.png. What went wrong, or nothing.
[[nodiscard]] QString writePictures(const CardPainter &painter, const Faces &faces, const ExportOptions &options,
                                    const Progress &progress);
/// Writes one PNG with all fronts, each with its id below.
[[nodiscard]] QString writeOverview(const CardPainter &painter, const Faces &faces, const ExportOptions &options,
                                    const Progress &progress);

} // namespace mw::face

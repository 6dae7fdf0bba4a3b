#pragma once

#include <QStringView>

namespace mw::editor {

/// The one stretch in which two texts differ: `removed` units of the old one from `position` were replaced by `added`
/// units of the new one.
struct TextDifference {
    qsizetype position = 0;
    qsizetype removed = 0;
    qsizetype added = 0;

    [[nodiscard]] bool isEmpty() const { return removed == 0 && added == 0; }
};

[[nodiscard]] TextDifference differenceOf(QStringView before, QStringView after);

} // namespace mw::editor

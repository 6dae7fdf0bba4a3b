#pragma once

#include <QStringView>

namespace mw::editor {

/// How well the letters of `query` are found in order in `text`, ignoring case: 0 is not at all; runs of letters and
/// beginnings of words count more, long texts less.
[[nodiscard]] int fuzzyScore(QStringView query, QStringView text);

} // namespace mw::editor

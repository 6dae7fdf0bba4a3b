#pragma once

#include "exportoptions.h"
#include "printsheet.h"

#include "core/items.h"

class QTextStream;

namespace mw::face {

/// Draws what `options` asks for from loaded items. Progress, problems of faces and errors go to `messages`.
/// Exit code for the program: 0 done, 1 not done, 2 nothing like what was asked for exists.
/// Needs a QGuiApplication; the offscreen platform will do.
[[nodiscard]] int exportCards(const Items &items, const ExportOptions &options, QTextStream &messages);

/// The items that options name, in the order of the content; what has no layout is left out.
[[nodiscard]] Faces chosenFaces(const Items &items, const CardPainter &painter, const QStringList &names,
                                QString *unknown);

} // namespace mw::face

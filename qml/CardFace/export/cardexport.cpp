#include "cardexport.h"

#include "pictures.h"

#include <QTextStream>

#include <algorithm>

namespace mw::face {

namespace {

QString nameOf(const Item &item)
{
    return QString::fromStdString(item.kind + '/' + item.id);
}

void reportProblems(const CardPainter &painter, const Faces &faces, QTextStream &messages)
{
    for (const Diagnostic &problem : painter.layoutProblems())
        messages << QString::fromStdString(problem.toString()) << '\n';
    for (const Item *item : faces)
        for (const Side side : {Side::Front, Side::Back})
            if (painter.canPaint(item->kind, side))
                for (const Diagnostic &problem : painter.problems(*item, side))
                    messages << nameOf(*item) << QLatin1String(": ") << QString::fromStdString(problem.toString())
                             << '\n';
}

QString write(const CardPainter &painter, const Faces &faces, const ExportOptions &options, const Progress &progress)
{
    switch (options.format) {
    case ExportOptions::Format::Pdf:
        return writePdf(painter, faces, options, progress);
    case ExportOptions::Format::Png:
        return writePictures(painter, faces, options, progress);
    case ExportOptions::Format::Sheet:
        return writeOverview(painter, faces, options, progress);
    }
    return {};
}

} // namespace

Faces chosenFaces(const Items &items, const CardPainter &painter, const QStringList &names, QString *unknown)
{
    Faces faces;
    for (const Item &item : items.all()) {
        const QString kind = QString::fromStdString(item.kind);
        const bool isPrinted = painter.canPaint(item.kind, Side::Front) && item.kind != "layout";
        const bool wanted = names.isEmpty() || names.contains(kind) || names.contains(nameOf(item));
        if (wanted && isPrinted && !painter.size(item, Side::Front).isEmpty())
            faces.push_back(&item);
    }
    for (const QString &name : names) {
        const bool found = std::any_of(faces.begin(), faces.end(), [&name](const Item *face) {
            return name == nameOf(*face) || name == QString::fromStdString(face->kind);
        });
        if (!found && unknown->isEmpty())
            *unknown = name;
    }
    return faces;
}

int exportCards(const Items &items, const ExportOptions &options, QTextStream &messages)
{
    CardPainter painter(items);
    painter.setPackFolder(options.pack);
    QString unknown;
    const Faces faces = chosenFaces(items, painter, options.items, &unknown);
    if (!unknown.isEmpty() || faces.empty()) {
        messages << (unknown.isEmpty() ? ExportOptions::tr("The pack has no layouts, so there is nothing to draw.")
                                       : ExportOptions::tr("The pack has nothing to draw named “%1”.").arg(unknown))
                 << Qt::endl;
        return 2;
    }
    reportProblems(painter, faces, messages);
    std::size_t done = 0;
    const QString error = write(painter, faces, options, [&](const Item &item) {
        messages << ++done << '/' << faces.size() << ' ' << nameOf(item) << Qt::endl;
        return true;
    });
    messages << (error.isEmpty() ? ExportOptions::tr("Written to %1").arg(options.out) : error) << Qt::endl;
    return error.isEmpty() ? 0 : 1;
}

} // namespace mw::face

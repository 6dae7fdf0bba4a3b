#include "app/exportcommand.h"

#include "qml/CardFace/export/cardexport.h"
#include "yaml/loader.h"

#include <QTextStream>

namespace mw::app {

int runExport(const QStringList &arguments)
{
    QTextStream out(stdout);
    QTextStream errors(stderr);
    QString text;
    const auto options = face::ExportOptions::parse(arguments, &text);
    if (!options) {
        errors << text << Qt::endl;
        return 2;
    }
    if (options->pack.isEmpty()) { // --help
        out << text << Qt::endl;
        return 0;
    }
    const yaml::LoadResult loaded = yaml::loadPack(options->pack.toStdString(), {}, options->variant.toStdString());
    for (const Diagnostic &problem : loaded.diagnostics)
        if (problem.severity == Severity::Error)
            errors << QString::fromStdString(problem.toString()) << Qt::endl;
    if (loaded.items.all().empty())
        return 1;
    return face::exportCards(loaded.pack ? loaded.pack->items : loaded.items, *options, errors);
}

} // namespace mw::app

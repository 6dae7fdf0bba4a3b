#include "exportoptions.h"

#include <QCommandLineParser>

#include <array>

namespace mw::face {

namespace {

using Format = ExportOptions::Format;

struct FormatName {
    const char *name;
    Format format;
};
constexpr std::array<FormatName, 3> formats{{{"pdf", Format::Pdf}, {"png", Format::Png}, {"sheet", Format::Sheet}}};

void describe(QCommandLineParser &parser)
{
    const auto option = [&parser](const char *name, const QString &text, const char *value = nullptr,
                                  const char *otherwise = "") {
        QCommandLineOption made(QString::fromLatin1(name), text);
        if (value) {
            made.setValueName(QString::fromLatin1(value));
            made.setDefaultValue(QString::fromLatin1(otherwise));
        }
        parser.addOption(made);
    };
    parser.setApplicationDescription(ExportOptions::tr("Draws the cards and boards of a pack."));
    parser.addPositionalArgument(QStringLiteral("pack"), ExportOptions::tr("Folder of the pack."));
    option("items", ExportOptions::tr("Kinds or items to draw: encounter,mission/rewind. All if left out."), "list");
    option("to", ExportOptions::tr("pdf (print sheets), png (a picture for each side) or sheet (an overview)."),
           "format", "pdf");
    option("out", ExportOptions::tr("File, or folder for png."), "path");
    option("dpi", ExportOptions::tr("Pixels to the inch in pictures, 30 to 1200."), "number", "300");
    option("bleed", ExportOptions::tr("Millimetres of margin around each card that are cut off, 0 to 10."), "mm", "0");
    option("crop-marks", ExportOptions::tr("Print marks where to cut."));
    option("no-backs", ExportOptions::tr("Leave the backs out."));
    option("page", ExportOptions::tr("Size of print sheets: A4 or Letter."), "size", "A4");
    option("variant", ExportOptions::tr("Draw the pack as a variant changes it."), "id");
    parser.addHelpOption();
}

/// What is wrong with the numbers and words; empty if nothing.
QString readValues(const QCommandLineParser &parser, ExportOptions &options)
{
    const auto value = [&parser](const char *name) { return parser.value(QString::fromLatin1(name)); };
    bool isNumber = false;
    options.dpi = value("dpi").toInt(&isNumber);
    if (!isNumber || options.dpi < 30 || options.dpi > 1200)
        return ExportOptions::tr("--dpi wants a whole number from 30 to 1200, not “%1”.").arg(value("dpi"));
    options.bleed = value("bleed").toDouble(&isNumber);
    if (!isNumber || !(options.bleed >= 0 && options.bleed <= 10))
        return ExportOptions::tr("--bleed wants millimetres from 0 to 10, not “%1”.").arg(value("bleed"));
    options.page = value("page");
    if (options.page != QLatin1String("A4") && options.page != QLatin1String("Letter"))
        return ExportOptions::tr("--page wants A4 or Letter, not “%1”.").arg(options.page);
    for (const FormatName &row : formats) {
        if (value("to") != QLatin1String(row.name))
            continue;
        options.format = row.format;
        options.items = value("items").split(QLatin1Char(','), Qt::SkipEmptyParts);
        options.variant = value("variant");
        options.out = value("out");
        return options.out.isEmpty() ? ExportOptions::tr("Say with --out where the result shall go.") : QString();
    }
    return ExportOptions::tr("--to wants pdf, png or sheet, not “%1”.").arg(value("to"));
}

} // namespace

std::optional<ExportOptions> ExportOptions::parse(const QStringList &arguments, QString *error)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(QStringList(QStringLiteral("meeplewright export")) + arguments)) {
        *error = parser.errorText();
        return std::nullopt;
    }
    ExportOptions options;
    if (parser.isSet(QStringLiteral("help"))) {
        *error = parser.helpText();
        return options;
    }
    if (parser.positionalArguments().size() != 1) {
        *error = tr("Name one pack: meeplewright export PACK --to pdf --out FILE");
        return std::nullopt;
    }
    *error = readValues(parser, options);
    if (!error->isEmpty())
        return std::nullopt;
    options.pack = parser.positionalArguments().constFirst();
    options.cropMarks = parser.isSet(QStringLiteral("crop-marks"));
    options.backs = !parser.isSet(QStringLiteral("no-backs"));
    return options;
}

} // namespace mw::face

#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace mw::face {

/// What `meeplewright export PACK ...` asks for.
struct ExportOptions {
    Q_DECLARE_TR_FUNCTIONS(ExportOptions)

public:
    enum class Format {
        Pdf,   ///< print sheets with cut marks, backs behind their fronts
        Png,   ///< a picture for each side of each item
        Sheet, ///< all fronts in one picture
    };

    QString pack;      ///< folder; loading it is the program's business
    QString variant;   ///< id, empty for none
    QStringList items; ///< "encounter" or "encounter/alfred-nobel"; empty for all
    Format format = Format::Pdf;
    QString out;      ///< file for Pdf and Sheet, folder for Png
    int dpi = 300;    ///< of pictures
    double bleed = 0; ///< millimetres around each face in print
    bool cropMarks = false;
    bool backs = true;
    QString page = QStringLiteral("A4"); ///< A4 or Letter

    /// Reads the arguments behind "export". Nothing, and what is wrong in `error`, if they make no sense; the text
    /// of --help in `error` and an empty `pack` if help is asked for.
    [[nodiscard]] static std::optional<ExportOptions> parse(const QStringList &arguments, QString *error);
};

} // namespace mw::face

#include "app/application.h"
#include "app/exportcommand.h"
#include "app/languages.h"
#include "app/packfinder.h"
#include "app/session.h"
#include "editor/views/shell/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QQuickStyle>

namespace {

void setUpNames()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("meeplewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MW_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Meeplewright"));
    QGuiApplication::setDesktopFileName(QStringLiteral("meeplewright"));
}

/// Whether the call can do without a display, so that it also runs where there is none.
bool isHeadless(int argc, char **argv)
{
    const QByteArray first = argc > 1 ? argv[1] : "";
    return first == "export" || first == "--help" || first == "-h" || first == "--version" || first == "-v";
}

int runStudio(const QCommandLineParser &parser, bool play, mw::app::Languages &languages)
{
    mw::app::Application application(mw::app::contentFolders(QCoreApplication::applicationDirPath()), &languages);
    QObject::connect(&application, &mw::app::Application::ended, qApp, [] { QCoreApplication::exit(); });
    const QStringList packs = parser.positionalArguments();
    if (packs.isEmpty()) {
        application.restoreSession();
        application.showWindow();
    } else if (play) {
        if (!application.playPack(packs.first()))
            application.showWindow(); // it says there why not
    } else {
        application.showWindow();
        application.openPath(packs.first());
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    if (isHeadless(argc, argv) && qEnvironmentVariableIsEmpty("DISPLAY") &&
        qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication application(argc, argv);
    setUpNames();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/mw/app/meeplewright.svg")));
    mw::app::Languages languages(mw::app::Languages::folders(QCoreApplication::applicationDirPath()));
    languages.choose(mw::app::Session().language());
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("export"))
        return mw::app::runExport(arguments.mid(2));

    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Design, play and translate board games.\n\n"
                "Without a pack the last session is restored. “meeplewright export --help” tells how cards and boards\n"
                "are drawn into files."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption play(
        QStringLiteral("play"),
        QCoreApplication::translate("main", "Opens a table with the pack instead of the studio."));
    parser.addOption(play);
    parser.addPositionalArgument(QStringLiteral("PACK"), QCoreApplication::translate("main", "Folder of a pack."),
                                 QStringLiteral("[PACK]"));
    parser.process(application);
    return runStudio(parser, parser.isSet(play), languages);
}

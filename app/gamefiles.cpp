#include "app/gamefiles.h"

#include "app/session.h"
#include "app/tablekeeper.h"
#include "core/scenario.h"
#include "editor/document/messagetext.h"
#include "games/games.h"
#include "qml/Playtest/tablehost.h"
#include "yaml/atomicwrite.h"
#include "yaml/loader.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace mw::app {

QString reasonOf(const Diagnostics &problems)
{
    const auto error = std::find_if(problems.begin(), problems.end(),
                                    [](const Diagnostic &problem) { return problem.severity == Severity::Error; });
    const auto first = error != problems.end() ? error : problems.begin();
    return first == problems.end() ? QString() : editor::toText(first->message);
}

std::optional<SaveGame> readGame(const QString &path, Diagnostics &problems)
{
    const auto text = yaml::readFile(path.toStdString(), problems);
    if (!text)
        return std::nullopt;
    const Value value = yaml::parseValue(QFileInfo(path).fileName().toStdString(), *text, problems);
    return hasErrors(problems) ? std::nullopt : readSave(value, problems);
}

QString packFolderOf(const SaveGame &save, const QString &path)
{
    const QString named = QString::fromStdString(save.pack);
    if (named.isEmpty())
        return {};
    for (const QDir &from : {QFileInfo(path).absoluteDir(), QDir::current()}) {
        const QString folder = QDir::cleanPath(from.absoluteFilePath(named));
        if (QDir(folder).exists(QStringLiteral("game.yaml")))
            return folder;
    }
    return {};
}

GameFiles::GameFiles(table::TableHost *host, Session *session, std::function<const Items &()> items,
                     const QString &packFolder)
    : QObject(host), m_host(host), m_keeper(new TableKeeper(host, this)), m_session(session), m_items(std::move(items)),
      m_packFolder(packFolder)
{
    connect(host, &table::TableHost::saveRequested, this, &GameFiles::askAndSave);
    connect(host, &table::TableHost::openRequested, this, &GameFiles::askAndOpen);
    connect(host, &table::TableHost::scenarioRequested, this, &GameFiles::askAndKeep);
    connect(host, &table::TableHost::lastGameRequested, this, [this] { emit gameChosen(m_host->lastGame()); });
    connect(m_keeper, &TableKeeper::begun, this, [this](const QString &path) {
        m_session->addRecent(path);
        emit recentChanged();
    });
}

void GameFiles::keepNow()
{
    m_keeper->keep();
}

bool GameFiles::saveTo(const QString &path)
{
    const Game *game = m_host->game()->game();
    if (!game || !write(path, writeSave(saveOf(*game, m_host->game()->seats()))))
        return false;
    m_session->setGameFolder(QFileInfo(path).absolutePath());
    m_session->addRecent(path);
    emit recentChanged();
    m_host->say(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
    return true;
}

bool GameFiles::openFrom(const QString &path)
{
    Diagnostics problems;
    const auto save = readGame(path, problems);
    const auto pack = save ? packOf(*save, problems) : nullptr;
    if (!pack)
        return fail(path, problems);
    Replayed replayed = replaySave(*save, pack);
    Diagnostics ignored; // where the state does not fit either, the log says more
    std::optional<Game> carried = replayed.problem ? carryOnSave(*save, pack, ignored) : std::nullopt;
    const bool goesOn = carried.has_value();
    if (!replayed.game && !goesOn)
        return fail(path, replayed.problem ? replayed.problem->reasons : problems);
    m_session->addRecent(path);
    emit recentChanged();
    m_keeper->keep(); // the one that is left
    m_keeper->goOnWith(path);
    const table::AdoptReport report =
        replayed.problem ? reportOf(*replayed.problem, *pack, goesOn) : table::AdoptReport();
    m_host->game()->openGame(std::move(goesOn ? *carried : *replayed.game), save->seats, report);
    if (!replayed.problem && save->hash != pack->hash)
        m_host->say(tr("Replayed with the content as it is now, which has changed."));
    return true;
}

table::AdoptReport GameFiles::reportOf(const AdoptProblem &problem, const GamePack &pack, bool goesOn)
{
    table::AdoptReport report = table::reportOf(tr("The content has changed since this game was saved"), problem, pack);
    report.canReplay = false; // that is what failed
    report.text +=
        u'\n' + (goesOn ? tr("The game goes on from where it was saved.") : tr("The game stands before that step."));
    return report;
}

bool GameFiles::keepScenario(const QString &path)
{
    const Game *game = m_host->game()->game();
    const QString title = QFileInfo(path).completeBaseName().replace(u'-', u' ');
    if (!game || !write(path, writeScenario(*game, 0, game->position(), title.toStdString())))
        return false;
    m_host->say(tr("Kept as scenario %1.").arg(QFileInfo(path).fileName()));
    return true;
}

void GameFiles::askAndSave()
{
    if (!m_host->game()->game())
        return;
    QFileDialog dialog(nullptr, tr("Save game"), m_session->gameFolder(), tr("Saved games (*.game.yaml)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QString::fromLatin1(saveSuffix.data() + 1, saveSuffix.size() - 1));
    if (dialog.exec() == QDialog::Accepted)
        saveTo(dialog.selectedFiles().constFirst());
}

void GameFiles::askAndOpen()
{
    const QString path =
        QFileDialog::getOpenFileName(nullptr, tr("Open game"), m_session->gameFolder(), tr("Saved games (*.yaml)"));
    if (!path.isEmpty())
        emit gameChosen(path);
}

void GameFiles::askAndKeep()
{
    if (!m_host->game()->game())
        return;
    const QString folder = m_packFolder + QStringLiteral("/scenarios");
    QFileDialog dialog(nullptr, tr("Keep as scenario"), QDir(folder).exists() ? folder : m_packFolder,
                       tr("Scenarios (*.yaml)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("yaml"));
    if (dialog.exec() == QDialog::Accepted)
        keepScenario(dialog.selectedFiles().constFirst());
}

std::shared_ptr<const GamePack> GameFiles::packOf(const SaveGame &save, Diagnostics &problems) const
{
    const Rules *rules = findRules(save.game);
    if (!rules) {
        Diagnostic problem;
        problem.code = "save.game";
        problem.message = Message(MW_TEXT("There are no rules for the game {0}.")).name(save.game);
        problems.push_back(problem);
        return nullptr;
    }
    Scenario start; // reads options and variant in the same words
    start.variant = save.variant;
    start.options = save.options;
    start.setup = save.setup;
    return packFor(start, *rules, m_items(), problems);
}

bool GameFiles::write(const QString &path, const std::string &text)
{
    const auto problem = yaml::writeAtomically(path.toStdString(), text);
    if (problem)
        m_host->say(editor::toText(problem->message));
    return !problem;
}

bool GameFiles::fail(const QString &path, const Diagnostics &problems)
{
    m_host->say(tr("%1 cannot be opened. %2").arg(QFileInfo(path).fileName(), reasonOf(problems)));
    return false;
}

} // namespace mw::app

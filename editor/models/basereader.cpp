#include "editor/models/basereader.h"

#include "yaml/collectitems.h"
#include "yaml/loader.h"

#include <QFileInfo>
#include <QtConcurrent/qtconcurrentrun.h>

#include <algorithm>
#include <string>
#include <utility>

namespace mw::editor {

namespace {

constexpr int timeout = 10'000; // milliseconds until git is given up

using NamedTexts = QList<std::pair<QString, QByteArray>>;

bool isContent(const yaml::Schema &schema, const QString &name)
{
    const std::string folder = name.section(QLatin1Char('/'), 0, -2).toStdString();
    return std::any_of(schema.kinds().begin(), schema.kinds().end(), [&](const yaml::KindSpec &kind) {
        return kind.file.empty() ? kind.folder == folder && name.endsWith(QLatin1String(".yaml"))
                                 : kind.file == name.toStdString();
    });
}

/// The answer of `git cat-file --batch`: for each name a line "<id> blob <size>", the bytes, a line end.
NamedTexts splitBatch(const QStringList &names, const QByteArray &answer)
{
    NamedTexts texts;
    qsizetype at = 0;
    for (const QString &name : names) {
        const qsizetype end = answer.indexOf('\n', at);
        if (end < 0)
            break;
        const QList<QByteArray> words = answer.mid(at, end - at).split(' ');
        at = end + 1;
        if (words.size() != 3 || words[1] != "blob")
            continue; // "<name> missing"
        const qsizetype size = words[2].toLongLong();
        texts.append({name, answer.mid(at, size)});
        at += size + 1;
    }
    return texts;
}

std::shared_ptr<const Items> itemsOf(const yaml::Schema &schema, const std::string &packName, const NamedTexts &texts)
{
    auto items = std::make_shared<Items>();
    Diagnostics unused; // what was wrong in the past is past
    for (const auto &[name, text] : texts) {
        const yaml::LoadedFile file = yaml::parseFile(yaml::SourceFile(name.toStdString(), text.toStdString()), unused);
        yaml::collectItems(schema, file, packName, *items, unused);
    }
    return items;
}

} // namespace

BaseReader::BaseReader(QObject *parent) : QObject(parent)
{
    m_timeout.setSingleShot(true);
    m_timeout.setInterval(timeout);
    connect(&m_timeout, &QTimer::timeout, this, [this] { fail(tr("git did not answer in time.")); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { emit done(m_watcher.result(), {}); });
}

BaseReader::~BaseReader()
{
    stop();
    m_watcher.waitForFinished();
}

void BaseReader::read(const QString &folder, std::shared_ptr<const yaml::Schema> schema)
{
    stop();
    m_folder = folder;
    m_schema = std::move(schema);
    m_step = Step::Names;
    start({QStringLiteral("ls-tree"), QStringLiteral("-r"), QStringLiteral("-z"), QStringLiteral("--name-only"),
           QStringLiteral("HEAD")});
    m_git->closeWriteChannel();
}

void BaseReader::start(const QStringList &arguments)
{
    m_git = std::make_unique<QProcess>();
    m_git->setWorkingDirectory(m_folder);
    connect(m_git.get(), &QProcess::finished, this, &BaseReader::onFinished);
    connect(m_git.get(), &QProcess::errorOccurred, this, &BaseReader::onFailed);
    m_git->start(QStringLiteral("git"), arguments);
    m_timeout.start();
}

void BaseReader::stop()
{
    m_timeout.stop();
    m_step = Step::Idle;
    if (!m_git)
        return;
    m_git->disconnect(this);
    m_git->kill();
    m_git->waitForFinished(1000);
    m_git.release()->deleteLater();
}

void BaseReader::fail(const QString &why)
{
    stop();
    emit done(nullptr, why);
}

void BaseReader::onFailed()
{
    if (m_git->error() == QProcess::FailedToStart)
        fail(tr("git cannot be started. Install the package git to compare with the last commit."));
}

void BaseReader::onFinished(int exitCode, QProcess::ExitStatus status)
{
    const QByteArray answer = m_git->readAllStandardOutput();
    if (status != QProcess::NormalExit || exitCode != 0)
        return fail(
            tr("There is no commit to compare with: %1 is not in a git repository, or nothing was committed yet.")
                .arg(QFileInfo(m_folder).fileName()));
    const Step step = m_step;
    stop();
    if (step == Step::Names)
        askForFiles(answer);
    else
        parse(answer);
}

void BaseReader::askForFiles(const QByteArray &names)
{
    m_names.clear();
    QByteArray question;
    for (const QByteArray &name : names.split('\0')) {
        const QString file = QString::fromUtf8(name);
        if (!isContent(*m_schema, file) || name.contains('\n'))
            continue;
        m_names.append(file);
        question += "HEAD:./" + name + '\n';
    }
    m_step = Step::Files;
    start({QStringLiteral("cat-file"), QStringLiteral("--batch")});
    m_git->write(question);
    m_git->closeWriteChannel();
}

void BaseReader::parse(QByteArray files)
{
    m_watcher.setFuture(
        QtConcurrent::run([schema = m_schema, pack = QFileInfo(m_folder).fileName().toStdString(), names = m_names,
                           answer = std::move(files)] { return itemsOf(*schema, pack, splitBatch(names, answer)); }));
}

} // namespace mw::editor

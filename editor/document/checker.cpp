#include "editor/document/checker.h"

#include <QtConcurrent/qtconcurrentrun.h>

#include <algorithm>
#include <iterator>

namespace mw::editor {

Checker::Checker(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setObjectName(QStringLiteral("checker"));
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &Checker::take);
}

Checker::~Checker()
{
    m_waiting.reset();
    m_pool.waitForDone();
}

void Checker::request(CheckRequest request)
{
    m_waiting = std::move(request);
    if (!m_isRunning)
        start();
}

void Checker::wait()
{
    while (m_isRunning) {
        m_watcher.waitForFinished();
        take();
    }
}

void Checker::dispose(std::shared_ptr<void> garbage)
{
    m_pool.start([held = std::move(garbage)]() mutable { held.reset(); });
}

void Checker::start()
{
    m_isRunning = true;
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool, [](const CheckRequest &request) { return check(request); }, std::move(*m_waiting)));
    m_waiting.reset();
}

void Checker::take()
{
    // After wait() the watcher's own report still comes.
    if (!m_isRunning || !m_watcher.isFinished())
        return;
    m_isRunning = false;
    const std::shared_ptr<CheckResult> result = m_watcher.result();
    if (m_waiting)
        start();
    emit checked(result);
}

std::shared_ptr<CheckResult> Checker::check(const CheckRequest &request)
{
    auto result = std::make_shared<CheckResult>();
    result->revision = request.revision;
    Diagnostics syntax;
    std::vector<std::shared_ptr<const yaml::LoadedFile>> files;
    for (const CheckInput &input : request.files) {
        CheckedFile file{input.name, input.parsed, true, {}};
        if (!input.isCurrent) {
            Diagnostics problems;
            auto parsed = std::make_shared<const yaml::LoadedFile>(
                yaml::parseFile(yaml::SourceFile(input.name, input.text.toStdString()), problems));
            file.parses = parsed->tree.isComplete() && !hasErrors(problems);
            if (file.parses || !file.parsed)
                file.parsed = parsed; // loadFiles reports what is wrong with it
            else
                std::move(problems.begin(), problems.end(), std::back_inserter(syntax));
        }
        files.push_back(file.parsed);
        result->files.push_back(std::move(file));
    }
    result->load = yaml::loadFiles(request.folder, files);
    for (CheckedFile &file : result->files) {
        if (file.parses)
            file.spans = findSpans(result->load.schema, file.parsed->tree, file.parsed->source.bytes());
    }
    if (hasErrors(syntax))
        result->load.pack = nullptr;
    std::move(syntax.begin(), syntax.end(), std::back_inserter(result->load.diagnostics));
    sortByPlace(result->load.diagnostics);
    return result;
}

} // namespace mw::editor

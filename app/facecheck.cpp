#include "app/facecheck.h"

#include "editor/document/packdocument.h"
#include "qml/CardFace/cardpainter.h"
#include "qml/CardFace/facechanges.h"

#include <QDateTime>
#include <QDir>
#include <QtConcurrent/qtconcurrentrun.h>

#include <functional>
#include <set>
#include <utility>

namespace mw::app {

namespace {
constexpr int restMs = 150; // from an edit until its faces are looked through
} // namespace

FaceCheck::FaceCheck(editor::PackDocument *document) : m_document(document)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(document, &editor::PackDocument::packChanged, &m_rest, qOverload<>(&QTimer::start));
    connect(&m_rest, &QTimer::timeout, this, &FaceCheck::begin);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &FaceCheck::take);
}

FaceCheck::~FaceCheck()
{
    m_watcher.waitForFinished();
}

namespace {

/// The pictures that a pack has itself, each with the time of its last change.
QStringList picturesIn(const QString &folder)
{
    QStringList pictures;
    for (const QString &name : {QStringLiteral("art"), QStringLiteral("icons")}) {
        const QFileInfoList files = QDir(QDir(folder).filePath(name)).entryInfoList(QDir::Files, QDir::Name);
        for (const QFileInfo &file : files)
            pictures << file.filePath() + u' ' + QString::number(file.lastModified().toMSecsSinceEpoch());
    }
    return pictures;
}

using IsWanted = std::function<bool(const Item &)>;

Diagnostics problemsOf(const GamePack &pack, const QString &folder, const IsWanted &isWanted)
{
    face::CardPainter painter(pack.items);
    painter.setPackFolder(folder);
    Diagnostics problems = painter.layoutProblems();
    for (const Item &item : pack.items.all()) {
        if (item.kind == "layout" || !isWanted(item))
            continue; // a layout is drawn with a sample that need not fill it; what is wrong with it is told above
        for (const face::Side side : {face::Side::Front, face::Side::Back}) {
            if (!painter.canPaint(item.kind, side))
                continue;
            const Diagnostics found = painter.problems(item, side);
            problems.insert(problems.end(), found.begin(), found.end());
        }
    }
    return problems;
}

} // namespace

Diagnostics FaceCheck::check(const GamePack &pack, const QString &folder)
{
    return problemsOf(pack, folder, [](const Item &) { return true; });
}

FaceCheck::Findings FaceCheck::checkAgain(std::shared_ptr<const GamePack> pack, const QString &folder,
                                          const Findings &before)
{
    Findings now{std::move(pack), picturesIn(folder), {}};
    const bool isSamePack = before.pack && before.pack->path == now.pack->path && before.pictures == now.pictures;
    const auto changes = isSamePack ? std::make_shared<const face::FaceChanges>(before.pack->items, now.pack->items)
                                    : std::make_shared<const face::FaceChanges>(face::FaceChanges::everything());
    std::set<std::string, std::less<>> faulty; // what is wrong there may stand on other lines now
    for (const Diagnostic &problem : before.problems)
        faulty.insert(problem.item);
    now.problems = problemsOf(*now.pack, folder, [&](const Item &item) {
        return changes->touches(item.kind, item.id) || faulty.contains(item.kind + "/" + item.id);
    });
    return now;
}

void FaceCheck::begin()
{
    if (m_watcher.isRunning())
        return; // `take` begins again
    m_checked = m_document->pack();
    if (!m_checked)
        return;
    auto work = [before = std::move(m_findings), pack = m_checked, folder = m_document->folder()]() mutable {
        auto now = std::make_shared<Findings>(checkAgain(std::move(pack), folder, before));
        before = {}; // taking a pack apart takes milliseconds that the user interface has not
        return now;
    };
    m_findings = {};
    m_watcher.setFuture(QtConcurrent::run(std::move(work)));
}

void FaceCheck::take()
{
    m_findings = std::move(*m_watcher.result()); // the watcher would hold the pack until the next check
    if (m_document->pack() != m_checked)
        begin();
    else
        m_document->setFurtherDiagnostics(m_findings.problems);
}

} // namespace mw::app

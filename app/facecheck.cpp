#include "app/facecheck.h"

#include "editor/document/packdocument.h"
#include "qml/CardFace/cardpainter.h"

#include <QtConcurrent/qtconcurrentrun.h>

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

Diagnostics FaceCheck::check(const GamePack &pack, const QString &folder)
{
    face::CardPainter painter(pack.items);
    painter.setPackFolder(folder);
    Diagnostics problems = painter.layoutProblems();
    for (const Item &item : pack.items.all()) {
        if (item.kind == "layout")
            continue; // drawn with a sample that need not fill it; what is wrong with layouts is told above
        for (const face::Side side : {face::Side::Front, face::Side::Back}) {
            if (!painter.canPaint(item.kind, side))
                continue;
            const Diagnostics found = painter.problems(item, side);
            problems.insert(problems.end(), found.begin(), found.end());
        }
    }
    return problems;
}

void FaceCheck::begin()
{
    if (m_watcher.isRunning())
        return; // `take` begins again
    std::shared_ptr<const GamePack> last = std::exchange(m_checked, m_document->pack());
    if (!m_checked)
        return;
    auto work = [last = std::move(last), pack = m_checked, folder = m_document->folder()]() mutable {
        last.reset(); // taking a pack apart takes milliseconds that the user interface has not
        return check(*pack, folder);
    };
    m_watcher.setFuture(QtConcurrent::run(std::move(work)));
}

void FaceCheck::take()
{
    if (m_document->pack() != m_checked)
        begin();
    else
        m_document->setFurtherDiagnostics(m_watcher.result());
}

} // namespace mw::app

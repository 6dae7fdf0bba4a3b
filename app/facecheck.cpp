#include "app/facecheck.h"

#include "editor/document/packdocument.h"
#include "qml/CardFace/cardpainter.h"

#include <QtConcurrent/qtconcurrentrun.h>

namespace mw::app {

FaceCheck::FaceCheck(editor::PackDocument *document) : m_document(document)
{
    connect(document, &editor::PackDocument::packChanged, this, &FaceCheck::start);
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

void FaceCheck::start()
{
    if (m_watcher.isRunning())
        return; // `take` starts again
    m_checked = m_document->pack();
    if (!m_checked)
        return;
    m_watcher.setFuture(
        QtConcurrent::run([pack = m_checked, folder = m_document->folder()] { return check(*pack, folder); }));
}

void FaceCheck::take()
{
    if (m_document->pack() != m_checked)
        start();
    else
        m_document->setFurtherDiagnostics(m_watcher.result());
}

} // namespace mw::app

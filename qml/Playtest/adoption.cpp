#include "adoption.h"

#include "qml/CardFace/facechanges.h"

#include <QtConcurrent/qtconcurrentrun.h>

namespace mw::table {

Adoption::Adoption(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setObjectName(QStringLiteral("adoption"));
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &Adoption::take);
}

Adoption::~Adoption()
{
    m_pool.waitForDone();
}

void Adoption::begin(PackMaker maker, Game game)
{
    m_pool.clear(); // what has not begun yet is not wanted any more
    m_isBusy = true;
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool,
        [](const PackMaker &make, Game from) { return std::make_shared<Adopted>(adopt(make, std::move(from))); },
        std::move(maker), std::move(game)));
}

void Adoption::cancel()
{
    m_isBusy = false;
}

void Adoption::finish()
{
    while (m_isBusy) {
        m_watcher.waitForFinished();
        take();
    }
}

void Adoption::take()
{
    // After finish() or cancel() the watcher's own report still comes.
    if (!m_isBusy || !m_watcher.isFinished() || m_watcher.future().resultCount() == 0) {
        return;
    }
    m_isBusy = false;
    const std::shared_ptr<Adopted> result = m_watcher.result();
    emit adopted(*result);
}

Adopted Adoption::adopt(const PackMaker &maker, Game game)
{
    Adopted result;
    result.pack = maker(result.problems);
    (void)face::FaceChanges::between(game.sharedPack(), result.pack); // the table will ask, and has less time
    if (result.pack) {
        result.problem = game.carryOn(result.pack);
        if (!result.problem) {
            result.game = std::move(game);
        }
    }
    return result;
}

} // namespace mw::table

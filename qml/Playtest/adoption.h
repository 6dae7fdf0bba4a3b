#pragma once

#include "core/game.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>

namespace mw::table {

/// What came of bringing a game over to edited content.
struct Adopted {
    std::shared_ptr<const GamePack> pack; ///< null where the content does not work with the table's options
    Diagnostics problems;                 ///< why not
    std::optional<Game> game;             ///< under the new content; none where it could not go over
    std::optional<AdoptProblem> problem;  ///< why not
};
/// Compiles the edited content for the table.
using PackMaker = std::function<std::shared_ptr<const GamePack>(Diagnostics &problems)>;

/// Brings a copy of a game over to edited content on a thread of its own, since every state so far goes along: in a
/// long game that takes longer than a frame. Of several requests only the last one is answered.
class Adoption : public QObject
{
    Q_OBJECT

public:
    explicit Adoption(QObject *parent = nullptr);
    ~Adoption() override;

    void begin(PackMaker maker, Game game);
    void cancel(); ///< what is under way will not be reported
    /// Blocks until what is under way is done and reported.
    void finish();
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

    /// The work itself.
    [[nodiscard]] static Adopted adopt(const PackMaker &maker, Game game);

signals:
    /// The receiver may take the contents.
    void adopted(mw::table::Adopted &result);

private:
    void take();

    QThreadPool m_pool;
    QFutureWatcher<std::shared_ptr<Adopted>> m_watcher;
    bool m_isBusy = false;
};

} // namespace mw::table

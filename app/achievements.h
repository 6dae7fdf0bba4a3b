#pragma once

#include "app/solorecords.h"
#include "core/items.h"
#include "editor/views/achievements/soloresult.h"

#include <QList>
#include <QObject>

namespace mw::editor {
class PackDocument;
}
namespace mw::table {
class PlaytestGame;
}

namespace mw::app {

class Session;

/// What the person reached in solo games: recorded when one ends at a table, told to the page of achievements.
class Achievements : public QObject
{
    Q_OBJECT

public:
    Achievements(editor::PackDocument *document, Session *session, QObject *parent = nullptr);

    /// Records games of this table for the profile in use whenever one is played to its end by a person alone.
    void watch(table::PlaytestGame *game);

    [[nodiscard]] QString profile() const;
    void setProfile(const QString &name);
    [[nodiscard]] QStringList profiles();
    /// Each scenario of the open pack, played or not, then those of other packs that were played.
    [[nodiscard]] QList<editor::SoloResult> results();
    [[nodiscard]] QString problem() const { return m_records.problem(); }

signals:
    void changed();

private:
    void record(const table::PlaytestGame &game);

    editor::PackDocument *m_document;
    Session *m_session;
    SoloRecords m_records;
};

/// The best of the game's medals that so many points bring; empty for none.
[[nodiscard]] QString medalFor(const Items &items, int points);

} // namespace mw::app

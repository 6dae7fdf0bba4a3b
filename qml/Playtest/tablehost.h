#pragma once

#include "qml/CardFace/Quick/facesource.h"
#include "qml/Playtest/flights.h"
#include "qml/Playtest/plaintable.h"
#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/scoresheet.h"
#include "qml/Playtest/steamtime/steamtimetable.h"
#include "qml/Playtest/tablesettings.h"
#include "qml/Playtest/timespan/timespantable.h"
#include "qml/Playtest/worldwonders/worldwonderstable.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <memory>

namespace mw::table {

/// A table in a window of its own: the entry for the program. It takes content and games, and asks the program
/// for what needs files: saving, opening, keeping a scenario, showing a line of content.
class TableHost : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program.")
    Q_PROPERTY(mw::table::PlaytestGame *game READ game CONSTANT)
    Q_PROPERTY(mw::table::GameTable *table READ table NOTIFY tableChanged)
    Q_PROPERTY(mw::table::SteamTimeTable *steamTime READ steamTime CONSTANT)
    Q_PROPERTY(mw::table::WorldWondersTable *worldWonders READ worldWonders CONSTANT)
    Q_PROPERTY(mw::table::TimespanTable *timespan READ timespan CONSTANT)
    Q_PROPERTY(mw::table::PlainTable *plain READ plain CONSTANT)
    Q_PROPERTY(mw::table::ScoreSheet *scores READ scores CONSTANT)
    Q_PROPERTY(mw::table::Flights *flights READ flights CONSTANT)
    Q_PROPERTY(mw::table::TableSettings *settings READ settings CONSTANT)
    Q_PROPERTY(bool inWords READ inWords WRITE setInWords NOTIFY tableChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(QString lastGame READ lastGame NOTIFY lastGameChanged)

public:
    explicit TableHost(std::shared_ptr<const GamePack> pack, QObject *parent = nullptr);
    ~TableHost() override;

    /// Makes the window (null when the scene cannot be loaded, which is a bug) and shows it.
    QQuickWindow *show();
    [[nodiscard]] QQuickWindow *window() const;
    /// Edited content, saved or not; a running game goes over to it a moment later.
    void adoptPack(std::shared_ptr<const GamePack> pack) { m_game.adoptPackSoon(std::move(pack)); }
    /// Says everything anew when the language has changed.
    void retell();
    /// A short message in the window, such as "Saved as …"; goes away by itself.
    void say(const QString &message);

    [[nodiscard]] PlaytestGame *game() { return &m_game; }
    /// The table of the game that is set up or played: what its screens show. A game that has none of
    /// its own has the plain one.
    [[nodiscard]] GameTable *table() const { return m_table; }
    [[nodiscard]] SteamTimeTable *steamTime() { return &m_steamTime; }
    [[nodiscard]] WorldWondersTable *worldWonders() { return &m_worldWonders; }
    [[nodiscard]] TimespanTable *timespan() { return &m_timespan; }
    [[nodiscard]] PlainTable *plain() { return &m_plain; }
    [[nodiscard]] ScoreSheet *scores() { return &m_scores; }
    [[nodiscard]] Flights *flights() { return &m_flights; }
    [[nodiscard]] FaceSource *faces() { return &m_faces; }
    [[nodiscard]] TableSettings *settings() { return &m_settings; }
    /// Whether the plain table is shown, also for a game that has a table of its own: everything in words, every
    /// answer a button.
    [[nodiscard]] bool inWords() const { return m_inWords; }
    void setInWords(bool inWords);
    [[nodiscard]] QString message() const { return m_message; }
    /// The file of the game that was left last and that can be gone on with; empty for none.
    [[nodiscard]] QString lastGame() const { return m_lastGame; }
    void setLastGame(const QString &path);

signals:
    void saveRequested();
    void openRequested();
    void scenarioRequested();
    void lastGameRequested(); ///< the person wants to go on with lastGame()
    void lastGameChanged();
    /// The person wants to see where a number comes from; `file` is relative to the pack's folder.
    void showSource(const QString &file, int line);
    void messageChanged();
    void tableChanged();
    /// The window was closed.
    void closed();

private:
    void chooseTable();
    void nameTargets();

    TableSettings m_settings;
    FaceSource m_faces;
    PlaytestGame m_game;
    SteamTimeTable m_steamTime{m_game, nullptr};
    WorldWondersTable m_worldWonders{m_game, nullptr};
    TimespanTable m_timespan{m_game, nullptr};
    PlainTable m_plain{m_game, nullptr};
    GameTable *m_table = nullptr;
    bool m_inWords = false;
    ScoreSheet m_scores{m_game, [this] { return m_table; }, nullptr};
    Flights m_flights;
    QString m_message;
    QTimer m_unsaid; ///< takes the message away
    QString m_lastGame;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
};

} // namespace mw::table

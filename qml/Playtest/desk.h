#pragma once

#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/tablehost.h"

#include "qml/CardFace/Quick/facesource.h"

#include <QQmlEngine>

namespace mw::table {

/// What every screen of a table may ask for: the table itself, and what is opened over it. One for each QML engine, and
/// each table has its own engine; set before the first scene is loaded.
class Desk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(mw::table::TableHost *host READ host CONSTANT)
    Q_PROPERTY(mw::table::GameTable *table READ table NOTIFY tableChanged)
    Q_PROPERTY(mw::table::SteamTimeTable *steamTime READ steamTime CONSTANT)
    Q_PROPERTY(mw::table::WorldWondersTable *worldWonders READ worldWonders CONSTANT)
    Q_PROPERTY(mw::table::TimespanTable *timespan READ timespan CONSTANT)
    Q_PROPERTY(mw::table::PlainTable *plain READ plain CONSTANT)
    Q_PROPERTY(mw::table::PlaytestGame *game READ game CONSTANT)
    Q_PROPERTY(mw::table::FaceSource *faces READ faces CONSTANT)
    Q_PROPERTY(QString peekKind READ peekKind NOTIFY peekChanged)
    Q_PROPERTY(QString peekId READ peekId NOTIFY peekChanged)
    Q_PROPERTY(int enlarged READ enlarged WRITE setEnlarged NOTIFY enlargedChanged)
    Q_PROPERTY(bool rulesOpen READ rulesOpen WRITE setRulesOpen NOTIFY rulesChanged)
    Q_PROPERTY(QString rule READ rule NOTIFY rulesChanged)
    Q_PROPERTY(bool keysOpen READ keysOpen WRITE setKeysOpen NOTIFY keysChanged)

public:
    explicit Desk(TableHost *host);

    /// Lays a table on the desk of an engine, before any scene is loaded.
    static void lay(QQmlEngine &engine, TableHost &host);
    /// Called by the engine.
    static Desk *create(QQmlEngine *engine, QJSEngine *);

    [[nodiscard]] TableHost *host() const { return m_host; }
    [[nodiscard]] GameTable *table() const { return m_host ? m_host->table() : nullptr; }
    [[nodiscard]] SteamTimeTable *steamTime() const { return m_host ? m_host->steamTime() : nullptr; }
    [[nodiscard]] WorldWondersTable *worldWonders() const { return m_host ? m_host->worldWonders() : nullptr; }
    [[nodiscard]] TimespanTable *timespan() const { return m_host ? m_host->timespan() : nullptr; }
    [[nodiscard]] PlainTable *plain() const { return m_host ? m_host->plain() : nullptr; }
    [[nodiscard]] PlaytestGame *game() const { return m_host ? m_host->game() : nullptr; }

    [[nodiscard]] FaceSource *faces() const { return m_host ? m_host->faces() : nullptr; }
    [[nodiscard]] QString peekKind() const { return m_peekKind; }
    [[nodiscard]] QString peekId() const { return m_peekId; }
    [[nodiscard]] int enlarged() const { return m_enlarged; }
    void setEnlarged(int seat);
    [[nodiscard]] bool rulesOpen() const { return m_rulesOpen; }
    void setRulesOpen(bool open);
    [[nodiscard]] QString rule() const { return m_rule; }
    [[nodiscard]] bool keysOpen() const { return m_keysOpen; } ///< the list of the table's keys is shown
    void setKeysOpen(bool open);

    /// Shows an item large on behalf of the thing that the pointer is on, until the thing ends that with an empty id,
    /// goes away, or another thing is pointed at.
    Q_INVOKABLE void peek(QObject *thing, const QString &kind, const QString &id);
    Q_INVOKABLE void closePeek();
    /// Closes what is open over the table; false when nothing is.
    Q_INVOKABLE bool closeAll();
    /// Opens the rules where a refusal cites them.
    Q_INVOKABLE void openRule(const QString &rule);

signals:
    void peekChanged();
    void enlargedChanged();
    void rulesChanged();
    void keysChanged();
    void tableChanged();

private:
    void setPeek(QObject *thing, const QString &kind, const QString &id);

    TableHost *m_host;
    QObject *m_peeking = nullptr; ///< on whose behalf something is shown large; watched, not owned
    QString m_peekKind;
    QString m_peekId;
    QString m_rule;
    int m_enlarged = -1; ///< seat whose board is shown large
    bool m_rulesOpen = false;
    bool m_keysOpen = false;
};

} // namespace mw::table

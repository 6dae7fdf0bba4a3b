#pragma once

#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/tablehost.h"

#include <QQmlEngine>

namespace mw::table {

/// What every screen of a table may ask for: the table itself. One for each QML engine, and each table has its own
/// engine; set before the first scene is loaded.
class Desk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(mw::table::TableHost *host READ host CONSTANT)
    Q_PROPERTY(mw::table::PlaytestGame *game READ game CONSTANT)

public:
    using QObject::QObject;

    /// Lays a table on the desk of an engine.
    static void lay(QQmlEngine &engine, TableHost &host);

    [[nodiscard]] TableHost *host() const { return m_host; }
    [[nodiscard]] PlaytestGame *game() const { return m_host ? m_host->game() : nullptr; }

private:
    TableHost *m_host = nullptr;
};

} // namespace mw::table

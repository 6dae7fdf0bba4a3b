#pragma once

#include "qml/Playtest/playtestgame.h"

namespace mw::table {

class GameTable;

/// Tells which pieces moved in a step, so that they can be seen to fly.
class Flights : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")

public:
    using QObject::QObject;

    /// The step that was carried out last.
    void tell(const PlaytestGame &game, const GameTable &table);

signals:
    /// As in Flight.
    void flew(const QString &icon, bool piece, const QString &from, const QString &to);
};

} // namespace mw::table

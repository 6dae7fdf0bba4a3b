#pragma once

#include "qml/Playtest/playtestgame.h"

namespace mw::table {

/// Tells which pieces moved in a step, so that they can be seen to fly. Places are keys of PlaceBook, with
/// alternatives after "|" for places that are not on the screen.
class Flights : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")

public:
    /// `game` outlives it.
    Flights(PlaytestGame &game, QObject *parent);

signals:
    /// `icon` is one of the pack's, or a piece of the table when `piece` is set.
    void flew(const QString &icon, bool piece, const QString &from, const QString &to);

private:
    void tell();

    PlaytestGame &m_game;
};

} // namespace mw::table

#pragma once

#include "qml/Playtest/playtestgame.h"

namespace mw::table {

/// The end of a game of Steam Time: a line for each seat, and under an opened one where each point came from, as the
/// events of the game tell it.
class ScoreSheet : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(mw::table::TableModel *lines READ lines CONSTANT)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)

public:
    /// `game` outlives it.
    ScoreSheet(PlaytestGame &game, QObject *parent);

    [[nodiscard]] TableModel *lines() { return &m_lines; }
    /// Who won, and by what where the score alone does not tell.
    [[nodiscard]] QString verdict() const { return m_verdict; }
    Q_INVOKABLE void toggle(int seat);

signals:
    void changed();

private:
    void follow();
    [[nodiscard]] std::vector<ScoreRow> causesOf(int seat) const;

    PlaytestGame &m_game;
    RowModel<ScoreRow> m_lines;
    QString m_verdict;
    int m_open = -1;
};

} // namespace mw::table

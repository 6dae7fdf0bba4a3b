#pragma once

#include "qml/Playtest/playtestgame.h"

#include <QSet>

namespace mw::table {

/// The end of a game of Steam Time: a line for each seat, under an opened one its missions and whatever else gave
/// esteem, and under an opened cause each step that did, as the events of the game tell it.
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
    Q_INVOKABLE void toggle(const QString &key);

signals:
    void changed();

private:
    struct Cause {
        int source = -1; ///< item
        int points = 0;
        int mission = -1;
        std::vector<ScoreRow> steps;
    };

    void follow();
    void tellVerdict(const std::vector<Standing> &standings);
    [[nodiscard]] std::vector<Standing> ranking() const;
    [[nodiscard]] ScoreRow seatRow(const Standing &standing) const;
    void addCauses(std::vector<ScoreRow> &rows, int seat) const;
    [[nodiscard]] std::vector<Cause> causesOf(int seat) const;
    [[nodiscard]] ScoreRow causeRow(const Cause &cause, int seat) const;
    [[nodiscard]] ScoreRow stepRow(int seat, std::size_t step, int points) const;

    PlaytestGame &m_game;
    RowModel<ScoreRow> m_lines;
    QString m_verdict;
    QSet<QString> m_open; ///< keys
    bool m_fresh = true;
};

} // namespace mw::table

#pragma once

#include "qml/Playtest/gametable.h"

#include <QSet>

#include <functional>

namespace mw::table {

/// The end of a game: a line for each seat, under an opened one what gave it points, and under an opened cause its
/// parts. What the causes are is the game's own.
class ScoreSheet : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(mw::table::TableModel *lines READ lines CONSTANT)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString current READ current NOTIFY currentChanged)

public:
    /// `game` outlives it; `table` names the table of the game that is played.
    ScoreSheet(PlaytestGame &game, std::function<const GameTable *()> table, QObject *parent);

    [[nodiscard]] TableModel *lines() { return &m_lines; }
    /// Who won, and by what where the score alone does not tell.
    [[nodiscard]] QString verdict() const { return m_verdict; }
    /// Key of the line that was picked last; empty for none.
    [[nodiscard]] QString current() const { return m_current; }
    /// Makes a line the current one, and unfolds or folds it if it has parts.
    Q_INVOKABLE void pick(const QString &key);

signals:
    void changed();
    void currentChanged();

private:
    void follow();
    void setCurrent(const QString &key);
    void tellVerdict(const GameTable &table, const std::vector<Standing> &standings);
    [[nodiscard]] std::vector<Standing> ranking() const;
    [[nodiscard]] ScoreRow seatRow(const GameTable &table, const Standing &standing) const;
    void addCauses(std::vector<ScoreRow> &rows, const GameTable &table, int seat) const;

    PlaytestGame &m_game;
    std::function<const GameTable *()> m_table;
    RowModel<ScoreRow> m_lines;
    QString m_verdict;
    QString m_current;
    QSet<QString> m_open; ///< keys
    bool m_fresh = true;
};

} // namespace mw::table

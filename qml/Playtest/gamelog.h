#pragma once

#include "qml/Playtest/rows.h"
#include "qml/Playtest/tablemodel.h"

#include "core/game.h"

namespace mw::table {

/// The log of a game as one seat may read it: a heading for each action, under it what followed, each line
/// leading to the item that caused it.
class GameLog : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the game.")
    Q_PROPERTY(mw::table::TableModel *lines READ model CONSTANT)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)

public:
    explicit GameLog(QObject *parent = nullptr);

    /// Brings the lines up to date; only steps not yet told are worded, unless the reader or the content changed.
    void follow(const Game &game, int viewer);
    void clear();

    [[nodiscard]] TableModel *model() { return &m_shown; }
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString &filter);

signals:
    void filterChanged();

private:
    void tellStep(const Game &game, std::size_t step);
    [[nodiscard]] LogRow lineOf(const Game &game, std::size_t after, const Event &event) const;
    void show();

    std::vector<LogRow> m_lines;
    std::vector<std::size_t> m_ends; ///< number of lines up to and with each told step
    std::vector<Action> m_told;
    std::size_t m_setupLines = 0;
    const GamePack *m_pack = nullptr;
    int m_viewer = -1;
    RowModel<LogRow> m_shown;
    QString m_filter;
};

} // namespace mw::table

#pragma once

#include "qml/Playtest/rows.h"
#include "qml/Playtest/tablemodel.h"

#include "core/game.h"
#include "core/savefile.h"

#include <functional>
#include <optional>
#include <set>

namespace mw::table {

/// Where parts of the log begin that a reader would skip: what happens by itself between turns.
enum class LogSection : std::uint8_t {
    Same,   ///< the event goes on with what was before
    Open,   ///< from here on every line is shown
    Folded, ///< from here on lines hide behind this one until it is unfolded
};
using LogSections = std::function<LogSection(const Event &)>;

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

    /// Brings the lines up to date; only steps not yet told are worded, unless the reader changed. What was played
    /// under content that has been replaced since is told in the words of that.
    void follow(const Game &game, int viewer, const std::vector<Seat> &seats);
    void clear();
    void setSections(LogSections sections) { m_sections = std::move(sections); }
    /// Shows or hides what is folded behind a line of the model.
    Q_INVOKABLE void toggle(int row);
    /// The first row about a step; where it is filtered away or folded, the last one before it.
    Q_INVOKABLE [[nodiscard]] int rowOfStep(int step) const;

    [[nodiscard]] TableModel *model() { return &m_shown; }
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString &filter);

signals:
    void filterChanged();

private:
    /// What a line tells, to find the item behind it again in other content.
    struct Line {
        LogRow row;
        std::optional<Event> event;
    };
    struct Told {
        const GamePack *pack = nullptr; ///< for comparing
        Action action;
    };

    void tellStep(const Game &game, int step);
    void tellSetup(const Game &game);
    void tellEarlier(const Game &game);
    /// Step -1 is the setup. `fold` is one more than the line that hides those that follow, or 0.
    void tellEvents(const Game &game, int step, const EventList &events, std::size_t fold = 0);
    void tellConcessions(const Game &game, const std::vector<Seat> &seats);
    [[nodiscard]] bool matches(const LogRow &row) const;
    [[nodiscard]] StateBlock seenBy(const GamePack &pack, const StateBlock &state, int actor) const;
    [[nodiscard]] LogRow rowOf(const Game &game, int step, const Event &event) const;
    static void findPlace(LogRow &row, const Game &game, const Event &event);
    void show();

    std::vector<Line> m_lines;
    std::vector<std::size_t> m_ends; ///< number of lines up to and with each told step
    std::vector<Told> m_told;
    std::vector<LogRow> m_concessions;     ///< `step` is the number of steps before them
    std::set<std::size_t> m_unfolded;      ///< positions in m_lines
    std::vector<std::size_t> m_shownLines; ///< for each row of the model its position in m_lines
    LogSections m_sections;
    std::size_t m_setupLines = 0;
    const GamePack *m_setup = nullptr; ///< that the setup was told by
    const GamePack *m_pack = nullptr;  ///< that the places of the lines are of
    int m_viewer = -1;
    RowModel<LogRow> m_shown;
    QString m_filter;
};

} // namespace mw::table

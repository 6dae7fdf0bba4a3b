#pragma once

#include "qml/Playtest/gametable.h"
#include "qml/Playtest/statelines.h"

namespace mw::table {

/// The table of any game that has none of its own: what the viewer may see of the state, in words. Every answer is a
/// button.
class PlainTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(mw::table::TableModel *players READ players CONSTANT)
    Q_PROPERTY(mw::table::TableModel *common READ common CONSTANT)
    Q_PROPERTY(mw::table::TableModel *scores READ scores CONSTANT)

public:
    /// `game` outlives it.
    PlainTable(PlaytestGame &game, QObject *parent);

    /// Follows the game only while it is the table that is shown.
    void setShown(bool shown);

    [[nodiscard]] TableModel *players() { return &m_players; } ///< a section for each, the viewer's first
    [[nodiscard]] TableModel *common() { return &m_common; }   ///< what belongs to nobody
    [[nodiscard]] TableModel *scores() { return &m_scores; }   ///< a line for each seat, in the order of seats
    /// Folds or unfolds a heading of players or common.
    Q_INVOKABLE void toggle(const QString &key);

    [[nodiscard]] QString headline() const override { return m_headline; }
    [[nodiscard]] QString pointsIcon() const override;
    [[nodiscard]] QString pointsText(int points) const override;
    [[nodiscard]] QString targetOf(const Action &) const override { return {}; }
    [[nodiscard]] LogSection sectionOf(const Event &) const override { return LogSection::Same; }
    [[nodiscard]] std::optional<Flight> flightOf(const Event &) const override { return {}; }
    [[nodiscard]] QString scoreDetail(int) const override { return {}; }
    [[nodiscard]] std::vector<ScoreCause> scoreOf(int) const override { return {}; }
    [[nodiscard]] QString verdict(const QStringList &winners, bool level) const override;

private:
    void follow();
    void followPlayers(const Value *players);
    void followCommon(const Value &state);
    void followScores();
    void followHeadline(const Value &state);

    StateWords m_words;
    std::shared_ptr<const GamePack> m_worded; ///< whose words m_words has
    QHash<QString, bool> m_open;              ///< what somebody folded or unfolded
    QString m_headline;
    RowModel<StateRow> m_players;
    RowModel<StateRow> m_common;
    RowModel<ScoreRow> m_scores;
    bool m_shown = false;
};

} // namespace mw::table

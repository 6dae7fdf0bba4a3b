#pragma once

#include "qml/Playtest/gamelog.h"
#include "qml/Playtest/playtestgame.h"

#include <QObject>
#include <QQmlEngine>

#include <optional>
#include <vector>

namespace mw::table {

/// A piece that is seen to fly. Places are keys of PlaceBook, with alternatives after "|" for places that are not on
/// the screen.
struct Flight {
    QString icon;       ///< one of the pack's, or a piece of the table
    bool piece = false; ///< of the table
    QString from;
    QString to;
};

/// Why a seat has points: one line of the score sheet and those that unfold under it.
struct ScoreCause {
    ScoreRow line;
    std::vector<ScoreRow> parts;
};

/// What one game lays on the table, and all that the common screen has to be told about it. One class for each game;
/// TableHost picks the one of the game that is played.
class GameTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString parts READ parts CONSTANT)
    Q_PROPERTY(QString pointsIcon READ pointsIcon CONSTANT)

public:
    /// `game` outlives it. `id` is the game's folder name; `module` the QML module with Look, PlayArea, SideArea,
    /// OverTable and ScoreArea.
    GameTable(PlaytestGame &game, std::string_view id, const QString &module, QObject *parent);

    [[nodiscard]] std::string_view id() const { return m_id; }
    /// Where the game's own QML files lie, as the start of a URL.
    [[nodiscard]] QString parts() const { return m_parts; }
    /// How far the game is: "Round 3 of 10".
    [[nodiscard]] virtual QString headline() const = 0;
    /// The icon of the pack that stands for points.
    [[nodiscard]] virtual QString pointsIcon() const = 0;
    Q_INVOKABLE [[nodiscard]] virtual QString pointsText(int points) const = 0; ///< "3 esteem", for screen readers

    /// The place where an action is answered; empty when it lies nowhere and needs a button.
    [[nodiscard]] virtual QString targetOf(const Action &action) const = 0;
    [[nodiscard]] virtual LogSection sectionOf(const Event &event) const = 0;
    /// What an event looks like when pieces move; nothing for most.
    [[nodiscard]] virtual std::optional<Flight> flightOf(const Event &event) const = 0;

    /// For keys and wheel while something is in hand: turns it, clockwise. False when there is nothing to turn.
    Q_INVOKABLE virtual bool turn(int steps);
    /// Puts back what is in hand; false when nothing is.
    Q_INVOKABLE virtual bool takeBack() { return false; }
    /// Says what the rules say about laying what is in hand where it is held; false when nothing is in hand.
    Q_INVOKABLE virtual bool explainHeld() { return false; }

    /// What decides ties for a seat, in words.
    [[nodiscard]] virtual QString scoreDetail(int seat) const = 0;
    [[nodiscard]] virtual std::vector<ScoreCause> scoreOf(int seat) const = 0;
    /// `level`: somebody else has as many points as who won.
    [[nodiscard]] virtual QString verdict(const QStringList &winners, bool level) const = 0;

signals:
    void changed();

protected:
    [[nodiscard]] bool isPlayed() const; ///< whether a game of this kind runs
    [[nodiscard]] PlaytestGame &game() const { return m_game; }
    [[nodiscard]] const GamePack &pack() const { return m_game.game()->pack(); }

private:
    PlaytestGame &m_game;
    std::string m_id;
    QString m_parts;
};

} // namespace mw::table

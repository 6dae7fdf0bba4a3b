#pragma once

#include "qml/Playtest/adoptreport.h"
#include "qml/Playtest/choices.h"
#include "qml/Playtest/gamelog.h"
#include "qml/Playtest/tablesetup.h"
#include "qml/Playtest/whynot.h"

#include "core/game.h"

#include <QSet>

#include <optional>

namespace mw::table {

class BotDriver;

/// A game at the table: who sits where, who looks, what is asked, and every way to go on, back or over to
/// edited content. Rules are asked, never known.
class PlaytestGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(mw::table::TableSetup *setup READ setup CONSTANT)
    Q_PROPERTY(mw::table::RuleBook *ruleBook READ ruleBook CONSTANT)
    Q_PROPERTY(mw::table::GameLog *gameLog READ gameLog CONSTANT)
    Q_PROPERTY(mw::table::BotDriver *bots READ bots CONSTANT)
    Q_PROPERTY(mw::table::TableModel *choices READ choiceModel CONSTANT)
    Q_PROPERTY(mw::table::TableModel *buttons READ buttonModel CONSTANT)
    Q_PROPERTY(QString iconFolder READ iconFolder NOTIFY packAdopted)
    Q_PROPERTY(QString question READ question NOTIFY stateChanged)
    Q_PROPERTY(int asked READ asked NOTIFY stateChanged)
    Q_PROPERTY(QString askedName READ askedName NOTIFY stateChanged)
    Q_PROPERTY(int viewer READ viewer NOTIFY stateChanged)
    Q_PROPERTY(bool mayAnswer READ mayAnswer NOTIFY stateChanged)
    Q_PROPERTY(bool botAsked READ botAsked NOTIFY stateChanged)
    Q_PROPERTY(bool curtain READ curtain NOTIFY stateChanged)
    Q_PROPERTY(int next READ next NOTIFY stateChanged)
    Q_PROPERTY(bool spectating READ spectating WRITE setSpectating NOTIFY stateChanged)
    Q_PROPERTY(int shownStep READ shownStep NOTIFY stateChanged)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY stateChanged)
    Q_PROPERTY(bool lookingBack READ lookingBack NOTIFY stateChanged)
    Q_PROPERTY(QString note READ note NOTIFY stateChanged)
    Q_PROPERTY(mw::table::TableModel *players READ playerModel CONSTANT)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY stateChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY stateChanged)
    Q_PROPERTY(mw::table::AdoptReport report READ report NOTIFY reportChanged)
    Q_PROPERTY(mw::table::WhyNot whyNot READ whyNot NOTIFY whyNotChanged)

public:
    enum Stage { SettingUp, Playing, Over };
    Q_ENUM(Stage)

    explicit PlaytestGame(QObject *parent = nullptr);
    ~PlaytestGame() override;

    /// Edited content. A running game carries on from where it stands; where it cannot, it keeps its content and
    /// report() says why.
    void adoptPack(std::shared_ptr<const GamePack> pack);
    /// The same without waiting: the game goes over a moment later, wherever it stands by then.
    void adoptPackSoon(std::shared_ptr<const GamePack> pack);
    void finishAdopting(); ///< waits for that
    void retell();         ///< says everything anew, in another language
    /// Goes on with a game that was saved, or stands at a step of a scenario.
    /// With a report, that is shown too.
    void openGame(Game game, const std::vector<Seat> &seats, const AdoptReport &report = {});
    void setTargetNamer(TargetNamer namer);

    [[nodiscard]] const Game *game() const { return m_game ? &*m_game : nullptr; }
    [[nodiscard]] const std::vector<Seat> &seats() const { return m_seats; }
    [[nodiscard]] const Choices &choices() const { return m_choices; }
    /// The state as the seat that looks may see it. Precondition: a game runs.
    [[nodiscard]] const StateBlock &view() const { return m_view; }
    /// The state that is shown, with nothing hidden: the present one, or an earlier one while looking back.
    [[nodiscard]] const StateBlock &shownState() const;
    [[nodiscard]] Question shownQuestion() const;
    /// Whether a bot answers for a seat: from the set-up, handed over, or because its person conceded.
    [[nodiscard]] bool isBot(int seat) const;
    /// The bot that answers for a seat, by its name in bots.h; empty for a person.
    [[nodiscard]] std::string botOf(int seat) const;
    /// Number of steps that were played when a seat conceded; -1 while it has not.
    Q_INVOKABLE [[nodiscard]] int concededAt(int seat) const;
    /// Applies a legal action of whoever is asked; false when refused.
    bool apply(const Action &action);
    /// The same for two answers that are one thing to people: undone and redone together.
    bool applyBoth(const Action &first, const Action &second);
    /// Explains in whyNot why an action is refused, or that it is possible.
    void explain(const Action &action);
    /// What a player is told whom a rule stops.
    [[nodiscard]] QString refusedText(const Refusal &refusal) const;

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] TableSetup *setup() { return &m_setup; }
    [[nodiscard]] RuleBook *ruleBook() { return &m_rules; }
    [[nodiscard]] GameLog *gameLog() { return &m_log; }
    [[nodiscard]] BotDriver *bots() { return m_bots; }
    [[nodiscard]] TableModel *choiceModel() { return m_choices.model(); }
    [[nodiscard]] TableModel *buttonModel() { return m_choices.buttons(); }
    [[nodiscard]] QString iconFolder() const; ///< as the start of a URL
    [[nodiscard]] QString question() const;
    [[nodiscard]] int asked() const;
    [[nodiscard]] QString askedName() const;
    [[nodiscard]] int viewer() const { return m_viewer; }
    [[nodiscard]] bool mayAnswer() const;
    [[nodiscard]] bool botAsked() const { return isBot(asked()); }
    [[nodiscard]] bool curtain() const { return m_curtain; }
    [[nodiscard]] int next() const { return m_next; } ///< the seat that the curtain waits for, or that looks
    [[nodiscard]] bool spectating() const { return m_spectating; }
    void setSpectating(bool spectating); ///< shows nothing that any seat alone may know, and takes no answers
    [[nodiscard]] int shownStep() const; ///< number of steps played in the state that is shown
    [[nodiscard]] int stepCount() const { return m_game ? static_cast<int>(m_game->position()) : 0; }
    [[nodiscard]] bool lookingBack() const { return m_lookingAt >= 0; }
    [[nodiscard]] QString note() const; ///< the playtester's, on the step that led to what is shown
    [[nodiscard]] TableModel *playerModel() { return &m_players; }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] const AdoptReport &report() const { return m_report; }
    [[nodiscard]] const WhyNot &whyNot() const { return m_whyNot; }

    Q_INVOKABLE bool start();
    Q_INVOKABLE bool choose(int choice);
    /// Explains in whyNot why a choice is refused; -1 closes the explanation.
    Q_INVOKABLE void askWhyNot(int choice);
    /// Back to the last question that a person answered; in a game of bots alone, one step.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// To the question before a step of the log.
    Q_INVOKABLE void goTo(int step);
    /// Shows the table as it stood after so many steps, without taking anything back; any number outside the game
    /// returns to now.
    Q_INVOKABLE void lookAt(int step);
    Q_INVOKABLE void playOnFromHere(); ///< takes back what came after the state that is shown
    /// Writes a note on the last of so many steps; kept in saved games.
    Q_INVOKABLE void setNote(int steps, const QString &note);
    /// Hands a seat over to a bot, or back to a person; `kind` is a position in TableSetup::seatKinds.
    Q_INVOKABLE void setSeatKind(int seat, int kind);
    /// The person gives up: a bot plays on, and the seat ranks behind all others.
    Q_INVOKABLE void concede(int seat);
    Q_INVOKABLE void takeBackConcession(int seat); ///< the person plays on after all
    Q_INVOKABLE void replayFromStart();
    Q_INVOKABLE void dismissReport();
    Q_INVOKABLE void reveal(); ///< the next person has taken the seat: the curtain goes up
    Q_INVOKABLE void newGame();
    Q_INVOKABLE void playAgain(); ///< same seats, options and seed
    Q_INVOKABLE [[nodiscard]] QString seatName(int seat) const;

signals:
    void stageChanged();
    void stateChanged();
    void reportChanged();
    void packAdopted();
    void whyNotChanged();
    /// An action was carried out; its events are those of the last step.
    void stepped();

private:
    void takeSetup(std::shared_ptr<const GamePack> pack);
    void beginAdoption();
    void onAdopted(Adopted &result);
    void settle(Adopted &result);
    void follow();
    void play(const Action &action);
    [[nodiscard]] bool isPassedBy() const; ///< nobody would want to stop here on the way back or forth
    void chooseViewer();
    void followPlayers();
    [[nodiscard]] int personsCount() const;
    void setReport(AdoptReport report);
    void setWhyNot(WhyNot answer);
    void setStage(Stage stage);

    TableSetup m_setup;
    RuleBook m_rules;
    GameLog m_log;
    Choices m_choices;
    Adoption m_adoption;
    BotDriver *m_bots;
    TargetNamer m_namer;
    std::optional<Game> m_game;
    std::shared_ptr<const GamePack> m_newest; ///< edited content, also when the game could not take it
    std::vector<Seat> m_seats;
    StateBlock m_view{};
    AdoptReport m_report;
    WhyNot m_whyNot;
    Stage m_stage = SettingUp;
    RowModel<PlayerRow> m_players;
    std::uint64_t m_revision = 0;    ///< counts changes of the game
    std::uint64_t m_adoptedFrom = 0; ///< the revision that is being brought over
    int m_overtaken = 0;             ///< how often in a row the game went on meanwhile
    int m_viewer = -1;
    int m_next = -1;
    int m_lookingAt = -1; ///< number of steps while looking back
    QSet<int> m_between;  ///< numbers of steps after the first of two answers that are one thing
    bool m_curtain = false;
    bool m_spectating = false;
};

} // namespace mw::table

#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace mw::table {

/// A seat in the set-up.
struct SeatRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int kind MEMBER kind)

public:
    QString name;
    int kind = 0; ///< position in TableSetup::seatKinds

    [[nodiscard]] bool operator==(const SeatRow &) const = default;
};

/// Who plays a seat of a running game.
struct PlayerRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(bool conceded MEMBER conceded)
    Q_PROPERTY(bool bot MEMBER bot)

public:
    QString name;
    int kind = 0; ///< position in TableSetup::seatKinds
    bool conceded = false;
    bool bot = false; ///< whether a bot answers

    [[nodiscard]] bool operator==(const PlayerRow &) const = default;
};

/// An option of the game: on/off when it has no values.
struct OptionRow {
    Q_GADGET
    Q_PROPERTY(QString optionId MEMBER optionId)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString explanation MEMBER explanation)
    Q_PROPERTY(QStringList values MEMBER values)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(bool module MEMBER module)
    Q_PROPERTY(QString idle MEMBER idle)

public:
    QString optionId;
    QString title;
    QString explanation;
    QStringList values;
    int value = 0;
    bool module = false; ///< a module from the box rather than a reading of a rule
    QString idle;        ///< why it does nothing with so many players; empty if it does
    int fewest = 0;      ///< players with which it counts
    int most = 0;        ///< 0: any number

    [[nodiscard]] bool operator==(const OptionRow &) const = default;
};

/// A named set of house rules; the first row stands for the printed game.
struct VariantRow {
    Q_GADGET
    Q_PROPERTY(QString variantId MEMBER variantId)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString explanation MEMBER explanation)

public:
    QString variantId;
    QString title;
    QString explanation;

    [[nodiscard]] bool operator==(const VariantRow &) const = default;
};

/// Something a person might try now.
struct ChoiceRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString target MEMBER target)
    Q_PROPERTY(bool legal MEMBER legal)
    Q_PROPERTY(bool placed MEMBER placed)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString text;
    QString target; ///< the place where the answer lies ("space/2/1"), empty for a mere button
    bool legal = false;
    bool placed = false; ///< answered on the boards, so that it needs no button
    QString reason;      ///< why it is not legal
    QString rule;        ///< id of the rule that forbids it

    [[nodiscard]] bool operator==(const ChoiceRow &) const = default;
};

/// An answer that needs a button.
struct ButtonRow {
    Q_GADGET
    Q_PROPERTY(int choice MEMBER choice)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool legal MEMBER legal)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    int choice = -1; ///< number in PlaytestGame::choices
    QString label;
    bool legal = false;
    QString reason;
    QString rule;

    [[nodiscard]] bool operator==(const ButtonRow &) const = default;
};

/// A line of the log: an action, or something that followed from it.
struct LogRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool heading MEMBER heading)
    Q_PROPERTY(QString item MEMBER item)
    Q_PROPERTY(QString file MEMBER file)
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int folds MEMBER folds)
    Q_PROPERTY(bool unfolded MEMBER unfolded)

public:
    QString text;
    int step = -1; ///< -1 for the setup
    int seat = -1;
    bool heading = false;
    QString item; ///< title of the causing item
    QString file; ///< where the causing item is written
    int line = 0;
    QString note;
    int folds = 0; ///< number of lines that follow and can be hidden behind this one
    bool unfolded = false;

    [[nodiscard]] bool operator==(const LogRow &) const = default;
};

/// A rule of the game.
struct RuleRow {
    Q_GADGET
    Q_PROPERTY(QString ruleId MEMBER ruleId)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString ruleId;
    QString section;
    QString title;
    QString text;

    [[nodiscard]] bool operator==(const RuleRow &) const = default;
};

/// A line of the score sheet: a seat's total, under it one cause of its esteem, under that one step of the game.
struct ScoreRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(bool unfolds MEMBER unfolds)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString file MEMBER file)
    Q_PROPERTY(int line MEMBER line)

public:
    QString key;   ///< what unfolding remembers: "seat/1", "seat/1/cause/28"
    int level = 0; ///< 0 a seat, 1 a cause, 2 a step
    bool unfolds = false;
    bool open = false;
    int step = -1; ///< number of steps after which the points were there
    int seat = -1;
    QString text;
    int points = 0;
    int rank = 0; ///< 0 for a seat that conceded
    QString detail;
    QString file; ///< where the causing item is written
    int line = 0;

    [[nodiscard]] bool operator==(const ScoreRow &) const = default;
};

} // namespace mw::table

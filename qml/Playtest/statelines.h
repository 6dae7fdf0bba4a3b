#pragma once

#include "qml/Playtest/tablemodel.h"
#include "qml/Playtest/text.h"

#include "core/pack.h"

#include <QCoreApplication>
#include <QHash>
#include <QObject>

#include <span>

namespace mw::table {

/// A line of a state in words: a name and its value, or a heading over lines that can be folded away.
struct StateRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool unfolds MEMBER unfolds)
    Q_PROPERTY(bool open MEMBER open)

public:
    QString key;   ///< what folding remembers: "players/1/timeline"
    int level = 0; ///< how far it is indented
    QString title;
    QString text; ///< empty for a heading
    int seat = -1;
    bool unfolds = false;
    bool open = false;

    [[nodiscard]] bool operator==(const StateRow &) const = default;
};

/// Puts a described state (Rules::describeState) into words: items by their names, all else by the words of the
/// description. What is empty is left out.
class StateWords
{
    Q_DECLARE_TR_FUNCTIONS(mw::table::StateWords)

public:
    StateWords() = default;
    explicit StateWords(const GamePack &pack);

    /// The name of the item with an id, or the word itself, without dashes.
    [[nodiscard]] QString word(std::string_view id) const;
    /// The same at the start of a line.
    [[nodiscard]] QString title(std::string_view id) const;
    /// A value in one line: "Wheat: 2 · Wood: 1".
    [[nodiscard]] QString line(const Value &value) const;
    /// Whether line() can say it all.
    [[nodiscard]] static bool fitsLine(const Value &value);
    /// Whether there is nothing to tell.
    [[nodiscard]] static bool isBare(const Value &value);

private:
    [[nodiscard]] QString listLine(const Value &value) const;
    [[nodiscard]] QString mapLine(const Value &value) const;

    TableText m_text;
    QHash<QString, QString> m_names; ///< of items by id; only of ids that mean one thing
};

/// The lines of (a part of) a state, with what is folded left out.
class StateLines
{
public:
    /// `open` holds what somebody has folded or unfolded, by key; entries with the keys `without` are left out.
    StateLines(const StateWords &words, const QHash<QString, bool> &open, std::span<const std::string_view> without)
        : m_words(words), m_open(open), m_without(without)
    {
    }

    /// A heading at the left with all entries of `value` under it.
    void addSeat(const QString &key, const QString &name, int seat, bool open, const Value &value);
    /// All entries of `value`.
    void addAll(const Value &value) { addParts({}, value, 0); }
    [[nodiscard]] std::vector<StateRow> take() { return std::move(m_rows); }

private:
    /// Nothing if there is nothing to tell.
    void add(const QString &key, const QString &title, const Value &value, int level);
    void addParts(const QString &key, const Value &value, int level);

    const StateWords &m_words;
    const QHash<QString, bool> &m_open;
    std::span<const std::string_view> m_without;
    std::vector<StateRow> m_rows;
};

} // namespace mw::table

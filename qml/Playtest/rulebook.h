#pragma once

#include "qml/Playtest/rows.h"
#include "qml/Playtest/tablemodel.h"
#include "qml/Playtest/text.h"

#include "core/pack.h"
#include "core/refusal.h"

namespace mw::table {

/// The rules of the game as content tells them: by section, searchable, and opened where a refusal cites them.
class RuleBook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the game.")
    Q_PROPERTY(mw::table::TableModel *rules READ model CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    explicit RuleBook(QObject *parent = nullptr);

    /// The book of a pack; where its rules are those that the book has, nothing is done.
    void setPack(std::shared_ptr<const GamePack> pack);
    void retell(); ///< in another language
    /// What a player is told whom the rule stops.
    [[nodiscard]] QString refusedText(const GamePack &pack, const Refusal &refusal) const;

    [[nodiscard]] TableModel *model() { return &m_shown; }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);

    Q_INVOKABLE [[nodiscard]] QString titleOf(const QString &rule) const;
    Q_INVOKABLE [[nodiscard]] QString textOf(const QString &rule) const;
    /// Row of a rule among those shown, -1 when the search hides it or there is none.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString &rule) const;

signals:
    void searchChanged();

private:
    [[nodiscard]] const RuleRow *find(const QString &rule) const;
    void show();

    std::shared_ptr<const GamePack> m_pack;
    std::vector<RuleRow> m_rules;
    RowModel<RuleRow> m_shown;
    TableText m_text;
    QString m_search;
};

} // namespace mw::table

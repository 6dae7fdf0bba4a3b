#include "rulebook.h"

#include "core/rulestext.h"

#include <algorithm>

namespace mw::table {

RuleBook::RuleBook(QObject *parent) : QObject(parent) {}

void RuleBook::setPack(const GamePack &pack, const GamePack *before)
{
    const std::vector<const Item *> items = pack.items.ofKind("rule");
    const std::vector<const Item *> known = before ? before->items.ofKind("rule") : std::vector<const Item *>();
    const bool isSame =
        before && before->rules == pack.rules &&
        std::equal(items.begin(), items.end(), known.begin(), known.end(),
                   [](const Item *a, const Item *b) { return a->id == b->id && a->fields.sameAs(b->fields); });
    if (isSame) {
        return;
    }
    m_text = TableText(pack.rules->game());
    m_rules.clear();
    for (const Item *item : items) {
        m_rules.push_back({toQt(item->id).toUpper(), m_text.field(*item, "section"), m_text.field(*item, "title"),
                           m_text.field(*item, "text")});
    }
    show();
}

const RuleRow *RuleBook::find(const QString &rule) const
{
    const auto found = std::find_if(m_rules.begin(), m_rules.end(), [&](const RuleRow &row) {
        return row.ruleId.compare(rule, Qt::CaseInsensitive) == 0;
    });
    return found == m_rules.end() ? nullptr : &*found;
}

QString RuleBook::refusedText(const GamePack &pack, const Refusal &refusal) const
{
    return m_text.sentence(refusalText(pack.items, refusal));
}

void RuleBook::setSearch(const QString &search)
{
    if (search != m_search) {
        m_search = search;
        show();
        emit searchChanged();
    }
}

void RuleBook::show()
{
    std::vector<RuleRow> rows;
    std::copy_if(m_rules.begin(), m_rules.end(), std::back_inserter(rows), [this](const RuleRow &row) {
        return m_search.isEmpty() || row.ruleId.contains(m_search, Qt::CaseInsensitive) ||
               row.title.contains(m_search, Qt::CaseInsensitive) || row.text.contains(m_search, Qt::CaseInsensitive);
    });
    m_shown.setRows(std::move(rows));
}

QString RuleBook::titleOf(const QString &rule) const
{
    const RuleRow *row = find(rule);
    return row ? row->title : QString();
}

QString RuleBook::textOf(const QString &rule) const
{
    const RuleRow *row = find(rule);
    return row ? row->text : QString();
}

int RuleBook::rowOf(const QString &rule) const
{
    const auto &rows = m_shown.rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const RuleRow &row) {
        return row.ruleId.compare(rule, Qt::CaseInsensitive) == 0;
    });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

} // namespace mw::table

#include "rulebook.h"

#include "sameitems.h"

#include "core/rulestext.h"

#include <algorithm>
#include <utility>

namespace mw::table {

RuleBook::RuleBook(QObject *parent) : QObject(parent) {}

void RuleBook::setPack(std::shared_ptr<const GamePack> pack)
{
    const auto before = std::exchange(m_pack, std::move(pack));
    if (!before || before->rules != m_pack->rules || !hasSameItems(*before, *m_pack, "rule")) {
        retell();
    }
}

void RuleBook::retell()
{
    m_rules.clear();
    if (m_pack) {
        m_text = TableText(m_pack->rules->game());
        for (const Item *item : m_pack->items.ofKind("rule")) {
            m_rules.push_back({toQt(item->id).toUpper(), m_text.field(*item, "section"), m_text.field(*item, "title"),
                               m_text.field(*item, "text")});
        }
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

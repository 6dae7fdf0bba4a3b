#include "balance.h"

#include "effectid.h"

#include <algorithm>
#include <set>

namespace mw {

namespace {

constexpr std::int64_t percent = 100;

std::string scalarText(const Value *value)
{
    if (!value || !value->isScalar())
        return {};
    if (value->kind == Value::Kind::Bool)
        return value->number != 0 ? "true" : "false";
    return value->kind == Value::Kind::Int ? std::to_string(value->number) : value->text;
}

bool isSet(const Item &item, std::string_view flag)
{
    return scalarText(item.field(flag)) == "true";
}

/// Whether a band is about an item: its kind, and what it says of one field.
bool isAbout(const Item &band, const Item &item)
{
    if (band.fields.textOr("of", "") != item.kind)
        return false;
    const std::string path = band.fields.textOr("when", "");
    if (path.empty())
        return true;
    const std::string wanted = band.field("is") ? scalarText(band.field("is")) : "true";
    return (scalarText(item.field(path)) == wanted) != isSet(band, "unless");
}

const std::vector<Value> &termsOf(const Item &band, std::string_view side)
{
    static const std::vector<Value> none;
    const Value *terms = band.field(side);
    return terms ? terms->list : none;
}

} // namespace

std::string BandResult::title() const
{
    return band->fields.textOr("title", band->id);
}

bool BandResult::isInside() const
{
    return value >= least && value <= most;
}

struct Balance::Sum {
    std::int64_t amount = 0;
    std::vector<std::string> missing;
};

Balance::Balance(const Items &items) : m_items(items), m_bands(items.ofKind("band"))
{
    for (const Item *weight : items.ofKind("weight")) {
        if (isSet(*weight, "unit"))
            m_unit = weight;
    }
}

std::vector<BandResult> Balance::measure(const Item &item, std::vector<std::string> *missing) const
{
    std::vector<BandResult> results;
    for (const Item *band : m_bands) {
        if (!isAbout(*band, item))
            continue;
        if (const std::optional<BandResult> result = measure(item, *band, missing))
            results.push_back(*result);
    }
    return results;
}

std::vector<std::string> Balance::titles(std::string_view kind) const
{
    std::vector<std::string> titles;
    for (const Item *band : m_bands) {
        const std::string title = band->fields.textOr("title", band->id);
        if (band->fields.textOr("of", "") == kind && std::find(titles.begin(), titles.end(), title) == titles.end())
            titles.push_back(title);
    }
    return titles;
}

std::optional<BandResult> Balance::measure(const Item &item, const Item &band, std::vector<std::string> *missing) const
{
    Sum cost;
    Sum reward;
    for (const Value &term : termsOf(band, "cost"))
        add(item, term, cost);
    for (const Value &term : termsOf(band, "reward"))
        add(item, term, reward);
    if (missing) {
        missing->insert(missing->end(), cost.missing.begin(), cost.missing.end());
        missing->insert(missing->end(), reward.missing.begin(), reward.missing.end());
    }
    const bool isPercent = isSet(band, "percent");
    if (!cost.missing.empty() || !reward.missing.empty() || (isPercent && cost.amount == 0))
        return {};
    BandResult result{&band,
                      cost.amount,
                      reward.amount,
                      band.fields.intOr("least", 0),
                      band.fields.intOr("most", 0),
                      isPercent,
                      reward.amount - cost.amount};
    if (isPercent)
        result.value = percent * reward.amount / cost.amount;
    return result;
}

/// One term of a cost or reward: effects of one verb, a number, or a list of words that weigh the same.
void Balance::add(const Item &item, const Value &term, Sum &sum) const
{
    const Value *value = item.field(term.textOr("field", ""));
    if (!value || value->isNull())
        return;
    const std::string verb = term.textOr("verb", "");
    const std::string weightId = term.textOr("weight", "");
    const Value *by = item.field(term.textOr("by", ""));
    const std::int64_t times = term.intOr("times", 1) * (by && by->kind == Value::Kind::Int ? by->number : 1);
    const auto addOne = [&](const Value &each) {
        if (each.kind == Value::Kind::Map && !each.map.empty()) {
            if (!verb.empty() && each.map.front().key != verb)
                return;
            const std::optional<std::int64_t> found = worth(each);
            if (!found)
                sum.missing.push_back(effectId(m_items, "weight", each));
            sum.amount += times * found.value_or(0);
        } else if (each.isScalar()) {
            const Item *weight = m_items.find("weight", weightId);
            if (!weight)
                sum.missing.push_back(weightId);
            const std::int64_t worth = weight ? weight->fields.intOr("worth", 0) : 0;
            sum.amount += times * worth * (each.kind == Value::Kind::Int ? each.number : 1);
        }
    };
    if (value->kind != Value::Kind::List) {
        addOne(*value);
        return;
    }
    const auto count = static_cast<std::int64_t>(value->list.size());
    const std::int64_t first = std::min(count, term.intOr("first", count));
    std::for_each(value->list.begin(), value->list.begin() + static_cast<std::ptrdiff_t>(first), addOne);
}

std::optional<std::int64_t> Balance::worth(const Value &effect) const
{
    const Item *weight = m_items.find("weight", effectId(m_items, "weight", effect));
    if (!weight)
        return {};
    return weight->fields.intOr("worth", 0) * effect.intOr("amount", 1);
}

std::string Balance::inUnits(std::int64_t amount) const
{
    constexpr std::int64_t tenths = 10;
    const std::int64_t unit = m_unit ? std::max<std::int64_t>(1, m_unit->fields.intOr("worth", 1)) : 1;
    const std::int64_t scaled = (amount < 0 ? -amount : amount) * tenths / unit;
    std::string text = amount < 0 && scaled > 0 ? "-" : "";
    text += std::to_string(scaled / tenths);
    if (scaled % tenths != 0)
        text += '.' + std::to_string(scaled % tenths);
    return text;
}

std::string Balance::unitName() const
{
    return m_unit ? m_unit->id.substr(m_unit->id.find('-') + 1) : std::string();
}

namespace {

Diagnostic warnOf(const Item &item, const Item &band, const char *code, Message message, Message remedy)
{
    const std::vector<Value> &terms = termsOf(band, termsOf(band, "reward").empty() ? "cost" : "reward");
    const std::string path = terms.empty() ? std::string() : terms.front().textOr("field", "");
    const Value *field = item.field(path);
    Diagnostic warning = errorAt(field ? field->location : item.location, code, std::move(message), std::move(remedy));
    warning.severity = Severity::Warning;
    warning.item = item.kind + '/' + item.id;
    warning.path = path;
    warning.related.push_back({Message(MW_TEXT("The band is here.")), band.location});
    return warning;
}

Message outside(const Balance &balance, const BandResult &result)
{
    if (result.isPercent)
        return Message(MW_TEXT("{0}: the reward is {1} % of the cost, its band is {2} to {3} %."))
            .term(result.title())
            .number(result.value)
            .number(result.least)
            .number(result.most);
    return Message(MW_TEXT("{0}: reward less cost is {1}, its band is {2} to {3} ({4})."))
        .term(result.title())
        .name(balance.inUnits(result.value))
        .name(balance.inUnits(result.least))
        .name(balance.inUnits(result.most))
        .name(balance.unitName());
}

} // namespace

void checkBalance(const Items &items, Diagnostics &problems)
{
    const Balance balance(items);
    std::set<std::string> reported; // each weight that is missing, once
    std::set<std::string> wrong;    // items of whose values nothing can be said yet
    for (const Diagnostic &problem : problems) {
        if (problem.severity == Severity::Error)
            wrong.insert(problem.item);
    }
    for (const Item &item : items.all()) {
        if (wrong.contains(item.kind + '/' + item.id))
            continue;
        std::vector<std::string> missing;
        for (const BandResult &result : balance.measure(item, &missing)) {
            if (!result.isInside())
                problems.push_back(
                    warnOf(item, *result.band, "balance.band", outside(balance, result),
                           Message(MW_TEXT("Change what it costs or gives, or the limits of the band."))));
        }
        for (const std::string &id : missing) {
            if (!reported.insert(id).second)
                continue;
            Diagnostic warning =
                errorAt(item.location, "balance.weight", Message(MW_TEXT("Nothing says what {0} is worth.")).name(id),
                        Message(MW_TEXT("Add a weight with this id.")));
            warning.severity = Severity::Warning;
            warning.item = item.kind + '/' + item.id;
            problems.push_back(std::move(warning));
        }
    }
}

} // namespace mw

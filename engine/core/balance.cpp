#include "balance.h"

#include "effectid.h"

#include <algorithm>
#include <limits>
#include <set>

namespace mw {

namespace {

constexpr std::int64_t percent = 100;
constexpr std::int64_t highest = 1'000'000'000'000'000; ///< no worth is larger: what is typed may be any number

std::int64_t bounded(std::int64_t amount)
{
    return std::clamp(amount, -highest, highest);
}

std::int64_t plus(std::int64_t left, std::int64_t right)
{
    return bounded(bounded(left) + bounded(right));
}

std::int64_t product(std::int64_t left, std::int64_t right)
{
    left = bounded(left);
    right = bounded(right);
    const std::int64_t size = left < 0 ? -left : left;
    if (size != 0 && (right < 0 ? -right : right) > highest / size)
        return (left < 0) == (right < 0) ? highest : -highest;
    return left * right;
}

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

/// What a band says of one field, and the weights that were missed on the way.
struct Balance::Term {
    std::string verb;   ///< only effects with it; empty: all
    std::string minus;  ///< effects with it are taken off
    std::string weight; ///< of numbers and words
    std::string as;     ///< words are weighed as effects of this verb instead
    std::int64_t first; ///< elements that count
    std::vector<std::string> &missing;
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
    std::vector<std::string> unknown;
    std::int64_t cost = 0;
    std::int64_t reward = 0;
    for (const Value &term : termsOf(band, "cost"))
        cost = plus(cost, sumOf(item, term, item.fields, term.textOr("field", ""), unknown));
    for (const Value &term : termsOf(band, "reward"))
        reward = plus(reward, sumOf(item, term, item.fields, term.textOr("field", ""), unknown));
    if (missing)
        missing->insert(missing->end(), unknown.begin(), unknown.end());
    const bool isPercent = isSet(band, "percent");
    if (!unknown.empty() || (isPercent && cost == 0))
        return {};
    BandResult result{&band,     cost,         reward, band.fields.intOr("least", 0), band.fields.intOr("most", 0),
                      isPercent, reward - cost};
    if (isPercent)
        result.value = percent * reward / cost;
    return result;
}

/// One term of a cost or reward: effects, a number, or a list of words that weigh the same.
std::int64_t Balance::sumOf(const Item &item, const Value &term, const Value &from, std::string_view path,
                            std::vector<std::string> &missing) const
{
    Term read{term.textOr("verb", ""),
              term.textOr("minus", ""),
              term.textOr("weight", ""),
              term.textOr("as", ""),
              term.intOr("first", std::numeric_limits<std::int64_t>::max()),
              missing};
    const Value *by = item.field(term.textOr("by", ""));
    const std::int64_t times = product(term.intOr("times", 1), by && by->kind == Value::Kind::Int ? by->number : 1);
    return product(times, sumAt(from, path, read));
}

std::optional<std::int64_t> Balance::worthOfElement(const Item &item, std::string_view list, std::size_t element) const
{
    const std::string prefix = std::string(list) + "/*/";
    const Value *from = item.field(std::string(list) + '/' + std::to_string(element));
    std::optional<std::int64_t> worth;
    std::vector<std::string> missing;
    const auto add = [&](const Item &band, std::string_view side, std::int64_t sign) {
        for (const Value &term : termsOf(band, side)) {
            const std::string path = term.textOr("field", "");
            if (path.starts_with(prefix))
                worth = plus(worth.value_or(0),
                             sign * sumOf(item, term, *from, std::string_view(path).substr(prefix.size()), missing));
        }
    };
    for (const Item *band : m_bands) {
        if (!from || !isAbout(*band, item))
            continue;
        add(*band, "cost", -1);
        add(*band, "reward", 1);
    }
    return missing.empty() ? worth : std::nullopt;
}

std::int64_t Balance::sumAt(const Value &value, std::string_view path, Term &term) const
{
    if (path.empty())
        return weigh(value, term);
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view rest = path.substr(std::min(end + 1, path.size()));
    const std::string_view step = path.substr(0, end);
    if (step == "*" || step == "best") {
        std::int64_t sum = 0;
        std::optional<std::int64_t> best;
        for (const Value &element : value.list) {
            const std::int64_t worth = sumAt(element, rest, term);
            sum = plus(sum, worth);
            best = std::max(best.value_or(worth), worth);
        }
        return step == "*" ? sum : best.value_or(0);
    }
    const std::size_t arrow = step.find('>');
    const Value *next = value.at(step.substr(0, arrow));
    if (next && arrow != std::string_view::npos) {
        const Item *named = m_items.find(step.substr(arrow + 1), next->text);
        next = named ? &named->fields : nullptr;
    }
    return next ? sumAt(*next, rest, term) : 0;
}

std::int64_t Balance::weigh(const Value &value, Term &term) const
{
    if (value.kind != Value::Kind::List)
        return weighOne(value, term);
    std::int64_t sum = 0;
    const auto count = std::min(static_cast<std::int64_t>(value.list.size()), term.first);
    for (std::int64_t i = 0; i < count; ++i)
        sum = plus(sum, weighOne(value.list[static_cast<std::size_t>(i)], term));
    return sum;
}

std::int64_t Balance::weighOne(const Value &value, Term &term) const
{
    if (value.isScalar() && !value.isNull() && !term.as.empty())
        return weighOne(Value::ofMap({{term.as, value, {}}}), term);
    if (value.kind == Value::Kind::Map && !value.map.empty()) {
        const std::string &verb = value.map.front().key;
        if (!term.verb.empty() && verb != term.verb)
            return 0;
        const std::optional<std::int64_t> found = worth(value);
        if (!found)
            term.missing.push_back(effectId(m_items, "weight", value));
        return verb == term.minus ? -found.value_or(0) : found.value_or(0);
    }
    if (!value.isScalar() || value.isNull())
        return 0;
    const Item *weight = m_items.find("weight", term.weight);
    if (!weight)
        term.missing.push_back(term.weight);
    const std::int64_t worth = weight ? weight->fields.intOr("worth", 0) : 0;
    return product(worth, value.kind == Value::Kind::Int ? value.number : 1);
}

std::optional<std::int64_t> Balance::worth(const Value &effect) const
{
    const Item *weight = m_items.find("weight", effectId(m_items, "weight", effect));
    if (!weight)
        return {};
    return product(weight->fields.intOr("worth", 0), effect.intOr("amount", 1));
}

std::string Balance::inUnits(std::int64_t amount) const
{
    constexpr std::int64_t tenths = 10;
    const std::int64_t unit = m_unit ? std::max<std::int64_t>(1, m_unit->fields.intOr("worth", 1)) : 1;
    const std::int64_t size = bounded(amount);
    const std::int64_t scaled = (size < 0 ? -size : size) * tenths / unit;
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
    std::string path = terms.empty() ? std::string() : terms.front().textOr("field", "");
    path.resize(std::min({path.find("/*"), path.find("/best"), path.find('>'), path.size()}));
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

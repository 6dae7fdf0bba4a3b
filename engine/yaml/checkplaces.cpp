#include "checkplaces.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace mw::yaml {

namespace {

// In tenths of a millimetre, as layouts have them.
constexpr std::int64_t perMillimetre = 10;
constexpr std::int64_t edge = 10; ///< that parts share where they touch
// Whatever a file says: no more is drawn, and no farther away.
constexpr std::size_t most = 300;
constexpr std::int64_t farthest = 5000;

/// A list of a kind whose elements a layout draws each at its place, and how large.
struct Placed {
    std::string kind;
    std::string list;
    std::int64_t width = 0;
    std::int64_t height = 0;

    bool operator<(const Placed &other) const { return std::tie(kind, list) < std::tie(other.kind, other.list); }
};

/// Of several layouts of a kind, as of front and back, the first that draws a list counts.
std::set<Placed> placedLists(const Items &items)
{
    std::set<Placed> lists;
    for (const Item *layout : items.ofKind("layout")) {
        const Value *boxes = layout->field("boxes");
        if (!boxes)
            continue;
        for (const Value &box : boxes->list) {
            const Item *part =
                box.textOr("flow", "") == "place" ? items.find("layout", box.textOr("part", "")) : nullptr;
            if (part)
                lists.insert({layout->fields.textOr("of", ""), box.textOr("field", ""), part->fields.intOr("width", 0),
                              part->fields.intOr("height", 0)});
        }
    }
    return lists;
}

class PlaceCheck
{
public:
    PlaceCheck(const FieldSpec &list, const Placed &placed, const Item &item, Diagnostics &problems)
        : m_spec(list), m_placed(placed), m_item(item), m_problems(problems)
    {
    }

    void run(const std::vector<Value> &elements)
    {
        for (std::size_t i = 1; i < std::min(elements.size(), most); ++i) {
            const auto on = std::find_if(elements.begin(), elements.begin() + static_cast<std::ptrdiff_t>(i),
                                         [&](const Value &other) { return overlap(other, elements[i]); });
            if (on != elements.begin() + static_cast<std::ptrdiff_t>(i))
                warn(elements, static_cast<std::size_t>(on - elements.begin()), i);
        }
    }

private:
    [[nodiscard]] bool overlap(const Value &one, const Value &other) const
    {
        const Value *first = one.find("at");
        const Value *second = other.find("at");
        if (!first || !second)
            return false;
        const auto apart = [&](const char *axis) {
            const auto place = [&](const Value &at) { return std::clamp(at.intOr(axis, 0), -farthest, farthest); };
            return std::abs(place(*first) - place(*second)) * perMillimetre;
        };
        return apart("x") + edge < m_placed.width && apart("y") + edge < m_placed.height;
    }

    /// "2 (encounter)": the position, and the word that says what it is.
    [[nodiscard]] std::string nameOf(const Value &element, std::size_t index) const
    {
        std::string name = std::to_string(index + 1);
        for (const FieldSpec &field : m_spec.element->fields) {
            const bool isWord = field.type == FieldSpec::Type::Enum || field.type == FieldSpec::Type::Reference;
            if (const std::string word = isWord ? element.textOr(field.name, "") : std::string(); !word.empty())
                return name + " (" + word + ')';
        }
        return name;
    }

    void warn(const std::vector<Value> &elements, std::size_t first, std::size_t second)
    {
        Diagnostic problem = errorAt(elements[second].location, "board.overlap",
                                     Message(MW_TEXT("{0}: {1} and {2} lie on each other."))
                                         .term(m_spec.title)
                                         .name(nameOf(elements[first], first))
                                         .name(nameOf(elements[second], second)),
                                     Message(MW_TEXT("Move one of them on the board, or remove it.")));
        problem.severity = Severity::Warning;
        problem.item = m_item.kind + '/' + m_item.id;
        problem.path = m_placed.list + '/' + std::to_string(second);
        problem.related.push_back({Message(MW_TEXT("The other one is here.")), elements[first].location});
        m_problems.push_back(std::move(problem));
    }

    const FieldSpec &m_spec;
    const Placed &m_placed;
    const Item &m_item;
    Diagnostics &m_problems;
};

} // namespace

void checkPlaces(const Schema &schema, const Items &items, Diagnostics &problems)
{
    for (const Placed &placed : placedLists(items)) {
        const KindSpec *kind = schema.kind(placed.kind);
        const FieldSpec *list = kind ? kind->specAt(placed.list) : nullptr;
        if (!list || list->type != FieldSpec::Type::List || !list->element)
            continue;
        for (const Item *item : items.ofKind(placed.kind)) {
            if (const Value *elements = item->field(placed.list))
                PlaceCheck(*list, placed, *item, problems).run(elements->list);
        }
    }
}

} // namespace mw::yaml

#include "contentreader.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

constexpr int mostSymbols = 20;

Gains readGains(const Reader &reader)
{
    Gains gains;
    for (std::size_t resource = 0; resource < resourceWords.size(); ++resource)
        gains.resources[resource] =
            static_cast<std::uint8_t>(reader.optionalInt(resourceWords[resource], 0, 0, mostSymbols));
    gains.population = static_cast<std::uint8_t>(reader.optionalInt("population", 0, 0, mostSymbols));
    return gains;
}

template <typename Table>
int numberOf(const Table &table, std::string_view id)
{
    const auto found = std::find_if(table.begin(), table.end(), [id](const Named &item) { return item.id == id; });
    return found == table.end() ? -1 : static_cast<int>(found - table.begin());
}

int readStackReference(const Reader &reader, const Content &content)
{
    const std::string id = reader.optionalText("stack");
    const int stack = numberOf(content.stacks, id);
    if (stack < 0)
        reader.report("stack", "world-wonders.stack", Message(MW_TEXT("There is no stack “{0}”.")).name(id));
    return stack;
}

// WW-MON-08
void readComponents(const Item &item, const Reader &reader, const Content &content, Monument &monument)
{
    const std::size_t count = reader.requiredList("components").size();
    if (count < 1 || count > static_cast<std::size_t>(maxComponents)) {
        reader.report("components", "world-wonders.components",
                      Message(MW_TEXT("A monument has 1 to {0} figures.")).number(maxComponents));
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto shape =
            readShape(reader, "components", item.field("components/" + std::to_string(i) + "/rows"), "LWE");
        if (!shape)
            continue;
        monument.components.push_back(makeShape(*shape, figureTurns(content.options)));
        const Shape &figure = monument.components.back();
        const auto twin = std::find(monument.components.begin(), monument.components.end(), figure);
        monument.twin[monument.components.size() - 1] = static_cast<std::uint8_t>(twin - monument.components.begin());
        monument.size += figure.size;
    }
}

SoloItem readSoloItem(const Reader &reader, const Content &content)
{
    SoloItem item;
    item.take = static_cast<Take>(reader.requiredWord("take", takeWords));
    item.which = static_cast<Which>(reader.optionalWord("which", whichWords).value_or(0));
    if (reader.has("stack"))
        item.stack = readStackReference(reader, content);
    item.type = reader.optionalWord("type", typeWords).value_or(-1);
    item.slot = reader.optionalInt("slot", 0, 0, maxShown) - 1;
    return item;
}

} // namespace

Named named(const Item &item, std::int16_t source)
{
    return {item.id, item.fields.textOr("name", item.id), source};
}

void readBuilding(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    Building building;
    static_cast<Named &>(building) = named(item, source);
    building.type = static_cast<BuildingType>(reader.requiredWord("type", typeWords));
    building.gains = readGains(reader);
    const int stack = readStackReference(reader, content);
    if (stack < 0)
        return;
    building.stack = static_cast<std::uint8_t>(stack);
    ++content.stacks[static_cast<std::size_t>(stack)].size;
    content.buildings.push_back(std::move(building));
}

void readMonument(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    Monument monument;
    static_cast<Named &>(monument) = named(item, source);
    readComponents(item, reader, content, monument);
    const auto link = reader.optionalWord("link", linkWords);
    monument.link = static_cast<Link>(link.value_or(0));
    if (monument.components.size() > 1 && !link)
        reader.report("link", "world-wonders.link",
                      Message(MW_TEXT("A monument of several figures says whether they touch or have a gap.")));
    arrangeFigures(monument, content.options);
    for (const Reader &symbol : reader.optionalList("symbols")) {
        const int neighbour = symbol.requiredWord("next-to", neighbourWords);
        monument.kinds |= bitOf(static_cast<Neighbour>(neighbour));
        if (monument.needs[static_cast<std::size_t>(neighbour)]++ == 0)
            monument.order.push_back(static_cast<Neighbour>(neighbour));
    }
    monument.rings = reader.optionalInt("rings", 0, 0, 99);
    monument.gains = readGains(reader);
    content.monuments.push_back(std::move(monument));
}

void readObjective(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    Objective objective;
    static_cast<Named &>(objective) = named(item, source);
    objective.kind = static_cast<ObjectiveKind>(reader.requiredWord("kind", objectiveWords));
    if (objective.kind == ObjectiveKind::OfType || objective.kind == ObjectiveKind::Group)
        objective.sort = static_cast<std::uint8_t>(reader.requiredWord("building", typeWords));
    if (objective.kind == ObjectiveKind::Resource)
        objective.sort = static_cast<std::uint8_t>(reader.requiredWord("resource", resourceWords));
    objective.first = reader.optionalInt("first", 4, 0, 99);
    objective.second = reader.optionalInt("second", 2, 0, 99);
    content.objectives.push_back(std::move(objective));
}

void readSoloCard(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    SoloCard card;
    static_cast<Named &>(card) = named(item, source);
    for (const Reader &section : reader.requiredList("sections")) {
        std::vector<SoloItem> items;
        for (const Reader &entry : section.requiredList("items"))
            items.push_back(readSoloItem(entry, content));
        card.sections.push_back(std::move(items));
    }
    const auto number = static_cast<std::uint8_t>(content.soloCards.size());
    content.soloDeck.insert(content.soloDeck.end(), static_cast<std::size_t>(reader.optionalInt("copies", 1, 1, 20)),
                            number);
    content.soloCards.push_back(std::move(card));
}

} // namespace mw::world_wonders

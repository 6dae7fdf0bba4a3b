// What is on offer at the table of World Wonders.
#include "worldwonderstable.h"

#include "qml/Playtest/worldwonders/cityrows.h"
#include "qml/Playtest/worldwonders/worldwonderstargets.h"

namespace mw::table {

using namespace world_wonders;

void WorldWondersTable::followStacks()
{
    std::vector<StackRow> rows;
    for (std::size_t number = 0; number < content().stacks.size(); ++number) {
        const Stack &stack = content().stacks[number];
        if (stack.players > state().playerCount) {
            continue;
        }
        StackRow row;
        row.key = wonders::stackTarget(static_cast<int>(number));
        row.price = stack.price;
        row.tiles = state().tilesLeft[number];
        row.stackId = toQt(stack.id);
        row.title = m_text.content(stack.name);
        const std::uint8_t building = state().offered[number];
        row.offered = building < content().buildings.size();
        if (row.offered) {
            const PieceRow tile = wonders::pieceRow(pack(), building);
            row.buildingId = toQt(content().buildings[building].id);
            row.title = tr("%1 (%2)", "building (its type)").arg(tile.title, m_text.content(tile.type.toStdString()));
        }
        row.hint = row.offered ? tr("%1: %n gold", "what is on offer: its price", row.price).arg(row.title)
                               : tr("%1: nothing on offer in this round").arg(row.title);
        aim(row, game().choices(), row.key);
        rows.push_back(std::move(row));
    }
    m_stacks.setRows(std::move(rows));
}

void WorldWondersTable::followGoods()
{
    std::vector<GoodRow> rows;
    const auto add = [&](const QString &key, const QString &icon, const QString &title, int count, int price) {
        GoodRow row;
        row.key = key;
        row.icon = icon;
        row.title = title;
        row.count = count;
        row.price = price;
        row.hint = tr("%1: %n gold", "what is on offer: its price", price).arg(title);
        aim(row, game().choices(), row.key);
        rows.push_back(std::move(row));
    };
    add(wonders::longRoadTarget(), QStringLiteral("long-road"), tr("Long road"), state().longRoads,
        content().longRoadPrice);
    add(wonders::shortSetTarget(), QStringLiteral("short-set"), tr("Short roads"), state().shortSets,
        content().shortSetPrice);
    add(wonders::towerTarget(), QStringLiteral("tower"), tr("Tower"), state().towers, content().towerPrice);
    for (std::size_t pedestal = 0; pedestal < state().pedestals.size() && !state().isSolo(); ++pedestal) {
        const int place = static_cast<int>(pedestal) + 1;
        const std::uint8_t holder = state().pedestals[pedestal];
        const bool taken = holder < state().playerCount;
        add(wonders::pedestalTarget(place - 1), QStringLiteral("pedestal-%1").arg(place), tr("Pedestal %1").arg(place),
            taken ? 0 : 1, content().pedestalPrice);
        rows.back().seat = taken ? holder : -1;
    }
    const int viewer = game().viewer() >= 0 ? game().viewer() : game().asked();
    if (viewer >= 0 && state().player(viewer).freeRoad != 0) {
        add(wonders::freeRoadTarget(), QStringLiteral("long-road"), tr("Free road"), 1, 0);
        rows.back().hint = tr("Your first road costs nothing and is laid in your first turn");
    }
    m_goods.setRows(std::move(rows));
}

void WorldWondersTable::followMonuments()
{
    std::vector<WonderRow> rows;
    for (int slot = 0; slot < content().shown(state().playerCount); ++slot) {
        const std::uint8_t monument = state().monuments[static_cast<std::size_t>(slot)];
        WonderRow row;
        row.cardKind = QStringLiteral("monument");
        row.key = QStringLiteral("slot/%1").arg(slot);
        if (monument < content().monuments.size()) {
            row.cardId = toQt(content().monuments[monument].id);
            row.title = m_text.content(content().monuments[monument].name);
            row.hint = tr("%1: all the gold that is left").arg(row.title);
            row.key = wonders::monumentTarget(monument);
            aim(row, game().choices(), row.key);
        }
        rows.push_back(std::move(row));
    }
    m_monuments.setRows(std::move(rows));
}

void WorldWondersTable::followObjectives()
{
    std::vector<AimRow> rows;
    for (const std::uint8_t number : state().objectives) {
        if (number < content().objectives.size()) {
            const Objective &objective = content().objectives[number];
            AimRow row;
            row.cardKind = QStringLiteral("objective");
            row.cardId = toQt(objective.id);
            row.title = m_text.content(objective.name);
            row.key = QStringLiteral("objective/%1").arg(number);
            QStringList words;
            for (int seat = 0; seat < state().playerCount; ++seat) {
                const int value = objectiveValue(content(), state(), seat, objective);
                row.values.append(value);
                words.append(
                    tr("%1: %2", "player: how much of what an objective counts").arg(game().seatName(seat)).arg(value));
            }
            row.hint = words.join(u'\n');
            rows.push_back(std::move(row));
        }
    }
    m_objectives.setRows(std::move(rows));
}

} // namespace mw::table

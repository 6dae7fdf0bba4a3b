#include "crystals.h"
#include "tracks.h"

namespace mw::steam_time {

namespace {

/// ST-PLACE-03, 07, 08, 10, ST-INCOME-10, ST-OPEN-10: 2 gold exactly when the slot that becomes filled is marked,
/// wherever the crystal is from.
void payForSlot(Engine &engine, int player, int colour, int source)
{
    const int filled = engine.player(player).generators[static_cast<std::size_t>(colour)].filled();
    if (engine.content.generator(colour).isMarked(filled))
        payGold(engine, player, skillsOf(engine.content, engine.player(player)).markedPrice, source);
}

PlaceCode slotPlace(const Engine &engine, int player, int colour, int offset)
{
    const int filled = engine.player(player).generators[static_cast<std::size_t>(colour)].filled();
    return place(Zone::Generator, player, colour, filled + offset);
}

} // namespace

Refused refuseCrystal(const Content &content, const Player &player, int colour, int price)
{
    switch (fit(content, player, colour, price)) {
    case Fit::Full:
        return refuse("ST-PLACE-02", colour, content.generator(colour).slots); // no open slot
    case Fit::TooDear:
        return refuse("ST-PLACE-09", price + skillsOf(content, player).markedPrice,
                      player.gold); // no payment, no crystal
    case Fit::Free:
    case Fit::Marked:
        break;
    }
    return std::nullopt;
}

// ST-PLACE-01, 02, 05, ST-ENCOUNTER-10: coloured crystals lie left of T.I.M.E.-crystals without gaps, so numbers say it
// all
void placeColoured(Engine &engine, int player, int colour, PlaceCode from, int source)
{
    payForSlot(engine, player, colour, source);
    Generator &generator = engine.player(player).generators[static_cast<std::size_t>(colour)];
    engine.emit(EventKind::CrystalMoved, player, 1, colour, source, from,
                place(Zone::Generator, player, colour, generator.coloured)); // T.I.M.E.-crystals make room
    ++generator.coloured;
}

void placeFromBag(Engine &engine, int player, int colour, int source)
{
    --engine.state.bag[static_cast<std::size_t>(colour)];
    placeColoured(engine, player, colour, place(Zone::Bag), source);
}

// ST-PLACE-04, ST-ENCOUNTER-10, ST-INCOME-05
void placeTime(Engine &engine, int player, int colour, int source)
{
    --engine.state.mine;
    payForSlot(engine, player, colour, source);
    engine.emit(EventKind::CrystalMoved, player, 1, timeCrystal, source, place(Zone::Mine),
                slotPlace(engine, player, colour, 0));
    ++engine.player(player).generators[static_cast<std::size_t>(colour)].time;
}

// ST-DEPOSIT-04, ST-INCOME-09: the slot stays empty until the supply phase
void placeFromDeposit(Engine &engine, int player, int space, int colour, int source)
{
    std::uint32_t &contents = engine.state.contents[static_cast<std::size_t>(space)];
    const int slot = slotOf(contents, colour);
    contents &= ~(std::uint32_t{0xf} << (4 * slot));
    placeColoured(engine, player, colour, onSpace(engine.state, Zone::Deposit, space, slot), source);
}

void spendCrystal(Engine &engine, int player, int colour, int source)
{
    Generator &generator = engine.player(player).generators[static_cast<std::size_t>(colour)];
    const PlaceCode from = slotPlace(engine, player, colour, -1); // the rightmost slot
    if (generator.time > 0) {                                     // ST-SPEND-01, 02
        --generator.time;
        ++engine.state.mine; // ST-SPEND-04
        engine.emit(EventKind::CrystalMoved, player, 1, timeCrystal, source, from, place(Zone::Mine));
        return;
    }
    --generator.coloured;
    ++engine.state.bag[static_cast<std::size_t>(colour)]; // ST-SPEND-05
    engine.emit(EventKind::CrystalMoved, player, 1, colour, source, from, place(Zone::Bag));
}

int crystalCount(const Player &player)
{
    int count = 0;
    for (const Generator &generator : player.generators)
        count += generator.filled();
    return count;
}

} // namespace mw::steam_time

#include "sabotage.h"
#include "games/steam_time/effects/crystals.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

// Register of a Bribe frame: T.I.M.E.-crystals still to be paid.
enum Register { due = 0 };

/// ST-SABO-08, 09: tries which generators the T.I.M.E.-crystals could come from, so that the action can still be
/// executed. Generators before `first` have had their turn.
bool canAfter(const Content &content, const GameState &state, const Player &player, int space, int crystals,
              std::size_t first = 0)
{
    if (crystals == 0)
        return executable(content, state, player, bit(space)) != 0;
    for (std::size_t colour = first; colour < player.generators.size(); ++colour) {
        if (player.generators[colour].time == 0)
            continue;
        Player rest = player;
        --rest.generators[colour].time;
        if (canAfter(content, state, rest, space, crystals - 1, colour))
            return true;
    }
    return false;
}

bool canBribe(const Content &content, const GameState &state, const Player &player, int space)
{
    const int crystals = bribeDue(content, state, player, space);
    return crystals <= clearCrystals(player) && canAfter(content, state, player, space, crystals);
}

/// Colour of the generator as an index; nothing that is no colour comes here.
bool hasClear(const Player &player, int colour)
{
    return player.generators[static_cast<std::size_t>(colour)].time > 0;
}

bool restCanBePaid(const Content &content, const GameState &state, int colour)
{
    Player rest = asked(state);
    --rest.generators[static_cast<std::size_t>(colour)].time;
    return canAfter(content, state, rest, state.top().space, state.top().registers[due] - 1);
}

} // namespace

int saboteursOn(const GameState &state, int space)
{
    return static_cast<int>(std::count(state.saboteurs.begin(), state.saboteurs.end(), space + 1));
}

// ST-SABO-05, 06: one for each
int bribeDue(const Content &content, const GameState &state, const Player &player, int space)
{
    const int saboteurs = saboteursOn(state, space);
    return saboteurs == 0 ? 0 : std::max(0, saboteurs + skillsOf(content, player).bribe);
}

int clearCrystals(const Player &player)
{
    int count = 0;
    for (const Generator &generator : player.generators)
        count += generator.time;
    return count;
}

std::uint64_t bribable(const Content &content, const GameState &state, const Player &player, std::uint64_t spaces)
{
    if (!content.options.sabotage)
        return executable(content, state, player, spaces);
    std::uint64_t watched = spaces & sabotaged(state);
    std::uint64_t result = executable(content, state, player, spaces & ~watched);
    for (; watched != 0; watched &= watched - 1)
        result |= canBribe(content, state, player, lowest(watched)) ? watched & -watched : 0;
    return result;
}

Refused refuseBribable(const Content &content, const GameState &state, const Player &player, int space,
                       std::string_view emptied)
{
    const int crystals = content.options.sabotage ? bribeDue(content, state, player, space) : 0;
    if (crystals == 0)
        return refuseExecution(content, state, player, space, emptied);
    if (canBribe(content, state, player, space))
        return std::nullopt;
    if (Refused refused = refuseExecution(content, state, player, space, emptied)) // without any bribe
        return refused;
    const int clear = clearCrystals(player);
    return clear < crystals ? refuse("ST-SABO-07", crystals, clear) : refuse("ST-SABO-08", crystals);
}

bool pushBribe(Engine &engine, int seat, int space, std::uint8_t flags)
{
    if (!engine.content.options.sabotage || ((flags & mrTime) != 0 && !engine.content.options.mrTimeBribes))
        return false; // ST-OPEN-24
    const int crystals = bribeDue(engine.content, engine.state, engine.player(seat), space);
    if (crystals == 0)
        return false;
    Frame &frame = engine.push(FrameKind::Bribe, seat, panelOf(engine.content, engine.state, space).source);
    frame.space = static_cast<std::uint8_t>(space);
    frame.flags = flags;
    frame.registers[due] = static_cast<std::uint8_t>(crystals);
    engine.emit(EventKind::Bribed, seat, saboteursOn(engine.state, space), -1, frame.source, nowhere,
                onSpace(engine.state, Zone::Space, space));
    return true;
}

// ST-SABO-02 to 04
bool advanceSaboteur(Engine &engine)
{
    if (saboteurSpace(engine.state, engine.top().player) >= 0) {
        engine.pop();
        return false;
    }
    engine.top().ask = Ask::Saboteur;
    return true;
}

Refused refuseSaboteur(const Content &content, const GameState &state, const Action &action)
{
    if (!isSpace(content, state, action.args[0]))
        return refuse("ST-SABO-02");
    return std::nullopt; // ST-SABO-03: others may stand there
}

void answerSaboteur(Engine &engine, const Action &action)
{
    const int space = action.args[0];
    engine.state.saboteurs[action.player] = static_cast<std::uint8_t>(space + 1);
    engine.emit(EventKind::SaboteurMoved, action.player, 1, -1, panelOf(engine.content, engine.state, space).source,
                place(Zone::Hangar, action.player), onSpace(engine.state, Zone::Space, space));
}

// ST-SABO-10
void returnSaboteur(Engine &engine, int seat)
{
    const int space = saboteurSpace(engine.state, seat);
    if (space < 0)
        return;
    engine.state.saboteurs[static_cast<std::size_t>(seat)] = 0;
    engine.emit(EventKind::SaboteurMoved, seat, 1, -1, -1, onSpace(engine.state, Zone::Space, space),
                place(Zone::Hangar, seat));
}

// ST-SABO-05: before anything of the action
bool advanceBribe(Engine &engine)
{
    const Frame frame = engine.top();
    if (frame.registers[due] > 0) {
        engine.top().ask = Ask::Bribe;
        return true;
    }
    engine.pop();
    sendPiece(engine, frame.player, frame.space, frame.flags);
    return false;
}

std::uint64_t legalBribes(const Content &content, const GameState &state)
{
    std::uint64_t legal = 0;
    for (int colour = 0; colour < colourCount; ++colour)
        legal |= hasClear(asked(state), colour) && restCanBePaid(content, state, colour) ? bit(colour) : 0;
    return legal;
}

// ST-SABO-07, 08, 09
Refused refuseBribe(const Content &content, const GameState &state, const Action &action)
{
    const int colour = action.args[0];
    const int left = state.top().registers[due];
    if (colour < 0 || colour >= colourCount || action.args[1] != 0 || !hasClear(asked(state), colour))
        return refuse("ST-SABO-07", left, clearCrystals(asked(state)));
    return restCanBePaid(content, state, colour) ? std::nullopt : refuse("ST-SABO-08", left);
}

void answerBribe(Engine &engine, const Action &action)
{
    --engine.top().registers[due];
    spendCrystal(engine, action.player, action.args[0], engine.top().source);
}

} // namespace mw::steam_time

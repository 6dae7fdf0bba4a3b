#include "choices.h"
#include "games/steam_time/phases/sabotage.h"

namespace mw::steam_time {

namespace {

/// The innermost Encounter frame; null if no encounter is going on.
const Frame *encounterOf(const GameState &state)
{
    for (int i = state.frameCount - 1; i >= 0; --i) {
        if (state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Encounter)
            return &state.frames[static_cast<std::size_t>(i)];
    }
    return nullptr;
}

bool isPurple(const Content &content, const Frame &encounter)
{
    const int card = encounter.registers[maxDraw + 1] - 1;
    return card >= 0 && content.encounters[static_cast<std::size_t>(card)].purple;
}

} // namespace

Refused refuseMoment(const Content &content, const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::Bottom: // ST-ENCOUNTER-05: the purple action is for the others
        if (const Frame *encounter = encounterOf(state); encounter && isPurple(content, *encounter))
            return refuse("ST-ENCOUNTER-05");
        break;
    case ActionKind::Convert: // ST-STEAM-07: prices by letters only
        if (state.top().ask == Ask::PayCrystal)
            return refuse(content.options.steamConvertsEverywhere ? "ST-STEAM-04" : "ST-STEAM-07"); // ST-OPEN-16
        if (state.top().ask == Ask::Bribe)
            return refuse("ST-SABO-07", state.top().registers[0], clearCrystals(asked(state)));
        break;
    case ActionKind::Slot: // ST-PLACE-01: coloured crystals know their generator
        if (state.top().ask == Ask::MarkedSlot || state.top().ask == Ask::GainColour)
            return refuse("ST-PLACE-01");
        break;
    case ActionKind::Play: // ST-SPEC-04: after the action of the turn has begun
        if (content.options.specialists)
            return refuse("ST-SPEC-04");
        break;
    case ActionKind::Pick: // ST-SPEC-02: before the game
        if (content.options.specialists)
            return refuse("ST-SPEC-02");
        break;
    case ActionKind::Sabotage: // ST-SABO-02: at the end of the supply phase
        if (content.options.sabotage)
            return refuse("ST-SABO-02");
        break;
    case ActionKind::Fulfil: // ST-END-01, ST-MISSION-03
        if (state.phase != Phase::Missions)
            return refuse("ST-END-01");
        break;
    default:
        break;
    }
    // ST-ROUND-02: it belongs to another phase; ST-TURN-01: the turn is at another point
    return state.phase == Phase::Action ? refuse("ST-TURN-01", state.top().player + 1) : refuse("ST-ROUND-02");
}

} // namespace mw::steam_time

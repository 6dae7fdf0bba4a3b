#pragma once

#include "games/timespan/play/playengine.h"

namespace mw::timespan {

/// What happens when no frame is left: the phase goes on, or the next one begins.
void goOn(Engine &engine);
/// The hourglass stands on its space: the phase begins (TS-AGE-01, 02).
void enterSpace(Engine &engine);
/// Everybody has completed the phase (TS-AGE-04).
void moveHourglass(Engine &engine);

/// The phase in which boards are chosen goes on (TS-VAR-09 to 17).
void nextBoards(Engine &engine);
/// Everybody has boards: starting resources, cards, workers, then wonders and visions (TS-SETUP-12 to 18).
void startPlayers(Engine &engine);
void takeBoards(Engine &engine, int seat, int civilization, int techBoard);
void dealOffers(Engine &engine);
void returnOffers(Engine &engine);
void takeSnapshot(Engine &engine, int seat);
void orderByNumber(Engine &engine);
void beginWorkers(Engine &engine);
/// Draws for the choice of wonder and vision, as the frame is put on the stack.
void drawStart(Engine &engine, int seat);
/// Chosen visions and wonders without a choice (TS-SETUP-22).
void dealStart(Engine &engine);
/// Everything that is going on falls away; what was drawn goes back (TS-OPEN-48).
void dropFrames(Engine &engine);
void countFinal(Engine &engine);
void scorePeace(Engine &engine);
[[nodiscard]] bool hasWon(const Content &content, const GameState &state);

bool advanceOffer(Engine &engine);
bool advanceIncome(Engine &engine);
bool advanceStart(Engine &engine);
bool advanceBoards(Engine &engine);
bool advanceLast(Engine &engine);

} // namespace mw::timespan

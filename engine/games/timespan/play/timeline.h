#pragma once

#include "playengine.h"

#include <vector>

namespace mw::timespan {

/// A card that has been paid for, or is free, comes into the timeline (TS-PLAY-04 to 06). It is in no hand any more.
void enterTimeline(Engine &engine, int seat, int card);
/// A card of the hand goes straight to the graveyard (TS-GRAVE-05).
void buryFromHand(Engine &engine, int seat, int card);
/// Why a card of the hand cannot be tucked under the one on a space (TS-TUCK-02 to 04, 12).
[[nodiscard]] Refused refuseTuck(const Content &content, const Player &player, int card, int slot);
void tuck(Engine &engine, int seat, int card, int slot);
/// What a push has set off and that has still to be carried out.
struct PendingTrigger {
    int trigger = 0; ///< as in the event Triggered
    int card = 0;
    Program program;
};
/// Those of a Triggers frame in their order (TS-ABILITY-11); of any other frame none.
[[nodiscard]] std::vector<PendingTrigger> pendingTriggers(const Content &content, const Frame &frame);
/// Timeline space of a card, or none.
[[nodiscard]] std::uint8_t slotOf(const Player &player, int card);

} // namespace mw::timespan

#include "games/timespan/play/counts.h"
#include "games/timespan/play/decks.h"
#include "games/timespan/rules.h"
#include "terms.h"
#include "words.h"

namespace mw::timespan {

namespace {

std::string_view cardInSlot(const Content &content, const GameState &state, const Action &action, int slot)
{
    if (action.player >= state.playerCount || slot < 0 || slot >= timelineLength)
        return "?";
    return nameIn(content.cards, state.player(action.player).timeline[static_cast<std::size_t>(slot)].card);
}

Message describeWorker(const Content &content, const GameState &state, const Action &action)
{
    const int number = action.args[0];
    if (kindOf(action) == ActionKind::WorkerCard)
        return Message(MW_TEXT("Worker on {0}")).term(cardInSlot(content, state, action, number));
    if (kindOf(action) == ActionKind::WorkerWonder)
        return Message(MW_TEXT("Worker on {0}")).term(nameIn(content.wonders, number));
    const std::uint8_t board = action.player < state.playerCount ? state.player(action.player).civilization : none;
    const bool known = board != none && number >= 0 && number < std::ssize(content.civilization(board).boxes);
    return Message(MW_TEXT("Worker on the box for {0}"))
        .term(boxTitle(known ? content.civilization(board).boxes[static_cast<std::size_t>(number)].kind : -1));
}

Message describeSupport(const Content &content, const GameState &state, const Action &action)
{
    const int number = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::DiscardCard:
        return Message(MW_TEXT("Discard {0}")).term(nameIn(content.cards, number));
    case ActionKind::DiscardWonder:
        return Message(MW_TEXT("Discard {0}")).term(nameIn(content.wonders, number));
    case ActionKind::DiscardTile:
        return Message(MW_TEXT("Discard a luxury tile ({0})")).term(luxuryTitle(content, number));
    case ActionKind::Deliver:
        return Message(MW_TEXT("Deliver a luxury tile ({0}) to {1}"))
            .term(luxuryTitle(content, number))
            .term(cardInSlot(content, state, action, action.args[1]));
    case ActionKind::Buy:
        return Message(MW_TEXT("Buy {0}")).term(resourceTitle(content, number));
    case ActionKind::Spend:
        return Message(MW_TEXT("Spend {0} for upgrade effects")).term(resourceTitle(content, number));
    case ActionKind::Return:
        return Message(MW_TEXT("Put {0} back into the storage room")).term(resourceTitle(content, number));
    case ActionKind::UseTile:
        return Message(MW_TEXT("Use the discovery tile “{0}”")).term(nameIn(content.tiles, number));
    default:
        return Message(MW_TEXT("Take rewards one by one until the end of the phase"));
    }
}

Message describeSetup(const Content &content, const GameState &state, const Action &action)
{
    const int number = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::TakeCivilization:
        return Message(MW_TEXT("Take {0}")).term(nameIn(content.civilizations, number));
    case ActionKind::TakeBoard:
        return Message(MW_TEXT("Take {0}")).term(nameIn(content.techBoards, number));
    default: {
        const auto pair = static_cast<std::size_t>(number);
        const bool known = number >= 0 && number < state.shown;
        return Message(action.args[1] == 1 ? MW_TEXT("Bid {0} point for {1} and {2}")
                                           : MW_TEXT("Bid {0} points for {1} and {2}"))
            .number(action.args[1])
            .term(nameIn(content.civilizations, known ? state.shownCivilizations[pair] : -1))
            .term(nameIn(content.techBoards, known ? state.shownBoards[pair] : -1));
    }
    }
}

Message describeReward(const GameState &state, const Action &action)
{
    const int number = action.args[0];
    if (state.frameCount > 0 && state.top().kind == FrameKind::Triggers && kindOf(action) == ActionKind::Take)
        return Message(MW_TEXT("Take next: {0} ({1})")).term(triggerTitle(number)).number(number + 1);
    return kindOf(action) == ActionKind::Take ? Message(MW_TEXT("Take reward {0}")).number(number + 1)
                                              : Message(MW_TEXT("Choose reward {0}")).number(number + 1);
}

std::string_view keptName(const Content &content, const GameState &state, int number)
{
    switch (keptPile(state)) {
    case Pile::Card:
        return nameIn(content.cards, number);
    case Pile::Wonder:
        return nameIn(content.wonders, number);
    case Pile::Vision:
        return nameIn(content.visions, number);
    case Pile::Discovery:
        break;
    }
    return nameIn(content.tiles, number);
}

/// Whether the reader of the state sees what has been drawn to choose from; of others one learns that they keep
/// something.
bool isSeen(const GameState &state, int card)
{
    const Frame *frame = state.frameCount > 0 ? &state.top() : nullptr;
    const auto [first, count] = frame ? cardsIn(*frame, keptPile(state)) : std::pair(0, 0);
    for (int i = first; i < first + count; ++i) {
        if (frame->registers[static_cast<std::size_t>(i)] == card)
            return true;
    }
    return false;
}

/// TS-SETUP-19, 20
Message describeKept(const Content &content, const GameState &state, int card)
{
    if (isSeen(state, card) && keptPile(state) == Pile::Discovery)
        return Message(MW_TEXT("Keep the discovery tile “{0}”")).term(nameIn(content.tiles, card));
    if (isSeen(state, card))
        return Message(MW_TEXT("Keep {0}")).term(keptName(content, state, card));
    switch (keptPile(state)) {
    case Pile::Wonder:
        return Message(MW_TEXT("Keep a wonder card"));
    case Pile::Vision:
        return Message(MW_TEXT("Keep a vision card"));
    default:
        return Message(MW_TEXT("Keep a card"));
    }
}

Message describeChoice(const Content &content, const GameState &state, const Action &action)
{
    const int number = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::Luxury:
        return Message(MW_TEXT("Take {0}")).term(luxuryTitle(content, number));
    case ActionKind::Basic:
        return Message(MW_TEXT("Take {0}")).term(resourceTitle(content, number));
    case ActionKind::Upgrade:
        return Message(MW_TEXT("Move a cube up: {0} to {1}"))
            .term(resourceTitle(content, number))
            .term(resourceTitle(content, action.args[1]));
    case ActionKind::Gear: {
        const std::uint8_t board = action.player < state.playerCount ? state.player(action.player).techBoard : none;
        const bool known = board != none && number >= 0 && number < std::ssize(content.techBoard(board).slots);
        const int technology = known ? content.techBoard(board).slots[static_cast<std::size_t>(number)].technology : -1;
        return Message(MW_TEXT("Unlock {0}")).term(nameIn(content.technologies, technology));
    }
    case ActionKind::Type:
        return Message(MW_TEXT("Look for: {0}")).term(typeTitle(number));
    case ActionKind::Keep:
        return describeKept(content, state, number);
    case ActionKind::Card:
        return Message(MW_TEXT("Choose {0}")).term(nameIn(content.cards, number));
    case ActionKind::Under:
        return Message(MW_TEXT("Tuck it under {0}")).term(cardInSlot(content, state, action, number));
    case ActionKind::Remove:
        return Message(MW_TEXT("{0} makes way")).term(cardInSlot(content, state, action, number));
    case ActionKind::BuryTile:
        return Message(MW_TEXT("Put a luxury tile ({0}) into the graveyard")).term(luxuryTitle(content, number));
    default:
        return Message(MW_TEXT("Use the discovery tile “{0}”")).term(nameIn(content.tiles, number));
    }
}

Message describePlain(const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::StepIn:
        return Message(MW_TEXT("Player {0} acts now")).number(action.player + 1);
    case ActionKind::TimeUp:
        return Message(MW_TEXT("The time is up"));
    case ActionKind::Support:
        return Message(MW_TEXT("Support action"));
    case ActionKind::Stay:
        return Message(MW_TEXT("The camel stays"));
    case ActionKind::Finish:
        return Message(MW_TEXT("Finish"));
    case ActionKind::Accept:
        return Message(MW_TEXT("Pay"));
    case ActionKind::UseNow:
        return Message(MW_TEXT("Use the tile now"));
    case ActionKind::KeepForLater:
        return Message(MW_TEXT("Keep the tile for later"));
    default:
        if (state.frameCount > 0 && state.top().ask == Ask::Room)
            return Message(MW_TEXT("Give up the resource"));
        return Message(MW_TEXT("Decline"));
    }
}

} // namespace

Message describeAction(const Content &content, const GameState &state, const Action &action)
{
    const int number = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::ByHand:
    case ActionKind::DiscardCard:
    case ActionKind::DiscardWonder:
    case ActionKind::DiscardTile:
    case ActionKind::Deliver:
    case ActionKind::Buy:
    case ActionKind::Spend:
    case ActionKind::Return:
    case ActionKind::UseTile:
        return describeSupport(content, state, action);
    case ActionKind::TakeCivilization:
    case ActionKind::TakeBoard:
    case ActionKind::Bid:
        return describeSetup(content, state, action);
    case ActionKind::WorkerBox:
    case ActionKind::WorkerCard:
    case ActionKind::WorkerWonder:
        return describeWorker(content, state, action);
    case ActionKind::Pick:
        return Message(MW_TEXT("Pick offer {0}")).number(number + 1);
    case ActionKind::Move:
        if (number == camelMarket)
            return Message(MW_TEXT("Move the camel to the marketplace"));
        return Message(MW_TEXT("Move the camel to {0}")).term(nameIn(content.wonders, number - camelWonder));
    case ActionKind::Play:
        return Message(MW_TEXT("Play {0}")).term(nameIn(content.cards, number));
    case ActionKind::Build:
        return Message(MW_TEXT("Build {0}")).term(nameIn(content.wonders, number));
    case ActionKind::Take:
    case ActionKind::Choose:
        return describeReward(state, action);
    case ActionKind::StepIn:
    case ActionKind::TimeUp:
    case ActionKind::Support:
    case ActionKind::Stay:
    case ActionKind::Finish:
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::UseNow:
    case ActionKind::KeepForLater:
        return describePlain(state, action);
    default:
        return describeChoice(content, state, action);
    }
}

} // namespace mw::timespan

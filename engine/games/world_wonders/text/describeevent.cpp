#include "games/world_wonders/rules.h"
#include "names.h"
#include "terms.h"

namespace mw::world_wonders {

namespace {

std::string_view titleOf(const Content &content, const Event &event)
{
    const auto at = static_cast<std::size_t>(event.source);
    return event.source >= 0 && at < content.titles.size() ? std::string_view(content.titles[at]) : "?";
}

/// The item that an event is about, or else the sort of thing.
std::string_view thingOf(const Content &content, const Event &event)
{
    return event.source >= 0 ? titleOf(content, event) : thingTitle(event.what);
}

Message describePlaced(const Content &content, const Event &event)
{
    const grid::Space corner = cornerAt(event.to.index);
    if (static_cast<Thing>(event.what) == Thing::ShortTile)
        return Message(MW_TEXT("lays a short road of {2} at row {0}, column {1}"))
            .number(corner.row + 1)
            .number(corner.column + 1)
            .number(event.amount);
    return Message(MW_TEXT("places {2} at row {0}, column {1}"))
        .number(corner.row + 1)
        .number(corner.column + 1)
        .term(thingOf(content, event));
}

Message describeMarker(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::MarkerMoved:
        return Message(MW_TEXT("moves up {0} on {1} to {2} ({3})"))
            .number(event.amount)
            .term(resourceTitle(event.what))
            .number(event.to.index)
            .term(titleOf(content, event));
    case EventKind::GainLost:
        return Message(MW_TEXT("is at the end of the track and loses {0} {1}"))
            .number(event.amount)
            .term(resourceTitle(event.what));
    case EventKind::SymbolReached:
        return Message(MW_TEXT("reaches population symbols on {1}: {0}"))
            .number(event.amount)
            .term(resourceTitle(event.what));
    case EventKind::PopulationMoved:
        return Message(MW_TEXT("grows by {0} to a population of {1} ({2})"))
            .number(event.amount)
            .number(event.to.index)
            .term(titleOf(content, event));
    default:
        return Message(MW_TEXT("reaches the end of the population track"));
    }
}

Message describeGold(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::GoldSpent:
        if (event.source >= 0)
            return Message(MW_TEXT("pays {0} gold ({1})")).number(event.amount).term(titleOf(content, event));
        return Message(MW_TEXT("pays {0} gold")).number(event.amount);
    case EventKind::GoldGained:
        return Message(MW_TEXT("gains {0} gold")).number(event.amount);
    case EventKind::GoldLost:
        return Message(MW_TEXT("loses {0} gold")).number(event.amount);
    case EventKind::LoanTaken:
        return Message(MW_TEXT("takes a loan"));
    default:
        return Message(MW_TEXT("pays off the loan"));
    }
}

Message describeDisplay(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::MonumentRevealed:
        return Message(MW_TEXT("{0} is laid out")).term(titleOf(content, event));
    case EventKind::MonumentLeft:
        return Message(MW_TEXT("{0} goes under the deck")).term(titleOf(content, event));
    case EventKind::BuildingRevealed:
        return Message(MW_TEXT("{0} is turned up")).term(titleOf(content, event));
    case EventKind::BuildingRemoved:
        return Message(MW_TEXT("{0} leaves the game")).term(titleOf(content, event));
    case EventKind::SoloCardRevealed:
        return Message(MW_TEXT("The Automaton turns up {0}")).term(titleOf(content, event));
    case EventKind::SoloDeckShuffled:
        return Message(MW_TEXT("The solo cards are shuffled"));
    case EventKind::AutomatonTook:
        return Message(MW_TEXT("The Automaton takes {0}")).term(thingOf(content, event));
    case EventKind::AutomatonIdle:
        return Message(MW_TEXT("The Automaton finds nothing to take"));
    default:
        return Message(MW_TEXT("Laid out anew: {0}, {1}")).term(thingTitle(event.what)).number(event.amount);
    }
}

Message describeCounted(const Content &content, const Event &event)
{
    const grid::Space space = cornerAt(event.to.index);
    const std::string_view line = lineTitle(event.what);
    if (event.source < 0)
        return Message(MW_TEXT("{0}: row {1}, column {2} counts {3}"))
            .term(line)
            .number(space.row + 1)
            .number(space.column + 1)
            .number(event.amount);
    return Message(MW_TEXT("{0}: row {1}, column {2} counts {3} ({4})"))
        .term(line)
        .number(space.row + 1)
        .number(space.column + 1)
        .number(event.amount)
        .term(titleOf(content, event));
}

Message describeScore(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::ScoringBegan:
        return Message(MW_TEXT("Final score"));
    case EventKind::Counted:
        return describeCounted(content, event);
    case EventKind::Scored:
        return Message(event.amount == 1 ? MW_TEXT("{0}: {1} point") : MW_TEXT("{0}: {1} points"))
            .term(static_cast<ScoreLine>(event.what) == ScoreLine::Objective ? titleOf(content, event)
                                                                             : lineTitle(event.what))
            .number(event.amount);
    case EventKind::Total:
        return Message(event.amount == 1 ? MW_TEXT("Total: {0} point") : MW_TEXT("Total: {0} points"))
            .number(event.amount);
    case EventKind::TargetSet:
        return Message(MW_TEXT("Points to beat: {0}")).number(event.amount);
    default:
        if (event.what == 1)
            return Message(MW_TEXT("The game is over and won"));
        return Message(event.what == 0 ? MW_TEXT("The game is over and lost") : MW_TEXT("The game is over"));
    }
}

Message describeTurn(const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan:
        return Message(MW_TEXT("Round {0} begins")).number(event.amount);
    case EventKind::TurnBegan:
        return Message(MW_TEXT("is on turn"));
    case EventKind::OrderSet:
        return Message(MW_TEXT("has place {0} in the turn order")).number(event.amount);
    case EventKind::TakenBack:
        return Message(MW_TEXT("takes the purchase back"));
    case EventKind::TileDiscarded:
        return Message(MW_TEXT("finds no place and throws away: {0}, {1}"))
            .term(thingTitle(event.what))
            .number(event.amount);
    case EventKind::PedestalTaken:
        return Message(MW_TEXT("takes pedestal {0}")).number(event.what + 1);
    case EventKind::PedestalReturned:
        return Message(MW_TEXT("gives pedestal {0} back")).number(event.what + 1);
    case EventKind::WentOut:
        return Message(MW_TEXT("is out for this round"));
    default:
        return Message(MW_TEXT("passes"));
    }
}

} // namespace

/// Sentences about a player leave the player out: whoever shows them says whose they are (Event::player).
Message describeEvent(const Content &content, const GameState &, const Event &event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    switch (kind) {
    case EventKind::PiecePlaced:
        return describePlaced(content, event);
    case EventKind::GoldSpent:
    case EventKind::GoldGained:
    case EventKind::GoldLost:
    case EventKind::LoanTaken:
    case EventKind::LoanPaid:
        return describeGold(content, event);
    case EventKind::MarkerMoved:
    case EventKind::GainLost:
    case EventKind::SymbolReached:
    case EventKind::PopulationMoved:
    case EventKind::EndReached:
        return describeMarker(content, event);
    case EventKind::MonumentRevealed:
    case EventKind::MonumentLeft:
    case EventKind::BuildingRevealed:
    case EventKind::BuildingRemoved:
    case EventKind::Refilled:
    case EventKind::SoloCardRevealed:
    case EventKind::SoloDeckShuffled:
    case EventKind::AutomatonTook:
    case EventKind::AutomatonIdle:
        return describeDisplay(content, event);
    default:
        return kind >= EventKind::ScoringBegan ? describeScore(content, event) : describeTurn(event);
    }
}

} // namespace mw::world_wonders

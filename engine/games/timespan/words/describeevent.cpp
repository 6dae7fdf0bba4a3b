#include "games/timespan/eventkinds.h"
#include "games/timespan/rules.h"
#include "terms.h"

#include <algorithm>

namespace mw::timespan {

namespace {

std::string_view source(const Content &content, const Event &event)
{
    return event.source >= 0 && event.source < std::ssize(content.titles)
               ? std::string_view(content.titles[static_cast<std::size_t>(event.source)])
               : "?";
}

std::string_view tileName(const Content &content, const Event &event)
{
    const auto tile = std::find_if(content.tiles.begin(), content.tiles.end(),
                                   [&event](const DiscoveryTile &each) { return each.source == event.source; });
    return tile == content.tiles.end() ? source(content, event) : std::string_view(tile->name);
}

/// Adds the item that caused it.
Message because(const Content &content, const Event &event, Message plain, Message withSource)
{
    return event.source < 0 ? std::move(plain) : std::move(withSource).term(source(content, event));
}

/// For an amount: the first text for one, the second for any other number.
Message counted(const Event &event, const char *one, const char *other)
{
    return Message(event.amount == 1 ? one : other).number(event.amount);
}

Message describeResource(const Content &content, const Event &event)
{
    const std::string_view what = resourceTitle(content, event.what);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::ResourceGained:
        return because(content, event, Message(MW_TEXT("gains {0} × {1}")).number(event.amount).term(what),
                       Message(MW_TEXT("gains {0} × {1} ({2})")).number(event.amount).term(what));
    case EventKind::ResourceSpent:
        return because(content, event, Message(MW_TEXT("spends {0} × {1}")).number(event.amount).term(what),
                       Message(MW_TEXT("spends {0} × {1} ({2})")).number(event.amount).term(what));
    case EventKind::ResourceLost:
        return Message(MW_TEXT("gives up {0} × {1}")).number(event.amount).term(what);
    case EventKind::CubeReturned:
        return Message(MW_TEXT("puts {0} back into the storage room")).term(what);
    default:
        return Message(MW_TEXT("moves a cube up from {0} to {1}"))
            .term(resourceTitle(content, event.from.index))
            .term(what);
    }
}

Message describeLuxury(const Content &content, const Event &event)
{
    const std::string_view what = luxuryTitle(content, event.what);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::LuxuryGained:
        return because(content, event, Message(MW_TEXT("gains a luxury tile: {0}")).term(what),
                       Message(MW_TEXT("gains a luxury tile: {0} ({1})")).term(what));
    case EventKind::LuxuryMissing:
        return Message(MW_TEXT("gains no luxury tile, since none is left: {0}")).term(what);
    case EventKind::LuxuryDiscarded:
        return Message(MW_TEXT("discards a luxury tile: {0}")).term(what);
    case EventKind::LuxuryPaid:
        return Message(MW_TEXT("pays a luxury tile: {0}")).term(what);
    case EventKind::LuxuryDelivered:
        return Message(MW_TEXT("delivers a luxury tile: {0}, to {1}")).term(what).term(source(content, event));
    default:
        return Message(MW_TEXT("puts a luxury tile into the graveyard: {0}")).term(what);
    }
}

Message describeCard(const Content &content, const Event &event)
{
    const std::string_view card = source(content, event);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::CardPlayed:
        return Message(MW_TEXT("plays {0}")).term(card);
    case EventKind::CardPushed:
        return Message(MW_TEXT("pushes {0} to space {1}")).term(card).number(event.to.index + 1);
    case EventKind::CardBuried:
        return Message(MW_TEXT("puts {0} into the graveyard")).term(card);
    case EventKind::CardTucked:
        return Message(MW_TEXT("tucks {0}")).term(card);
    case EventKind::CardDiscarded:
        return Message(MW_TEXT("discards {0}")).term(card);
    case EventKind::WonderBuilt:
        return Message(MW_TEXT("builds {0}")).term(card);
    case EventKind::Triggered:
        return Message(MW_TEXT("{0}: {1}")).term(card).term(triggerTitle(event.what));
    case EventKind::OfferPicked:
        return Message(MW_TEXT("picks offer {0}")).number(event.what + 1);
    case EventKind::TileKept:
        return Message(MW_TEXT("keeps the discovery tile “{0}”")).term(tileName(content, event));
    case EventKind::TileReturned:
        return Message(MW_TEXT("A discovery tile goes under its stack: “{0}”")).term(tileName(content, event));
    case EventKind::VisionLaid:
        return Message(MW_TEXT("lays out the vision {0}")).term(card);
    case EventKind::BoardTaken:
        return Message(MW_TEXT("takes {0}")).term(card);
    default:
        return Message(MW_TEXT("{0} is a neutral wonder now")).term(card);
    }
}

Message describeDraw(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::CardsDrawn:
        return because(content, event, Message(MW_TEXT("draws a history card")),
                       Message(MW_TEXT("draws a history card ({0})")));
    case EventKind::WondersDrawn:
        return because(content, event, Message(MW_TEXT("takes a wonder card")),
                       Message(MW_TEXT("takes a wonder card ({0})")));
    case EventKind::VisionDrawn:
        return because(content, event, Message(MW_TEXT("takes a secret vision")),
                       Message(MW_TEXT("takes a secret vision ({0})")));
    default:
        return counted(event, MW_TEXT("puts {0} card under its deck"), MW_TEXT("puts {0} cards under their deck"));
    }
}

Message describeTrack(const Content &content, const Event &event)
{
    const std::string_view track = trackTitle(content, event.what);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TrackMoved:
        return because(content, event, Message(MW_TEXT("moves to space {1}: {0}")).term(track).number(event.amount),
                       Message(MW_TEXT("moves to space {1}: {0} ({2})")).term(track).number(event.amount));
    case EventKind::TrackEnded:
        return Message(event.amount == 1 ? MW_TEXT("reaches the end: {0}, {1} blue point")
                                         : MW_TEXT("reaches the end: {0}, {1} blue points"))
            .term(track)
            .number(event.amount);
    default:
        return Message(MW_TEXT("No more blue points: {0}")).term(track);
    }
}

Message describeWorker(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::WorkerPlaced:
        return Message(MW_TEXT("places a worker: {0}")).term(source(content, event));
    case EventKind::WorkersBack:
        return counted(event, MW_TEXT("takes back {0} worker"), MW_TEXT("takes back {0} workers"));
    case EventKind::WorkerSleeps:
        return Message(MW_TEXT("has a worker go to sleep"));
    case EventKind::WorkerGained:
        return Message(MW_TEXT("gains a worker"));
    case EventKind::GearLaid:
        return Message(MW_TEXT("unlocks {0}")).term(source(content, event));
    case EventKind::UpgradeTileLaid:
        return Message(MW_TEXT("has the upgrade tile {0} on the box for {1}"))
            .term(source(content, event))
            .term(boxTitle(event.what));
    case EventKind::CamelMoved:
        return static_cast<Zone>(event.to.zone) == Zone::Market
                   ? Message(MW_TEXT("moves the camel to the marketplace"))
                   : Message(MW_TEXT("moves the camel to {0}")).term(source(content, event));
    case EventKind::CamelStayed:
        return Message(MW_TEXT("leaves the camel where it is"));
    default:
        return Message(MW_TEXT("takes the camel back"));
    }
}

Message describeFlow(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::PhaseBegan:
        return Message(MW_TEXT("Age {1}: {0}")).term(phaseTitle(event.what)).number(event.amount);
    case EventKind::OrderSet:
        return Message(MW_TEXT("is number {0} in the player order")).number(event.amount);
    case EventKind::BidMade:
        return counted(event, MW_TEXT("bids {0} point for pair {1}"), MW_TEXT("bids {0} points for pair {1}"))
            .number(event.what + 1);
    case EventKind::Outbid:
        return Message(MW_TEXT("is outbid for pair {0}")).number(event.what + 1);
    case EventKind::NothingGained:
        return because(content, event, Message(MW_TEXT("gains nothing")), Message(MW_TEXT("gains nothing ({0})")));
    case EventKind::Declined:
        return because(content, event, Message(MW_TEXT("declines")), Message(MW_TEXT("declines ({0})")));
    case EventKind::IncomeBegan:
        return Message(MW_TEXT("gains income"));
    case EventKind::Finished:
        return Message(MW_TEXT("has finished"));
    case EventKind::NeutralShuffled:
        return counted(event, MW_TEXT("{0} neutral wonder is shuffled back"),
                       MW_TEXT("{0} neutral wonders are shuffled back"));
    case EventKind::ClockStarted:
        return Message(MW_TEXT("The clock starts: {0} seconds")).number(event.amount);
    case EventKind::ClockRanOut:
        return event.amount > 0 ? Message(MW_TEXT("The clock has run out: {0} seconds are left")).number(event.amount)
                                : Message(MW_TEXT("The time is over"));
    case EventKind::ByHand:
        return Message(MW_TEXT("takes rewards one by one"));
    default:
        return Message(MW_TEXT("The game is over"));
    }
}

Message describeScore(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::PointsGained:
        return because(content, event, counted(event, MW_TEXT("gains {0} point"), MW_TEXT("gains {0} points")),
                       counted(event, MW_TEXT("gains {0} point ({1})"), MW_TEXT("gains {0} points ({1})")));
    case EventKind::PeaceSet:
        return Message(MW_TEXT("has {0} peace")).number(event.amount);
    case EventKind::StepBegan:
        return Message(MW_TEXT("Final scoring: {0}")).term(lineTitle(event.what));
    case EventKind::Scored:
        return because(content, event,
                       counted(event, MW_TEXT("scores {0} point, {1}"), MW_TEXT("scores {0} points, {1}"))
                           .term(lineTitle(event.what)),
                       counted(event, MW_TEXT("scores {0} point, {1} ({2})"), MW_TEXT("scores {0} points, {1} ({2})"))
                           .term(lineTitle(event.what)));
    case EventKind::Total:
        return counted(event, MW_TEXT("has {0} point in all"), MW_TEXT("has {0} points in all"));
    case EventKind::SoloEnded:
        return event.what == 1 ? counted(event, MW_TEXT("wins with {0} point"), MW_TEXT("wins with {0} points"))
                               : counted(event, MW_TEXT("loses with {0} point"), MW_TEXT("loses with {0} points"));
    default: {
        const auto medal = static_cast<std::size_t>(event.what);
        return Message(MW_TEXT("earns a medal: {0}"))
            .term(medal < content.medals.size() ? std::string_view(content.medals[medal].name) : "?");
    }
    }
}

} // namespace

Message describeEvent(const Content &content, const GameState &, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::ResourceGained:
    case EventKind::ResourceSpent:
    case EventKind::ResourceLost:
    case EventKind::CubeReturned:
    case EventKind::CubeUpgraded:
        return describeResource(content, event);
    case EventKind::LuxuryGained:
    case EventKind::LuxuryMissing:
    case EventKind::LuxuryDiscarded:
    case EventKind::LuxuryDelivered:
    case EventKind::LuxuryBuried:
    case EventKind::LuxuryPaid:
        return describeLuxury(content, event);
    case EventKind::CardsDrawn:
    case EventKind::WondersDrawn:
    case EventKind::VisionDrawn:
    case EventKind::CardsReturned:
        return describeDraw(content, event);
    case EventKind::TrackMoved:
    case EventKind::TrackEnded:
    case EventKind::BlueClosed:
        return describeTrack(content, event);
    case EventKind::WorkerPlaced:
    case EventKind::WorkersBack:
    case EventKind::WorkerSleeps:
    case EventKind::WorkerGained:
    case EventKind::GearLaid:
    case EventKind::UpgradeTileLaid:
    case EventKind::CamelMoved:
    case EventKind::CamelStayed:
    case EventKind::CamelReturned:
        return describeWorker(content, event);
    case EventKind::CardPlayed:
    case EventKind::CardPushed:
    case EventKind::CardBuried:
    case EventKind::CardTucked:
    case EventKind::CardDiscarded:
    case EventKind::WonderBuilt:
    case EventKind::Triggered:
    case EventKind::OfferPicked:
    case EventKind::TileKept:
    case EventKind::TileReturned:
    case EventKind::VisionLaid:
    case EventKind::BoardTaken:
    case EventKind::NeutralRevealed:
        return describeCard(content, event);
    case EventKind::PointsGained:
    case EventKind::PeaceSet:
    case EventKind::StepBegan:
    case EventKind::Scored:
    case EventKind::Total:
    case EventKind::SoloEnded:
    case EventKind::Medal:
        return describeScore(content, event);
    default:
        return describeFlow(content, event);
    }
}

} // namespace mw::timespan

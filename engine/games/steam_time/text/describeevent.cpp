#include "games/steam_time/events.h"
#include "games/steam_time/rules.h"
#include "terms.h"

namespace mw::steam_time {

namespace {

Zone zoneOf(const Place &place)
{
    return static_cast<Zone>(place.zone);
}

/// Adds the item that caused it.
Message because(const Content &content, const Event &event, Message plain, Message withSource)
{
    if (event.source < 0 || static_cast<std::size_t>(event.source) >= content.titles.size())
        return plain;
    return std::move(withSource).term(content.titles[static_cast<std::size_t>(event.source)]);
}

/// Places on action spaces name the panel, since boards move.
std::string_view panelName(const Content &content, const Place &place)
{
    const auto panel = static_cast<std::size_t>(place.index / spacesPerBoard);
    return place.index >= 0 && panel < content.panels.size() ? std::string_view(content.panels[panel].name) : "?";
}

std::string_view spaceTitle(const Content &content, const Place &place)
{
    const auto panel = static_cast<std::size_t>(place.index / spacesPerBoard);
    const auto space = static_cast<std::size_t>(place.index % spacesPerBoard);
    if (place.index < 0 || panel >= content.panels.size() || space >= content.panels[panel].spaces.size())
        return "?";
    return spaceTitles[static_cast<std::size_t>(content.panels[panel].spaces[space].kind)];
}

std::string_view titleOfPanel(const Content &content, int panel)
{
    return panel >= 0 && static_cast<std::size_t>(panel) < content.panels.size()
               ? std::string_view(content.panels[static_cast<std::size_t>(panel)].name)
               : "?";
}

std::string_view generatorName(const Content &content, int colour)
{
    return colour >= 0 && colour < colourCount ? std::string_view(content.generator(colour).name) : "?";
}

Message describeGold(const Content &content, const Event &event)
{
    if (zoneOf(event.to) == Zone::Vault)
        return because(content, event, Message(MW_TEXT("gains {0} gold")).number(event.amount),
                       Message(MW_TEXT("gains {0} gold ({1})")).number(event.amount));
    return because(content, event, Message(MW_TEXT("pays {0} gold")).number(event.amount),
                   Message(MW_TEXT("pays {0} gold ({1})")).number(event.amount));
}

Message describeNumber(const Content &content, const Event &event)
{
    const int amount = event.amount < 0 ? -event.amount : event.amount;
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::EsteemGained:
        return because(content, event, Message(MW_TEXT("gains {0} esteem")).number(amount),
                       Message(MW_TEXT("gains {0} esteem ({1})")).number(amount));
    case EventKind::SteamChanged:
        if (event.amount < 0)
            return because(content, event, Message(MW_TEXT("spends {0} steam")).number(amount),
                           Message(MW_TEXT("spends {0} steam ({1})")).number(amount));
        return because(content, event, Message(MW_TEXT("gains {0} steam")).number(amount),
                       Message(MW_TEXT("gains {0} steam ({1})")).number(amount));
    default:
        if (event.amount < 0)
            return because(content, event, Message(MW_TEXT("moves {0} back on the time portal")).number(amount),
                           Message(MW_TEXT("moves {0} back on the time portal ({1})")).number(amount));
        return because(content, event, Message(MW_TEXT("moves {0} on the time portal")).number(amount),
                       Message(MW_TEXT("moves {0} on the time portal ({1})")).number(amount));
    }
}

Message describePlacement(const Content &content, const Event &event)
{
    const std::string_view generator = generatorName(content, event.to.index);
    if (event.what == timeCrystal)
        return Message(MW_TEXT("places a T.I.M.E.-crystal: {0}, slot {1}")).term(generator).number(event.to.sub + 1);
    return Message(MW_TEXT("places a crystal ({2}): {0}, slot {1}"))
        .term(generator)
        .number(event.to.sub + 1)
        .term(colourTitle(event.what));
}

Message describeCrystal(const Content &content, const Event &event)
{
    const std::string_view colour = colourTitle(event.what);
    if (zoneOf(event.to) == Zone::Generator)
        return describePlacement(content, event);
    if (zoneOf(event.to) == Zone::Mine)
        return Message(MW_TEXT("spends a T.I.M.E.-crystal: {0}")).term(generatorName(content, event.from.index));
    if (zoneOf(event.from) == Zone::Generator)
        return Message(MW_TEXT("spends a crystal ({0})")).term(colour);
    if (zoneOf(event.to) == Zone::Deposit)
        return Message(MW_TEXT("A crystal ({0}) is laid out at {1}")).term(colour).term(panelName(content, event.to));
    return Message(MW_TEXT("A crystal ({0}) goes back to the bag")).term(colour);
}

Message describeAirship(const Content &content, const Event &event)
{
    if (zoneOf(event.to) == Zone::Space)
        return Message(MW_TEXT("places an airship on {0} at {1}"))
            .term(spaceTitle(content, event.to))
            .term(panelName(content, event.to));
    return Message(MW_TEXT("takes an airship back"));
}

Message describeMrTime(const Content &content, const Event &event)
{
    if (zoneOf(event.to) == Zone::Space)
        return Message(MW_TEXT("sends Mr. T.I.M.E. to {0} at {1}"))
            .term(spaceTitle(content, event.to))
            .term(panelName(content, event.to));
    return Message(MW_TEXT("Mr. T.I.M.E. returns to the time compass"));
}

Message describeCard(const Content &content, const Event &event)
{
    const bool toHasDeck = event.to.sub >= 0;
    const int number = zoneOf(event.to) == Zone::Owned ? event.to.index : toHasDeck ? event.to.sub : event.from.sub;
    const int fallback = zoneOf(event.to) == Zone::Box ? event.from.index : number;
    const auto deck = static_cast<Deck>(number >= 0 ? number : fallback);
    const bool faceDown = deck == Deck::Mission && !content.options.missionsFaceUp;
    const std::string_view title = faceDown ? MW_TEXT("a mission") : cardTitle(content, deck, event.what);
    switch (zoneOf(event.to)) {
    case Zone::Owned:
        return Message(MW_TEXT("takes {0}")).term(title);
    case Zone::Drawn:
        return Message(MW_TEXT("draws {0}")).term(title);
    case Zone::Discard:
        return Message(MW_TEXT("{0} is discarded")).term(title);
    case Zone::Space:
        return Message(MW_TEXT("{0} is laid out at {1}")).term(title).term(panelName(content, event.to));
    default:
        if (zoneOf(event.from) == Zone::Owned)
            return Message(MW_TEXT("hands in {0}")).term(title);
        if (zoneOf(event.from) == Zone::Deck && deck != Deck::Effort) // nobody has seen it
            return Message(MW_TEXT("A card leaves the game unseen"));
        return Message(MW_TEXT("{0} leaves the game")).term(title);
    }
}

std::string_view lostTitle(int what)
{
    constexpr int coloured = 16;
    if (what >= coloured)
        return colourTitle(what - coloured);
    return what >= 0 && static_cast<std::size_t>(what) < resourceTitles.size()
               ? resourceTitles[static_cast<std::size_t>(what)]
               : "?";
}

Message describeChoice(const Content &content, const Event &event)
{
    const std::string_view title = cardTitle(content, Deck::Encounter, event.what);
    if (event.amount == 0)
        return Message(MW_TEXT("executes the top action of {0}")).term(title);
    if (event.amount == 1)
        return Message(MW_TEXT("executes the bottom action of {0}")).term(title);
    return Message(MW_TEXT("uses the purple action of {0}")).term(title);
}

Message describePhase(int phase)
{
    switch (static_cast<Phase>(phase)) {
    case Phase::Income:
        return Message(MW_TEXT("Income phase"));
    case Phase::Action:
        return Message(MW_TEXT("Action phase"));
    case Phase::Supply:
        return Message(MW_TEXT("Supply phase"));
    case Phase::Missions:
        return Message(MW_TEXT("The missions are revealed"));
    case Phase::Draft:
        return Message(MW_TEXT("Specialists are picked"));
    case Phase::Over:
        break;
    }
    return Message(MW_TEXT("Final score"));
}

Message describeProgress(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan:
        return Message(MW_TEXT("Round {0} begins")).number(event.amount);
    case EventKind::PhaseBegan:
        return describePhase(event.what);
    case EventKind::TurnBegan:
        return Message(MW_TEXT("is on turn"));
    case EventKind::TileTaken:
        return Message(MW_TEXT("takes the first player tile"));
    case EventKind::TileReturned:
        return Message(MW_TEXT("is the new first player"));
    case EventKind::Passed:
        return Message(MW_TEXT("passes"));
    case EventKind::DeckShuffled:
        return Message(MW_TEXT("The discarded encounters are shuffled"));
    case EventKind::EffortRevealed:
        return Message(MW_TEXT("{0} is the new effort card")).term(cardTitle(content, Deck::Effort, event.what));
    case EventKind::BoardMoved:
        return Message(MW_TEXT("{0} moves to the bottom of the stream of time"))
            .term(titleOfPanel(content, event.what));
    default:
        return Message(MW_TEXT("The game is over"));
    }
}

Message describeModule(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::SaboteurMoved:
        if (zoneOf(event.to) == Zone::Hangar)
            return Message(MW_TEXT("takes the saboteur back"));
        return Message(MW_TEXT("places the saboteur on {0} at {1}"))
            .term(spaceTitle(content, event.to))
            .term(panelName(content, event.to));
    case EventKind::Bribed:
        return Message(MW_TEXT("bribes saboteurs on {0} at {1}: {2}"))
            .term(spaceTitle(content, event.to))
            .term(panelName(content, event.to))
            .number(event.amount);
    case EventKind::SpecialistsTaken:
        return Message(MW_TEXT("takes specialists into the hand: {0}")).number(event.amount);
    case EventKind::SpecialistPlayed:
        return Message(MW_TEXT("plays the specialist {0}")).term(cardTitle(content, Deck::Specialist, event.what));
    default:
        return Message(MW_TEXT("loses the skills of {0}")).term(cardTitle(content, Deck::Specialist, event.what));
    }
}

Message describeRest(const Content &content, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::LapCompleted:
        return Message(MW_TEXT("passes the start of the esteem track: tile {0}")).number(event.amount);
    case EventKind::BonusEarned:
        return Message(MW_TEXT("earns a bonus action: {0}")).number(event.amount);
    case EventKind::EncounterChosen:
        return describeChoice(content, event);
    case EventKind::GeneratorActive:
        return Message(MW_TEXT("activates: {0}, {1} filled"))
            .term(generatorName(content, event.what))
            .number(event.amount);
    case EventKind::GainLost:
        return Message(MW_TEXT("cannot have {0}: {1}")).number(event.amount).term(lostTitle(event.what));
    case EventKind::Declined:
        return Message(MW_TEXT("declines"));
    case EventKind::ActionSkipped:
        return Message(MW_TEXT("can no longer carry out the action"));
    case EventKind::MissionFulfilled:
        return Message(MW_TEXT("fulfils {0} for {1} esteem"))
            .term(cardTitle(content, Deck::Mission, event.what))
            .number(event.amount);
    case EventKind::SaboteurMoved:
    case EventKind::Bribed:
    case EventKind::SpecialistsTaken:
    case EventKind::SpecialistPlayed:
    case EventKind::SpecialistCovered:
        return describeModule(content, event);
    default:
        return describeProgress(content, event);
    }
}

} // namespace

/// Sentences about a player leave the player out: whoever shows them says whose they are (Event::player).
Message describeEvent(const Content &content, const GameState &, const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::GoldMoved:
        return describeGold(content, event);
    case EventKind::CrystalMoved:
        return describeCrystal(content, event);
    case EventKind::EsteemGained:
    case EventKind::SteamChanged:
    case EventKind::PortalMoved:
        return describeNumber(content, event);
    case EventKind::AirshipMoved:
        return describeAirship(content, event);
    case EventKind::MrTimeMoved:
        return describeMrTime(content, event);
    case EventKind::CardMoved:
        return describeCard(content, event);
    default:
        return describeRest(content, event);
    }
}

} // namespace mw::steam_time

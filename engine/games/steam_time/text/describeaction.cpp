#include "games/steam_time/effects/effects.h"
#include "games/steam_time/phases/specialists.h"
#include "games/steam_time/rules.h"
#include "names.h"
#include "terms.h"

namespace mw::steam_time {

namespace {

template <typename Table>
std::string_view nameIn(const Table &table, int number)
{
    return number >= 0 && static_cast<std::size_t>(number) < table.size()
               ? std::string_view(table[static_cast<std::size_t>(number)].name)
               : std::string_view("?");
}

Message atSpace(Message text, const Content &content, const GameState &state, int space)
{
    if (!isSpace(content, state, space))
        return std::move(text).name("?").name("?");
    const auto kind = static_cast<std::size_t>(spaceAt(content, state, space).kind);
    return std::move(text).term(spaceTitles[kind]).term(panelOf(content, state, space).name);
}

Message withColour(Message text, int colour)
{
    return std::move(text).term(colourTitle(colour));
}

Message withGenerator(const Content &content, Message text, int colour)
{
    if (colour < 0 || colour >= colourCount)
        return std::move(text).name("?");
    return std::move(text).term(content.generator(colour).name);
}

Message describeDecline(const GameState &state)
{
    switch (state.frameCount > 0 ? state.top().ask : Ask::Nothing) {
    case Ask::Special:
        return Message(MW_TEXT("No special action"));
    case Ask::BonusAction:
        return Message(MW_TEXT("Forgo the bonus action"));
    case Ask::Purple:
        return Message(MW_TEXT("Do not use the purple action"));
    default:
        return Message(MW_TEXT("Leave the crystal"));
    }
}

Message describeAccept(const Content &content, const GameState &state)
{
    if (state.frameCount > 0 && state.top().ask == Ask::MarkedSlot)
        return Message(MW_TEXT("Pay {0} gold for the marked slot")).number(skillsOf(content, asked(state)).markedPrice);
    return Message(MW_TEXT("Use the purple action"));
}

Message describeNext(int code)
{
    switch (code) {
    case nextAny:
    case nextSame:
        return Message(MW_TEXT("Take the crystals of your choice next"));
    case nextTime:
        return Message(MW_TEXT("Place the T.I.M.E.-crystal next"));
    case nextDeposit:
        return Message(MW_TEXT("Take the crystal from a deposit next"));
    default:
        return withColour(Message(MW_TEXT("Place the crystal next: {0}")), code);
    }
}

Message describeCard(const Content &content, const GameState &state, const Action &action)
{
    const int card = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::Choose:
        return Message(MW_TEXT("Choose {0}"))
            .term(cardTitle(content, choosesMission(state) ? Deck::Mission : Deck::Encounter, card));
    case ActionKind::Collect:
        return Message(MW_TEXT("Collect the income of {0}")).term(nameIn(content.upgrades, card));
    case ActionKind::HandIn:
        return Message(MW_TEXT("Hand in {0}"))
            .term(cardTitle(content, handsInUpgrade(content, state) ? Deck::Upgrade : Deck::Expedition, card));
    default:
        return Message(MW_TEXT("Fulfil {0}")).term(nameIn(content.missions, card));
    }
}

Message describeConvert(const Content &content, const GameState &state, const Action &action)
{
    const int steam = skillsOf(content, playerOf(state, action.player)).conversionSteam;
    if (steam == 0)
        return withGenerator(content, Message(MW_TEXT("Pay in another colour from: {0}")), action.args[0]);
    return withGenerator(content, Message(MW_TEXT("Pay with {1} steam and a crystal from: {0}")), action.args[0])
        .number(steam);
}

Message describeCrystal(const Content &content, const GameState &state, const Action &action)
{
    const int colour = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::Buy:
        return withColour(Message(MW_TEXT("Buy a crystal: {0}")), colour);
    case ActionKind::Pay:
        if (state.frameCount > 0 && state.top().ask == Ask::Bribe)
            return withGenerator(content, Message(MW_TEXT("Bribe with a T.I.M.E.-crystal from: {0}")), colour);
        return withGenerator(content, Message(MW_TEXT("Pay from: {0}")), colour);
    case ActionKind::Convert:
        return describeConvert(content, state, action);
    case ActionKind::TakeColour:
        return withColour(Message(MW_TEXT("Take a crystal: {0}")), colour);
    case ActionKind::Slot:
        return withGenerator(content, Message(MW_TEXT("Place it in: {0}")), colour);
    default: {
        Message text = withColour(Message(MW_TEXT("Take a crystal ({0}) from {2}")), action.args[1]);
        return atSpace(std::move(text), content, state, colour);
    }
    }
}

} // namespace

std::string_view cardTitle(const Content &content, Deck deck, int card)
{
    switch (deck) {
    case Deck::Mission:
        return nameIn(content.missions, card);
    case Deck::Encounter:
        return nameIn(content.encounters, card);
    case Deck::Upgrade:
        return nameIn(content.upgrades, card);
    case Deck::Expedition:
        return nameIn(content.expeditions, card);
    case Deck::Effort:
        return nameIn(content.efforts, card);
    case Deck::Specialist:
        return nameIn(content.specialists, card);
    }
    return "?";
}

Message describeAction(const Content &content, const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::Place:
        return atSpace(Message(MW_TEXT("Place an airship on {0} at {1}")), content, state, action.args[0]);
    case ActionKind::Bonus:
        return atSpace(Message(MW_TEXT("Send Mr. T.I.M.E. to {0} at {1}")), content, state, action.args[0]);
    case ActionKind::TakeTile:
        return Message(MW_TEXT("Take the first player tile"));
    case ActionKind::Pass:
        return Message(MW_TEXT("Pass"));
    case ActionKind::Steam:
        return Message(MW_TEXT("Turn {0} steam into {1} esteem"))
            .number(action.args[0])
            .number(static_cast<std::int64_t>(action.args[0]) *
                    skillsOf(content, playerOf(state, action.player)).esteemForSteam);
    case ActionKind::TimeCrystal:
        return Message(MW_TEXT("Turn 1 steam into a T.I.M.E.-crystal"));
    case ActionKind::Choose:
    case ActionKind::Collect:
    case ActionKind::HandIn:
    case ActionKind::Fulfil:
        return describeCard(content, state, action);
    case ActionKind::Top:
        return Message(MW_TEXT("Top action"));
    case ActionKind::Bottom:
        return Message(MW_TEXT("Bottom action"));
    case ActionKind::Accept:
        return describeAccept(content, state);
    case ActionKind::Decline:
        return describeDecline(state);
    case ActionKind::CollectAll:
        return Message(MW_TEXT("Collect the rest in the order of purchase"));
    case ActionKind::Next:
        return describeNext(action.args[0]);
    case ActionKind::Pick:
        if (isPileHidden(specialistsOf(state, action.player)))
            return Message(MW_TEXT("Take a specialist into your hand"));
        return Message(MW_TEXT("Take into your hand: {0}")).term(cardTitle(content, Deck::Specialist, action.args[0]));
    case ActionKind::Play:
        return Message(MW_TEXT("Play the specialist: {0}")).term(cardTitle(content, Deck::Specialist, action.args[0]));
    case ActionKind::Sabotage:
        return atSpace(Message(MW_TEXT("Place the saboteur on {0} at {1}")), content, state, action.args[0]);
    case ActionKind::Done:
        return Message(MW_TEXT("Done"));
    default:
        return describeCrystal(content, state, action);
    }
}

} // namespace mw::steam_time

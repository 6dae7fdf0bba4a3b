#include "games/steam_time/effects/effects.h"
#include "games/steam_time/effects/payment.h"
#include "games/steam_time/phases/specialists.h"
#include "games/steam_time/rules.h"
#include "terms.h"

namespace mw::steam_time {

namespace {

int dueColour(const Frame &frame)
{
    int colour = 0;
    while (colour < colourCount && frame.registers[static_cast<std::size_t>(colour)] == 0)
        ++colour;
    return colour;
}

Message payText(const Effect &effect)
{
    if (static_cast<Resource>(effect.resource) == Resource::TimeCrystal)
        return Message(MW_TEXT("Choose the generator from which a T.I.M.E.-crystal is paid"));
    if (effect.choice == EffectChoice::Same)
        return Message(MW_TEXT("Choose the generator from which {0} crystals are paid")).number(effect.amount);
    return Message(MW_TEXT("Choose the generator from which a crystal is paid"));
}

Message colourText(const Effect &effect)
{
    if (effect.choice == EffectChoice::Same)
        return Message(MW_TEXT("Choose the colour of the crystals"));
    return Message(MW_TEXT("Choose the colour of the crystal"));
}

Message markedText(const Content &content, const Player &player, const Frame &frame, const Effect &effect)
{
    const int colour = effect.choice == EffectChoice::Fixed ? effect.sort : frame.registers[effects::colour] - 1;
    if (content.options.declineGivenCrystals)
        return Message(MW_TEXT("Take the crystal ({0})?")).term(colourTitle(colour));
    return Message(MW_TEXT("Pay {1} gold to place the crystal ({0}) in a marked slot?"))
        .term(colourTitle(colour))
        .number(skillsOf(content, player).markedPrice);
}

Message handInText(const Effect &effect)
{
    if (static_cast<Resource>(effect.resource) == Resource::Upgrade)
        return Message(MW_TEXT("Choose the upgrade to hand in"));
    return Message(MW_TEXT("Choose the expedition to hand in"));
}

Message effectText(const Content &content, const Player &player, const Frame &frame)
{
    if (frame.ask == Ask::Order)
        return Message(MW_TEXT("Choose which crystals are placed next"));
    const Effect &effect = currentEffect(content, frame);
    switch (frame.ask) {
    case Ask::GainColour:
        return colourText(effect);
    case Ask::MarkedSlot:
        return markedText(content, player, frame, effect);
    case Ask::TimeSlot:
        return Message(MW_TEXT("Choose the generator for the T.I.M.E.-crystal"));
    case Ask::FreeCrystal:
        return Message(MW_TEXT("Choose a crystal from any deposit"));
    case Ask::PayCrystal:
        return payText(effect);
    default:
        return handInText(effect);
    }
}

Message turnText(const Content &content, const GameState &state)
{
    const bool mayPlay = playableSpecialists(content, state) != 0;
    if (playedThisTurn(state.top()) == 0)
        return mayPlay ? Message(MW_TEXT("Play a specialist, place an airship, take the first player tile or pass"))
                       : Message(MW_TEXT("Place an airship, take the first player tile or pass"));
    return mayPlay ? Message(MW_TEXT("Play another specialist, place an airship or take the first player tile"))
                   : Message(MW_TEXT("Place an airship or take the first player tile"));
}

Message textOf(const Content &content, const GameState &state, const Frame &frame)
{
    switch (frame.ask) {
    case Ask::Turn:
        return turnText(content, state);
    case Ask::Special:
        return Message(MW_TEXT("Choose a special action of the first player tile"));
    case Ask::BonusAction:
        return Message(MW_TEXT("Choose the action space for Mr. T.I.M.E."));
    case Ask::Encounter:
        return Message(MW_TEXT("Choose one of the encounters"));
    case Ask::TopOrBottom:
        return Message(MW_TEXT("Choose the top or the bottom action"));
    case Ask::Purple:
        return Message(MW_TEXT("Use the purple action?"));
    case Ask::Mission:
        return Message(MW_TEXT("Choose a mission"));
    case Ask::Buy:
        return Message(MW_TEXT("Choose a crystal to buy"));
    case Ask::Letter:
        return Message(MW_TEXT("Choose what pays for {0}")).term(colourTitle(dueColour(frame)));
    case Ask::Income:
        return Message(MW_TEXT("Choose the upgrade that pays next"));
    case Ask::FulfilMission:
        return Message(MW_TEXT("Choose a mission to fulfil"));
    case Ask::Pick:
        return Message(MW_TEXT("Pick a specialist for your hand"));
    case Ask::Saboteur:
        return Message(MW_TEXT("Choose the action space for your saboteur"));
    case Ask::Bribe:
        return Message(MW_TEXT("Choose the generator whose T.I.M.E.-crystal bribes the saboteur"));
    default:
        return effectText(content, asked(state), frame);
    }
}

/// The card in whose name the question is asked: that of the frame, or the encounter chosen.
int sourceOf(const Content &content, const Frame &frame)
{
    constexpr std::size_t chosen = maxDraw + 1;
    const bool aboutCard = frame.ask == Ask::TopOrBottom || frame.ask == Ask::Purple;
    if (aboutCard && frame.registers[chosen] > 0)
        return content.encounters[frame.registers[chosen] - 1U].source;
    return frame.source;
}

} // namespace

Question question(const Content &content, const GameState &state)
{
    Question result;
    if (state.phase == Phase::Over || state.frameCount == 0)
        return result;
    const Frame &frame = state.top();
    result.player = frame.player;
    result.text = textOf(content, state, frame);
    result.source = sourceOf(content, frame);
    return result;
}

} // namespace mw::steam_time

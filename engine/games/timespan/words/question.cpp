#include "games/timespan/rules.h"
#include "terms.h"

namespace mw::timespan {

namespace {

Message payText(const Content &content, const Frame &frame)
{
    const int what = frame.registers[0];
    const int amount = frame.registers[1];
    if (frame.registers[2] != 0)
        return what == anyLuxury ? Message(MW_TEXT("Choose a luxury tile to pay"))
                                 : Message(MW_TEXT("Pay {0} × {1}?")).number(amount).term(luxuryTitle(content, what));
    if (what == anyBasic)
        return Message(MW_TEXT("Choose a basic resource to pay"));
    return Message(MW_TEXT("Pay {0} × {1}?")).number(amount).term(resourceTitle(content, what));
}

Message cardText(const Frame &frame)
{
    switch (static_cast<Verb>(frame.registers[0])) {
    case Verb::Play:
        return Message(MW_TEXT("Choose a card to play without its cost"));
    case Verb::Tuck:
        return Message(MW_TEXT("Choose a card to tuck"));
    default:
        return Message(MW_TEXT("Choose a card to put into your graveyard"));
    }
}

Message setupText(const Frame &frame)
{
    switch (frame.ask) {
    case Ask::Civilization:
        return Message(MW_TEXT("Choose a civilization"));
    case Ask::TechBoard:
        return Message(MW_TEXT("Choose a technology board"));
    case Ask::Bid:
        return Message(MW_TEXT("Bid for a civilization and its technology board"));
    case Ask::Wonder:
        return Message(MW_TEXT("Choose the wonder card to keep"));
    default:
        return Message(MW_TEXT("Choose the vision to keep"));
    }
}

Message turnText(const Frame &frame)
{
    switch (frame.ask) {
    case Ask::Offer:
        return Message(MW_TEXT("Pick an offer"));
    case Ask::Camel:
        return Message(MW_TEXT("Choose where your camel goes"));
    case Ask::Turn:
        return Message(MW_TEXT("Play a card, activate an action box or finish"));
    case Ask::Last:
        return Message(MW_TEXT("Last chance to discard, deliver and convert before gold is counted"));
    case Ask::Support:
        return Message(MW_TEXT("Choose a support action"));
    default:
        return Message(MW_TEXT("Choose the reward to take next"));
    }
}

Message cardsText(const Frame &frame)
{
    switch (frame.ask) {
    case Ask::Gear:
        return Message(MW_TEXT("Choose a technology to unlock"));
    case Ask::Type:
        return Message(MW_TEXT("Choose the type of card to look for"));
    case Ask::Keep:
        return Message(MW_TEXT("Choose a card to keep"));
    case Ask::Exchange:
        return Message(MW_TEXT("Choose a discovery tile"));
    case Ask::Card:
        return cardText(frame);
    case Ask::Under:
        return Message(MW_TEXT("Choose the card under which it is tucked"));
    case Ask::Tile:
        return Message(MW_TEXT("Choose a luxury tile to put into your graveyard"));
    case Ask::Remove:
        return Message(MW_TEXT("Choose the card that makes way"));
    default:
        return Message(MW_TEXT("Use the tile now or keep it for later?"));
    }
}

Message textOf(const Content &content, const Frame &frame)
{
    switch (frame.ask) {
    case Ask::Choice:
        return Message(MW_TEXT("Choose one of the rewards"));
    case Ask::Pay:
        return payText(content, frame);
    case Ask::Room:
        return Message(MW_TEXT("Your storage is full. Make room or give up the resource"));
    case Ask::Luxury:
        return Message(MW_TEXT("Choose a luxury tile"));
    case Ask::Basic:
        return Message(MW_TEXT("Choose a basic resource"));
    case Ask::Upgrade:
        return Message(MW_TEXT("Choose a cube to move up"));
    default:
        if (frame.ask <= Ask::Vision)
            return setupText(frame);
        return frame.ask <= Ask::Reward ? turnText(frame) : cardsText(frame);
    }
}

} // namespace

Question question(const Content &content, const GameState &state)
{
    Question result;
    if (state.phase == Phase::Over || state.frameCount == 0)
        return result;
    const Frame &frame = state.top();
    result.player = frame.player;
    result.text = textOf(content, frame);
    result.source = frame.source;
    return result;
}

} // namespace mw::timespan

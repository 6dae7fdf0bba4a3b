#include "rewardtext.h"

#include "qml/Playtest/text.h"

#include <QStringList>

#include <array>

namespace mw::table::ages {

using namespace timespan;

namespace {

QString icon(std::string_view name)
{
    return u'{' + toQt(name) + u'}';
}

template <typename Words>
QString iconOf(const Words &words, int what, std::string_view any)
{
    return what < static_cast<int>(words.size()) ? icon(words[static_cast<std::size_t>(what)]) : icon(any);
}

QString pileIcon(const timespan::Step &step)
{
    const auto pile = static_cast<Pile>(step.what);
    const bool aged = step.age > 0 && step.age < ageCount;
    const QString age = aged                    ? u'-' + toQt(ageWords[step.age])
                        : step.age == futureAge ? QStringLiteral("-future")
                                                : QString();
    const bool hasAges = pile == Pile::Card || (pile == Pile::Discovery && step.age != ageCount - 1);
    return u'{' + toQt(pileWords[static_cast<std::size_t>(step.what)]) + (hasAges ? age : QString()) + u'}';
}

QString typeIcon(const timespan::Step &step)
{
    return step.what < typeCount ? QStringLiteral("{type-%1}").arg(toQt(typeWords[step.what])) : icon("card");
}

/// What is counted has the icon of its kind where there is one.
QString quantityIcon(const timespan::Step &step)
{
    return step.what < quantityWords.size() ? icon(quantityWords[step.what]) : QString();
}

QString what(const timespan::Step &step)
{
    switch (step.verb) {
    case Verb::Resource:
    case Verb::PayResource:
        return iconOf(resourceWords, step.what, "basic");
    case Verb::Luxury:
    case Verb::PayLuxury:
        return iconOf(luxuryWords, step.what, "luxury");
    case Verb::Track:
        return iconOf(trackWords, step.what, "culture");
    case Verb::Points:
        return icon("point");
    case Verb::Upgrade:
        return icon("upgrade");
    case Verb::Gear:
        return step.what == 0 ? icon("white-gear") : icon("black-gear");
    case Verb::Worker:
        return icon("worker");
    case Verb::Camel:
        return icon("camel");
    case Verb::Cost:
        return icon("cost");
    case Verb::Draw:
        return icon("draw") + pileIcon(step);
    case Verb::Pick:
        return icon("pick") + pileIcon(step);
    case Verb::Search:
        return icon("search") + typeIcon(step);
    case Verb::Play:
        return icon("play") + typeIcon(step);
    case Verb::Tuck:
        return icon("tuck");
    case Verb::BuryCard:
        return icon("bury") + typeIcon(step);
    case Verb::BuryTile:
        return icon("bury") + iconOf(luxuryWords, step.what, "luxury");
    case Verb::Activate:
        return icon("activate") + iconOf(boxPlaceWords, step.what, "above");
    case Verb::Replace:
        return icon("replace");
    case Verb::Score:
        return icon("point");
    }
    return {};
}

QString stepText(const timespan::Step &step)
{
    const QString amount = step.amount > 1 ? QString::number(step.amount) : QString();
    if (step.verb == Verb::Score) {
        const QString every = step.every > 1 ? QString::number(step.every) : QString();
        return amount + what(step) + QStringLiteral(" / ") + every + quantityIcon(step);
    }
    return amount + what(step);
}

} // namespace

QString rewardText(const Content &content, Program program)
{
    QStringList parts;
    for (int at = program.begin; at < program.end; ++at) {
        const timespan::Step &step = content.step(at);
        parts.append(step.isGate() ? stepText(step) + QStringLiteral(" →") : stepText(step));
    }
    return parts.join(u' ');
}

QString priceText(const Price &price)
{
    QStringList parts;
    for (std::size_t resource = 1; resource < price.size(); ++resource) {
        if (price[resource] > 0) {
            const QString amount = price[resource] > 1 ? QString::number(price[resource]) : QString();
            parts.append(amount + icon(resourceWords[resource]));
        }
    }
    return parts.join(u' ');
}

namespace {

// Sources of income by number, as docs/timespan-actions.md has them.
constexpr int firstCard = 1;
constexpr int firstTile = firstCard + timelineLength;
constexpr int firstGear = 16;
constexpr int firstWonder = 32;

Reward incomeOf(const Content &content, const Player &player, int number)
{
    if (number >= firstWonder) {
        const Wonder &wonder = content.wonder(number - firstWonder);
        return {wonder.name, wonder.income};
    }
    if (number >= firstGear) {
        const GearSlot &slot =
            gearsOf(content.techBoard(player.techBoard))[static_cast<std::size_t>(number - firstGear)];
        const Technology &technology = content.technology(slot.technology);
        return {technology.name, technology.income};
    }
    if (number >= firstTile) {
        const Luxury &luxury = content.luxuries[static_cast<std::size_t>(number - firstTile)];
        return {luxury.name, luxury.income};
    }
    if (number >= firstCard) {
        const HistoryCard &card = content.card(player.snapshot.cards[static_cast<std::size_t>(number - firstCard)]);
        return {card.name, card.income};
    }
    const Civilization &board = content.civilization(player.civilization);
    return {board.name, board.income};
}

} // namespace

Reward rewardToTake(const Content &content, const GameState &state, int number)
{
    const Frame &frame = state.top();
    switch (frame.kind) {
    case FrameKind::Income:
        return incomeOf(content, state.player(frame.player), number);
    case FrameKind::Triggers:
        for (const PendingTrigger &pending : pendingTriggers(content, frame)) {
            if (pending.trigger == number) {
                return {content.card(pending.card).name, pending.program};
            }
        }
        return {};
    case FrameKind::Effects:
        return {{}, rewardAt(content, frame, number)};
    default:
        return {};
    }
}

} // namespace mw::table::ages

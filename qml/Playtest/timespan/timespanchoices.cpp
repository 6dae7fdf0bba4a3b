// What the table of Timespan lays out to choose from: boards before the game, drawn cards, rewards, types; and what a
// single player has to reach.
#include "timespantable.h"

#include "qml/Playtest/timespan/rewardtext.h"
#include "qml/Playtest/timespan/timespantargets.h"

#include "games/timespan/words/terms.h"
#include "games/timespan/words/words.h"

#include <algorithm>

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

using namespace timespan;

namespace {

int bidderOf(const GameState &state, int pair)
{
    for (int seat = 0; seat < state.playerCount; ++seat) {
        if (state.player(seat).bidOn == pair) {
            return seat;
        }
    }
    return -1;
}

/// Item kind of the cards that are kept, and the named entry.
std::pair<const char *, const Named *> keptCard(const Content &content, Pile pile, int number)
{
    const auto at = static_cast<std::size_t>(number);
    switch (pile) {
    case Pile::Card:
        return {"history-card", &content.cards[at]};
    case Pile::Wonder:
        return {"wonder", &content.wonders[at]};
    case Pile::Vision:
        return {"vision", &content.visions[at]};
    case Pile::Discovery:
        break;
    }
    return {"discovery-tile", &content.tiles[at]};
}

} // namespace

void TimespanTable::followDisplay()
{
    std::vector<DisplayRow> rows;
    std::vector<SpotRow> sums;
    const bool bidding = content().options.boards == Boards::Bids;
    for (int place = 0; place < state().shown && m_choosingBoards; ++place) {
        const auto at = static_cast<std::size_t>(place);
        const std::uint8_t civilization = state().shownCivilizations[at];
        const std::uint8_t board = state().shownBoards[at];
        const auto add = [&](const char *kind, const Named &named_, const QString &key) -> DisplayRow & {
            DisplayRow row;
            row.boardKind = QString::fromLatin1(kind);
            row.boardId = toQt(named_.id);
            row.title = named(named_.name);
            row.key = key;
            aim(row, game().choices(), row.key);
            rows.push_back(std::move(row));
            return rows.back();
        };
        if (ages::isSeen(civilization)) {
            DisplayRow &row =
                add("civilization", content().civilization(civilization), ages::civilizationTarget(civilization));
            if (bidding && ages::isSeen(board)) {
                row.secondId = toQt(content().techBoard(board).id);
                row.pair = place;
                row.bid = state().bids[at] - 1;
                row.seat = bidderOf(state(), place);
            }
        }
        if (!bidding && ages::isSeen(board)) {
            add("tech-board", content().techBoard(board), ages::techBoardTarget(board));
        }
    }
    const auto &choices = game().choices();
    for (std::size_t i = 0; i < choices.rows().size(); ++i) {
        const Action &action = choices.action(static_cast<int>(i));
        if (kindOf(action) == ActionKind::Bid && choices.rows()[i].legal) {
            SpotRow row;
            row.key = ages::bidTarget(action.args[0], action.args[1]);
            row.icon = QString::number(action.args[0]);
            row.text = QString::number(action.args[1]);
            row.title = choices.rows()[i].text;
            aim(row, choices, row.key);
            sums.push_back(std::move(row));
        }
    }
    m_display.setRows(std::move(rows));
    m_bids.setRows(std::move(sums));
}

/// The drawn card, reward or type that an answer of the tray stands for.
CardPlaceRow TimespanTable::trayRow(const Action &action) const
{
    const int number = action.args[0];
    const Frame &frame = state().top();
    CardPlaceRow row;
    switch (kindOf(action)) {
    case ActionKind::Keep:
    case ActionKind::Exchange: {
        const Pile pile = kindOf(action) == ActionKind::Exchange ? Pile::Discovery : keptPile(state());
        const auto [kind, card] = keptCard(content(), pile, number);
        row.cardKind = QString::fromLatin1(kind);
        row.cardId = toQt(card->id);
        break;
    }
    case ActionKind::Type:
        row.icon = QStringLiteral("type-") + toQt(typeWords[static_cast<std::size_t>(number)]);
        row.mark = m_text.sentence(Message(std::string(typeTitle(number))));
        break;
    case ActionKind::Choose:
        row.mark = ages::rewardText(content(), content().choice(frame.at).programs[static_cast<std::size_t>(number)]);
        break;
    default: {
        const ages::Reward reward = ages::rewardToTake(content(), state(), number);
        const QString gains = ages::rewardText(content(), reward.program);
        row.mark = reward.name.empty() ? gains : tr("%1: %2", "what gives: rewards").arg(named(reward.name), gains);
        break;
    }
    }
    return row;
}

void TimespanTable::followTray()
{
    std::vector<CardPlaceRow> rows;
    const auto &choices = game().choices();
    for (std::size_t i = 0; i < choices.rows().size(); ++i) {
        const Action &action = choices.action(static_cast<int>(i));
        const bool seen = choices.rows()[i].legal || kindOf(action) == ActionKind::Type;
        if (ages::isInTray(action) && seen && state().frameCount > 0) {
            CardPlaceRow row = trayRow(action);
            row.key = ages::targetOf(action);
            row.title = choices.rows()[i].text;
            if (row.cardId.isEmpty() && row.mark.isEmpty()) {
                row.mark = row.title;
            }
            aim(row, choices, row.key);
            rows.push_back(std::move(row));
        }
    }
    m_tray.setRows(std::move(rows));
}

QString TimespanTable::needText(const Need &need) const
{
    const auto type = [&] { return m_text.sentence(Message(std::string(typeTitle(need.what)))); };
    const auto age = [&] { return toQt(ageWords[std::min<std::size_t>(need.what, ageWords.size() - 1)]); };
    switch (need.condition) {
    case Condition::Reach:
        return tr("Reach the end of the track: %1").arg(named(content().track(need.what).name));
    case Condition::HavePeace:
        return tr("Have %1 peace").arg(need.amount);
    case Condition::PlayedType:
        return tr("Play %1 cards of the type: %2").arg(need.amount).arg(type());
    case Condition::PlayedOfAge:
        return tr("Play %1 cards of Age %2").arg(need.amount).arg(age());
    case Condition::PlayedFromAge:
        return tr("Play %1 cards of Age %2 or later").arg(need.amount).arg(age());
    case Condition::EachType:
        return tr("Deliver %1 luxury tiles of each type").arg(need.amount);
    case Condition::OneType:
        break;
    }
    return tr("Deliver %1 luxury tiles of one type").arg(need.amount);
}

void TimespanTable::followSolo()
{
    m_solo = state().isSolo();
    m_soloTitle.clear();
    std::vector<PreviewRow> rows;
    if (m_solo) {
        const int scenario = content().solo;
        m_soloTitle = scenario >= 0 ? named(content().solos[static_cast<std::size_t>(scenario)].name) : tr("Alone");
        const auto add = [&](const QString &text, bool reached) { rows.push_back({text, -1, reached}); };
        for (const std::uint8_t vision : {state().visions[0], state().visions[1]}) {
            if (ages::isSeen(vision)) {
                const Vision &goal = content().visions[vision];
                add(tr("Fulfil the vision %1").arg(named(goal.name)), isMet(content(), state(), 0, goal));
            }
        }
        if (scenario >= 0) {
            const Solo &solo = content().solos[static_cast<std::size_t>(scenario)];
            for (const Need &need : solo.win) {
                add(needText(need), holds(content(), state(), 0, need));
            }
            for (std::size_t number = 0; number < solo.specials.size(); ++number) {
                const Special &special = solo.specials[number];
                add(tr("Special rule, once at %1 points: %2", "points, rewards")
                        .arg(special.points)
                        .arg(ages::rewardText(content(), special.effects)),
                    (state().specials >> number & 1) != 0);
            }
        }
        for (const Medal &medal : content().medals) {
            add(tr("%1: %2 points", "medal").arg(named(medal.name)).arg(medal.points),
                state().player(0).points >= medal.points);
        }
        const int peace = state().player(0).peace;
        add(tr("%n offer(s) with the peace of now", "", content().soloOffers[static_cast<std::size_t>(peace)]), false);
    }
    m_goals.setRows(std::move(rows));
}

} // namespace mw::table

#include "turnpreview.h"

#include "qml/Playtest/text.h"
#include "qml/Playtest/timespan/rewardtext.h"

#include "core/random.h"
#include "games/timespan/words/terms.h"

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

using namespace timespan;

namespace {

/// Answers whose outcome hangs on what nobody knows, or that only lead to another question.
bool tellsNothing(const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::Pick:
    case ActionKind::StepIn:
    case ActionKind::TimeUp:
    case ActionKind::Support:
    case ActionKind::Keep:
    case ActionKind::Finish:
    case ActionKind::TakeCivilization:
    case ActionKind::TakeBoard:
    case ActionKind::Bid:
        return true;
    default:
        return false;
    }
}

} // namespace

TurnPreview::TurnPreview(PlaytestGame &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &PlaytestGame::stateChanged, this, &TurnPreview::close);
}

QString TurnPreview::gone() const
{
    return m_gone.isEmpty()
               ? QString()
               : tr("%1 → graveyard", "cards that leave the timeline").arg(m_gone.join(tr(", ", "between cards")));
}

void TurnPreview::clear()
{
    m_choice = -1;
    m_title.clear();
    m_next.clear();
    m_pushes = false;
    m_timeline.clear();
    m_gone.clear();
    m_lines.setRows({});
}

void TurnPreview::show(int choice)
{
    if (choice == m_choice) {
        return;
    }
    clear();
    const bool possible = m_game.mayAnswer() && m_game.choices().isLegal(choice);
    if (possible && !tellsNothing(m_game.choices().action(choice))) {
        const Action action = m_game.choices().action(choice);
        const GamePack &pack = m_game.game()->pack();
        StateBlock copy = m_game.game()->state();
        Random random(1);
        pack.rules->determinize(*pack.content, copy, action.player, random);
        EventList events;
        pack.rules->apply(*pack.content, copy, action, &events);
        m_choice = choice;
        m_title = m_game.choices().rows()[static_cast<std::size_t>(choice)].text;
        tell(events, copy, action.player);
    }
    Q_EMIT changed();
}

void TurnPreview::tell(const EventList &events, const StateBlock &after, int seat)
{
    const GamePack &pack = m_game.game()->pack();
    const TableText text(pack.rules->game());
    const Content &content = ages::contentOf(*pack.content);
    std::vector<PreviewRow> rows;
    for (const Event &event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        if (kind == EventKind::PhaseBegan) { // whatever follows is another matter
            break;
        }
        PreviewRow row;
        row.text = text.sentence(pack.rules->describeEvent(*pack.content, after, event));
        row.seat = event.player;
        row.trigger = kind == EventKind::Triggered;
        m_pushes = m_pushes || kind == EventKind::CardPlayed;
        if (kind == EventKind::CardBuried && event.source >= 0) {
            m_gone.append(text.content(content.titles[static_cast<std::size_t>(event.source)]));
        }
        rows.push_back(std::move(row));
    }
    const GameState &state = ages::stateIn(after);
    for (int at = state.frameCount - 1; at >= 0; --at) { // what waits for an answer first
        for (const PendingTrigger &trigger : pendingTriggers(content, state.frames[static_cast<std::size_t>(at)])) {
            const HistoryCard &card = content.card(trigger.card);
            PreviewRow row;
            row.text =
                tr("then %1: %2 %3", "card: when its effects come, and which")
                    .arg(text.content(card.name), text.sentence(Message(std::string(triggerTitle(trigger.trigger)))),
                         ages::rewardText(content, trigger.program));
            row.seat = seat;
            row.trigger = true;
            rows.push_back(std::move(row));
        }
    }
    m_lines.setRows(std::move(rows));
    for (const Slot &slot : ages::stateIn(after).player(seat).timeline) {
        m_timeline.append(ages::isSeen(slot.card) ? toQt(content.card(slot.card).id) : QString());
    }
    const Question question = pack.rules->question(*pack.content, after);
    const Frame &frame = ages::stateIn(after).top();
    const bool pending = ages::stateIn(after).frameCount > 0 && frame.ask != Ask::Turn && question.player == seat;
    m_next = pending ? text.sentence(question.text) : QString();
}

void TurnPreview::hold(Held held, int choice, const QString &kind, const QString &id)
{
    m_held = held;
    m_heldChoice = choice;
    m_heldKind = kind;
    m_heldId = id;
    m_luxury = -1;
    Q_EMIT heldChanged();
}

void TurnPreview::takeCard(int choice, const QString &kind, const QString &id)
{
    hold(Held::Card, choice, kind, id);
}

void TurnPreview::takeWorker()
{
    hold(Held::Worker, -1, {}, {});
}

void TurnPreview::takeLuxury(int type, const QString &id)
{
    hold(Held::Luxury, -1, QStringLiteral("luxury"), id);
    m_luxury = type;
    Q_EMIT heldChanged();
}

void TurnPreview::drag(QPointF scene)
{
    if (isHolding()) {
        m_heldAt = scene;
        Q_EMIT heldMoved();
        Q_EMIT dragged(scene);
    }
}

void TurnPreview::drop(QPointF scene)
{
    if (isHolding()) {
        close();
        Q_EMIT dropped(scene);
        hold(Held::Nothing, -1, {}, {});
    }
}

} // namespace mw::table

#include "worldwonderstable.h"

#include "qml/Playtest/worldwonders/worldwonderstargets.h"

#include <algorithm>

namespace mw::table {

using namespace world_wonders;

WorldWondersTable::WorldWondersTable(PlaytestGame &game, QObject *parent)
    : GameTable(game, "world-wonders", QStringLiteral("WorldWonders"), parent),
      m_style(std::make_unique<PieceStyle>(QString())), m_hand(game, nullptr)
{
    connect(&game, &PlaytestGame::stateChanged, this, &WorldWondersTable::follow);
}

WorldWondersTable::~WorldWondersTable() = default;

/// Icons, vignettes and palette of the pack.
void WorldWondersTable::readStyle()
{
    m_style = std::make_unique<PieceStyle>(toQt(id()));
    m_style->book.setPackFolder(toQt(m_planned->path));
    for (const Item *swatch : m_planned->items.ofKind("swatch")) {
        const Value *value = swatch->field("value");
        m_style->colours.insert(toQt(swatch->id), value ? QColor(toQt(value->text)) : QColor());
    }
    emit styleChanged();
}

QString WorldWondersTable::targetOf(const Action &action) const
{
    return wonders::targetOf(action);
}

// What is cleared away and put out between rounds can be seen on the table.
LogSection WorldWondersTable::sectionOf(const Event &event) const
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::BuildingRemoved:
        return LogSection::Folded;
    case EventKind::RoundBegan:
    case EventKind::TurnBegan:
    case EventKind::ScoringBegan:
        return LogSection::Open;
    default:
        return LogSection::Same;
    }
}

void WorldWondersTable::follow()
{
    if (!isPlayed()) {
        return;
    }
    if (m_planned != game().game()->sharedPack()) {
        m_planned = game().game()->sharedPack();
        m_plan.setPack(m_planned);
        m_text = TableText(m_planned->rules->game());
        readStyle();
    }
    m_headline =
        state().phase == Phase::Over ? tr("The end") : tr("Round %1 of %2").arg(state().round).arg(content().rounds);
    m_monumentsLeft = state().monumentsLeft;
    followBoards();
    followStacks();
    followGoods();
    followMonuments();
    followObjectives();
    followOrder();
    followNews();
    followAutomaton();
    m_hand.follow();
    emit changed();
}

void WorldWondersTable::followBoards()
{
    if (m_boards.size() != state().playerCount) {
        const QList<CityBoard *> before = m_boards;
        m_boards.clear();
        for (int seat = 0; seat < state().playerCount; ++seat) {
            m_boards.append(new CityBoard(seat, this));
        }
        emit boardsChanged();
        for (CityBoard *board : before) {
            board->deleteLater();
        }
    }
    for (const Standing &standing : pack().rules->standings(*pack().content, game().view())) {
        if (standing.player >= 0 && standing.player < m_boards.size()) {
            m_boards[standing.player]->setPoints(standing.score);
        }
    }
    for (CityBoard *board : m_boards) {
        board->follow(game(), m_plan);
    }
}

void WorldWondersTable::followOrder()
{
    std::vector<OrderRow> rows;
    for (std::size_t place = 0; place < state().playerCount; ++place) {
        OrderRow row;
        row.seat = state().order[place];
        row.active = state().active == row.seat && state().phase != Phase::Over;
        row.out = state().player(row.seat).out != 0;
        row.pedestal = state().pedestals[0] == row.seat ? 1 : state().pedestals[1] == row.seat ? 2 : 0;
        rows.push_back(row);
    }
    m_order.setRows(std::move(rows));
}

/// What the last change of rounds before the shown state brought.
void WorldWondersTable::followNews()
{
    const Game &played = *game().game();
    std::vector<NewsRow> rows;
    for (int step = game().shownStep() - 1; step >= 0 && rows.empty(); --step) {
        const auto at = static_cast<std::size_t>(step);
        const EventList &events = played.steps()[at].events;
        const auto began = std::find_if(events.begin(), events.end(), [](const Event &event) {
            return static_cast<EventKind>(event.kind) == EventKind::RoundBegan;
        });
        if (began == events.end()) {
            continue;
        }
        for (const Event &event : events) {
            const auto kind = static_cast<EventKind>(event.kind);
            if (kind == EventKind::BuildingRemoved || kind == EventKind::Refilled || kind == EventKind::OrderSet ||
                kind == EventKind::RoundBegan || kind == EventKind::GoldLost || kind == EventKind::PedestalReturned) {
                const Telling telling = played.telling(step);
                const QString text =
                    m_text.sentence(pack().rules->describeEvent(*telling.pack.content, telling.after, event));
                rows.push_back({text, event.player});
            }
        }
    }
    m_news.setRows(std::move(rows));
}

void WorldWondersTable::followAutomaton()
{
    m_solo = state().isSolo();
    m_soloLeft = state().soloLeft;
    m_soloTarget = m_solo ? world_wonders::soloTarget(content(), state()) : 0;
    m_soloCard.clear();
    if (m_solo && m_soloLeft < static_cast<int>(content().soloDeck.size())) {
        const std::uint8_t card = state().soloDeck[static_cast<std::size_t>(m_soloLeft)];
        if (card < content().soloDeck.size()) {
            m_soloCard = toQt(content().soloCards[content().soloDeck[card]].id);
        }
    }
    std::vector<WonderRow> rows;
    for (std::size_t monument = 0; m_solo && monument < content().monuments.size(); ++monument) {
        if ((state().automaton >> monument & 1U) != 0) {
            WonderRow row;
            row.cardKind = QStringLiteral("monument");
            row.cardId = toQt(content().monuments[monument].id);
            row.title = m_text.content(content().monuments[monument].name);
            rows.push_back(std::move(row));
        }
    }
    m_automaton.setRows(std::move(rows));
}

} // namespace mw::table

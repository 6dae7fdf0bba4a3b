#include "timespantable.h"

#include "qml/Playtest/timespan/rewardtext.h"
#include "qml/Playtest/timespan/timespantargets.h"

#include "games/timespan/words/terms.h"
#include "games/timespan/words/words.h"

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

using namespace timespan;

TimespanTable::TimespanTable(PlaytestGame &game, QObject *parent)
    : GameTable(game, "timespan", QStringLiteral("Timespan"), parent), m_preview(game, nullptr), m_clock(game, nullptr)
{
    connect(&game, &PlaytestGame::stateChanged, this, &TimespanTable::follow);
}

TimespanTable::~TimespanTable() = default;

QString TimespanTable::targetOf(const Action &action) const
{
    return ages::targetOf(action);
}

// What cards and offers go where between phases can be seen on the table.
LogSection TimespanTable::sectionOf(const Event &event) const
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::OrderSet:
    case EventKind::CardsReturned:
    case EventKind::TileReturned:
        return LogSection::Folded;
    case EventKind::PhaseBegan:
    case EventKind::IncomeBegan:
    case EventKind::StepBegan:
        return LogSection::Open;
    default:
        return LogSection::Same;
    }
}

void TimespanTable::deliver(int type, int slot)
{
    const Action action = makeAction(ActionKind::Deliver, std::max(0, game().asked()), type, slot);
    const int number = m_help.at(ages::targetOf(action));
    if (!help(number) && !game().apply(action)) {
        game().explain(action);
    }
}

void TimespanTable::follow()
{
    if (!isPlayed()) {
        m_clock.follow(false, 0, false, 0);
        return;
    }
    if (m_planned != game().game()->sharedPack()) {
        m_planned = game().game()->sharedPack();
        m_plan.setPack(m_planned);
        m_text = TableText(m_planned->rules->game());
    }
    m_age = ageOf(content(), state());
    m_offering = state().phase == Phase::Discovery && (state().frameCount == 0 || state().top().ask != Ask::Gear);
    m_choosingBoards = state().phase == Phase::Boards;
    followHeadline();
    m_help.follow(game());
    followBoards();
    followGameBoard();
    followSites();
    followOffers();
    followDisplay();
    followWonders();
    followTracks();
    followTray();
    followSolo();
    followClock();
    Q_EMIT changed();
}

void TimespanTable::followHeadline()
{
    const QString phase = m_text.sentence(Message(std::string(phaseTitle(static_cast<int>(state().phase)))));
    const bool hasAge = state().phase != Phase::Boards && state().phase != Phase::Over;
    m_headline = hasAge ? tr("Age %1 · %2 · hourglass on space %3 of %4")
                              .arg(toQt(ageWords[static_cast<std::size_t>(m_age)]), phase)
                              .arg(state().time + 1)
                              .arg(content().time.size())
                        : phase.left(1).toUpper() + phase.mid(1);
    m_supplies = tr("In the supply: %1 gears, %2 workers. History cards left: %3.")
                     .arg(state().gears)
                     .arg(state().workers)
                     .arg(state().decks[static_cast<std::size_t>(std::clamp(m_age, 1, 4) - 1)].size);
}

void TimespanTable::followBoards()
{
    if (m_boards.size() != state().playerCount) {
        const QList<RulerBoard *> before = m_boards;
        m_boards.clear();
        for (int seat = 0; seat < state().playerCount; ++seat) {
            m_boards.append(new RulerBoard(seat, this));
        }
        Q_EMIT boardsChanged();
        for (RulerBoard *board : before) {
            board->deleteLater();
        }
    }
    for (RulerBoard *board : m_boards) {
        board->follow(game(), m_plan, m_help);
    }
}

std::string TimespanTable::gameBoard() const
{
    const auto &items = pack().items.all();
    const int at = content().gameBoard;
    return at >= 0 && at < static_cast<int>(items.size()) ? items[static_cast<std::size_t>(at)].id : std::string();
}

void TimespanTable::followGameBoard()
{
    const std::string id = gameBoard();
    m_gameBoardId = toQt(id);
    m_gameBoardAspect = m_plan.aspect("game-board", id);
    m_hourRect = m_plan.rect("game-board", id, QStringLiteral("time/%1").arg(state().time));
    m_peaceSpaces.clear();
    m_peaceMarkers.clear();
    for (int space = 0; space <= content().peaceMax; ++space) {
        m_peaceSpaces.append(m_plan.rect("game-board", id, QStringLiteral("peace/max/%1").arg(space)));
    }
    for (int seat = 0; seat < state().playerCount; ++seat) {
        m_peaceMarkers.append(state().player(seat).peace);
    }
}

QList<int> TimespanTable::camelsAt(int place) const
{
    QList<int> seats;
    for (int seat = 0; seat < state().playerCount; ++seat) {
        if (state().player(seat).camel == place) {
            seats.append(seat);
        }
    }
    return seats;
}

void TimespanTable::followSites()
{
    const std::string id = gameBoard();
    std::vector<CardPlaceRow> rows;
    CardPlaceRow market;
    market.key = ages::marketTarget();
    market.title = tr("Marketplace");
    market.hint = market.title;
    const QPointF at = m_plan.point("game-board", id, "marketplace/at");
    const QRectF wonder = m_plan.rect("game-board", id, QStringLiteral("neutral/0"));
    market.rect = QRectF(at.x() - wonder.width() * 0.7, wonder.top(), wonder.width() * 1.4, wonder.height());
    market.camels = camelsAt(camelMarket);
    aim(market, game().choices(), market.key);
    rows.push_back(std::move(market));
    const int wonders = std::popcount(state().neutral);
    const bool crowded = m_plan.rect("game-board", id, QStringLiteral("neutral/%1").arg(wonders - 1)).isEmpty();
    const qreal room = 0.97 - wonder.left();
    int place = 0;
    ages::forEachBit(state().neutral, [&](int number) {
        CardPlaceRow row;
        row.cardKind = QStringLiteral("wonder");
        row.cardId = toQt(content().wonder(number).id);
        row.title = named(content().wonder(number).name);
        row.key = ages::wonderTarget(number);
        row.rect = m_plan.rect("game-board", id, QStringLiteral("neutral/%1").arg(place));
        if (crowded) { // more neutral wonders than places: they move together
            row.rect = wonder.translated((room - wonder.width()) * place / std::max(1, wonders - 1), 0);
        }
        row.camels = camelsAt(camelWonder + number);
        aim(row, game().choices(), row.key);
        rows.push_back(std::move(row));
        ++place;
    });
    m_sites.setRows(std::move(rows));
}

void TimespanTable::followOffers()
{
    std::vector<AgeOfferRow> rows;
    for (int number = 0; number < maxOffers && m_offering; ++number) {
        const Offer &offer = state().offers[static_cast<std::size_t>(number)];
        if (offer.open == 0) {
            continue;
        }
        AgeOfferRow row;
        row.key = ages::offerTarget(number);
        row.title = tr("Offer %1").arg(number + 1);
        aim(row, game().choices(), row.key);
        if (ages::isSeen(offer.up)) {
            row.upId = toQt(content().card(offer.up).id);
            row.cost = ages::priceText(content().card(offer.up).cost);
            row.title = tr("Offer %1: %2").arg(number + 1).arg(named(content().card(offer.up).name));
        }
        if (ages::isSeen(offer.down)) {
            row.downId = toQt(content().card(offer.down).id);
        }
        if (ages::isSeen(offer.tile)) {
            row.tileId = toQt(content().tile(offer.tile).id);
        }
        rows.push_back(std::move(row));
    }
    m_offers.setRows(std::move(rows));
}

void TimespanTable::followWonders()
{
    std::vector<CardPlaceRow> rows;
    for (int seat = 0; seat < state().playerCount; ++seat) {
        const Player &player = state().player(seat);
        ages::forEachBit(player.built, [&](int number) {
            CardPlaceRow row;
            row.cardKind = QStringLiteral("wonder");
            row.cardId = toQt(content().wonder(number).id);
            row.title = named(content().wonder(number).name);
            row.key = ages::wonderTarget(number);
            row.seat = seat;
            row.worker = (player.wonderWorkers >> number & 1U) != 0;
            row.camels = camelsAt(camelWonder + number);
            row.hint = tr("%1 of %2", "wonder of a player").arg(row.title, game().seatName(seat));
            aim(row, game().choices(), row.key);
            rows.push_back(std::move(row));
        });
    }
    m_wonders.setRows(std::move(rows));
}

void TimespanTable::followTracks()
{
    std::vector<AgeTrackRow> rows;
    for (int number = 0; number < trackCount; ++number) {
        const TrackBoard &track = content().track(number);
        AgeTrackRow row;
        row.trackId = toQt(track.id);
        row.title = named(track.name);
        row.shape = m_plan.aspect("track", track.id);
        row.closed = (state().closed >> number & 1) != 0;
        QStringList stands;
        const QRectF first = m_plan.rect("track", track.id, QStringLiteral("spaces/0"));
        row.spaces.append(first.translated(-first.left(), 0));
        for (int space = 0; space < track.length(); ++space) {
            row.spaces.append(m_plan.rect("track", track.id, QStringLiteral("spaces/%1").arg(space)));
        }
        for (int seat = 0; seat < state().playerCount; ++seat) {
            const int space = state().player(seat).tracks[static_cast<std::size_t>(number)];
            row.markers.append(space);
            stands.append(tr("%1: space %2").arg(game().seatName(seat)).arg(space));
        }
        row.hint = row.title + u'\n' + stands.join(u'\n');
        if (row.closed) {
            row.hint += u'\n' + tr("No more blue points");
        }
        rows.push_back(std::move(row));
    }
    m_tracks.setRows(std::move(rows));
}

void TimespanTable::followClock()
{
    const bool running = content().options.timer && state().phase == Phase::Workers;
    const auto age = static_cast<std::size_t>(std::clamp(m_age, 1, 3) - 1);
    m_clock.follow(running, m_age, state().clock > 0, state().clock > 0 ? content().overtime : content().timer[age]);
}

} // namespace mw::table

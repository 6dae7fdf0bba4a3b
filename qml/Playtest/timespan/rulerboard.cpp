#include "rulerlook.h"

#include "qml/Playtest/timespan/rewardtext.h"

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

using namespace timespan;

namespace {

constexpr const char *civilizationKind = "civilization";
constexpr const char *storageKind = "storage-board";
constexpr const char *techKind = "tech-board";

} // namespace

RulerBoard::RulerBoard(int seat, QObject *parent) : QObject(parent), m_seat(seat) {}

QStringList RulerBoard::past() const
{
    QStringList types;
    auto left = m_player.dead;
    const auto add = [&](std::size_t type) {
        if (type < left.size() && left[type] > 0) {
            --left[type];
            types.append(toQt(luxuryWords[type]));
        }
    };
    for (const std::uint8_t arrival : m_player.arrivals) { // a type and one, or nothing
        add(arrival - std::size_t{1});
    }
    for (std::size_t type = 0; type < left.size(); ++type) { // more than have an order
        while (left[type] > 0) {
            add(type);
        }
    }
    return types;
}

QRectF RulerBoard::spaceRect(int space) const
{
    const auto &rows = m_timeline.rows();
    return space >= 0 && space < static_cast<int>(rows.size()) ? rows[static_cast<std::size_t>(space)].rect : QRectF();
}

void RulerBoard::follow(const PlaytestGame &game, const FacePlan &plan, const SupportHelp &help)
{
    const GamePack &pack = game.game()->pack();
    const Content &content = ages::contentOf(*pack.content);
    const GameState &state = ages::stateIn(game.view());
    const TableText text(pack.rules->game());
    m_player = state.player(m_seat);
    m_name = game.seatName(m_seat);
    m_asked = game.asked() == m_seat && !game.lookingBack();
    m_done = m_player.done != 0 &&
             (state.phase == Phase::Discovery || state.phase == Phase::Camels || state.phase == Phase::Workers);
    m_peace = m_player.civilization == none ? 0 : visiblePeace(content, m_player);
    const Look look{game, plan, content, state, text, help, m_asked && game.mayAnswer()};
    m_stepIn = {};
    aim(m_stepIn, game.choices(), ages::seatTarget(m_seat));
    followBoards(look);
    followTimeline(look);
    followBoxes(look);
    followDeliveries(look);
    followCubes(look);
    followCubeSpots(look);
    followGears(look);
    followLuxuries(look);
    followHand(look);
    followGraveyard(look);
    followVisions(look);
    Q_EMIT changed();
}

void RulerBoard::followBoards(const Look &look)
{
    m_civilizationId.clear();
    m_civilization.clear();
    m_techBoardId.clear();
    if (m_player.civilization != none) {
        const Civilization &board = look.content.civilization(m_player.civilization);
        m_civilizationId = toQt(board.id);
        m_civilization = look.text.content(board.name);
        m_civilizationAspect = look.plan.aspect(civilizationKind, board.id);
        m_readyAt = look.plan.point(civilizationKind, board.id, "ready");
    }
    if (m_player.techBoard != none) {
        const TechBoard &board = look.content.techBoard(m_player.techBoard);
        m_techBoardId = toQt(board.id);
        m_techAspect = look.plan.aspect(techKind, board.id);
    }
    const auto &items = look.game.game()->pack().items.all();
    if (look.content.storageBoard >= 0 && look.content.storageBoard < static_cast<int>(items.size())) {
        const std::string &id = items[static_cast<std::size_t>(look.content.storageBoard)].id;
        m_storageId = toQt(id);
        m_storageAspect = look.plan.aspect(storageKind, id);
        m_sleepingAt = look.plan.point(storageKind, id, "sleeping");
        m_graveyardAt = look.plan.point(storageKind, id, "graveyard");
        m_tilesAt = look.plan.point(storageKind, id, "tiles");
    }
}

void RulerBoard::followTimeline(const Look &look)
{
    std::vector<TimelineRow> rows;
    for (int slot = 0; slot < timelineLength && m_player.civilization != none; ++slot) {
        const Slot &there = m_player.timeline[static_cast<std::size_t>(slot)];
        TimelineRow row;
        row.key = ages::slotTarget(slot);
        row.rect =
            look.plan.rect(civilizationKind, m_civilizationId.toStdString(), QStringLiteral("timeline/%1").arg(slot));
        row.cardId = look.card(there.card);
        row.tuckedId = look.card(there.tucked);
        row.worker = there.worker != 0;
        row.title = tr("Space %1 of the timeline").arg(slot + 1);
        if (!row.cardId.isEmpty()) {
            const HistoryCard &card = look.content.card(there.card);
            row.title = look.text.content(card.name);
            for (int need = 0; need < card.luxuries; ++need) {
                if ((there.tiles >> need & 1) != 0) {
                    row.luxuries.append(toQt(luxuryWords[card.luxury[static_cast<std::size_t>(need)]]));
                }
            }
            row.complete = card.luxuries > 0 && row.luxuries.size() == card.luxuries;
        }
        if (!row.tuckedId.isEmpty()) {
            row.hint = tr("Tucked under it: %1").arg(look.text.content(look.content.card(there.tucked).name));
        }
        look.aimAt(row);
        rows.push_back(std::move(row));
    }
    m_timeline.setRows(std::move(rows));
}

void RulerBoard::followBoxes(const Look &look)
{
    std::vector<BoxRow> rows;
    if (m_player.civilization != none) {
        const Civilization &board = look.content.civilization(m_player.civilization);
        for (int box = 0; box < static_cast<int>(board.boxes.size()); ++box) {
            BoxRow row;
            row.key = ages::boxTarget(box);
            row.rect = look.plan.rect(civilizationKind, board.id, QStringLiteral("boxes/%1").arg(box));
            row.worker = (m_player.boxWorkers >> box & 1) != 0;
            if (const std::uint8_t tile = m_player.boxTiles[static_cast<std::size_t>(box)]; tile != 0) {
                row.tileId = toQt(look.content.upgradeTiles[(tile - 1U) / 2].id);
                row.tileBack = (tile - 1) % 2 != 0;
            }
            const timespan::Choices &choices = look.content.choice(boxChoices(look.content, m_player, box));
            QStringList ways;
            for (int way = 0; way < choices.count; ++way) {
                ways.append(ages::rewardText(look.content, choices.programs[static_cast<std::size_t>(way)]));
            }
            row.title = tr("Action box: %1").arg(ways.join(tr(" or ", "between alternatives")));
            row.hint = row.title;
            look.aimAt(row);
            rows.push_back(std::move(row));
        }
    }
    m_boxes.setRows(std::move(rows));
}

/// A tile that a card might take lies at the lower edge of the card.
void RulerBoard::followDeliveries(const Look &look)
{
    std::vector<SpotRow> rows;
    std::array<int, timelineLength> sofar{};
    const auto add = [&](const Action &action, const QString &title) {
        const int slot = action.args[1];
        const QRectF space =
            look.plan.rect(civilizationKind, m_civilizationId.toStdString(), QStringLiteral("timeline/%1").arg(slot));
        SpotRow row;
        row.key = ages::deliveryTarget(action.args[0], slot);
        row.icon = toQt(luxuryWords[static_cast<std::size_t>(action.args[0])]);
        const qreal width = space.width() * 0.3;
        row.rect = QRectF(space.left() + space.width() * 0.05 + width * sofar[static_cast<std::size_t>(slot)]++,
                          space.bottom() - space.height() * 0.24, width, space.height() * 0.22);
        look.aimAt(row);
        row.help = look.helpAt(row);
        row.title = title;
        row.hint = title;
        rows.push_back(std::move(row));
    };
    const auto &choices = look.game.choices();
    for (std::size_t i = 0; look.answers && i < choices.rows().size(); ++i) {
        const Action &action = choices.action(static_cast<int>(i));
        if (kindOf(action) == ActionKind::Deliver && choices.rows()[i].legal) {
            add(action, choices.rows()[i].text);
        }
    }
    for (std::size_t i = 0; look.answers && i < look.help.actions().size(); ++i) {
        if (kindOf(look.help.actions()[i]) == ActionKind::Deliver) {
            add(look.help.actions()[i], look.help.title(static_cast<int>(i)));
        }
    }
    m_deliveries.setRows(std::move(rows));
}

void RulerBoard::followGears(const Look &look)
{
    std::vector<GearRow> rows;
    if (m_player.techBoard != none) {
        const TechBoard &board = look.content.techBoard(m_player.techBoard);
        const auto &places = ages::gearsOf(board);
        for (int slot = 0; slot < static_cast<int>(places.size()); ++slot) {
            const GearSlot &there = places[static_cast<std::size_t>(slot)];
            GearRow row;
            row.key = ages::gearTarget(slot);
            row.rect = look.plan.rect(techKind, board.id, QStringLiteral("slots/%1").arg(slot));
            row.gear = toQt(gearWords[there.gear]);
            row.filled = (m_player.gears >> slot & 1) != 0;
            row.title = look.text.content(look.content.technology(there.technology).name);
            row.hint = row.filled ? tr("%1 is unlocked").arg(row.title) : row.title;
            look.aimAt(row);
            rows.push_back(std::move(row));
        }
    }
    m_gears.setRows(std::move(rows));
}

} // namespace mw::table

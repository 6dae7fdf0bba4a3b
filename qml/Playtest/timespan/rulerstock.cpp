// What a player of Timespan has: cubes, luxury tiles, cards, visions.
#include "rulerlook.h"

#include "qml/Playtest/timespan/rewardtext.h"

#include <map>

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

using namespace timespan;

namespace {

constexpr const char *storageKind = "storage-board";

/// The sign of what an answer does on the storage board.
QString signOf(const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::Buy:
        return QStringLiteral("coin");
    case ActionKind::Return:
        return QStringLiteral("room");
    case ActionKind::Spend:
    case ActionKind::Upgrade:
        return QStringLiteral("upgrade");
    default:
        return {};
    }
}

/// Fields of a storage board that name its spaces.
QRectF spaceOf(const FacePlan &plan, const GamePack &pack, const std::string &id, int resource)
{
    const Item *board = pack.items.find(storageKind, id);
    if (!board) {
        return {};
    }
    if (resource == 0) { // the room is an area around a point
        const QPointF at = plan.point(storageKind, id, "room");
        return {at.x() - 0.40, at.y() - 0.03, 0.8, 0.085};
    }
    const Value *spaces = board->field("spaces");
    for (std::size_t i = 0; spaces && i < spaces->list.size(); ++i) {
        if (spaces->list[i].textOr("resource", "") == resourceWords[static_cast<std::size_t>(resource)]) {
            return plan.rect(storageKind, id, QStringLiteral("spaces/%1").arg(i));
        }
    }
    return {};
}

} // namespace

void RulerBoard::followCubes(const Look &look)
{
    std::vector<CubeRow> rows;
    for (int resource = 0; resource < resourceCount && !m_storageId.isEmpty(); ++resource) {
        CubeRow row;
        row.resource = toQt(resourceWords[static_cast<std::size_t>(resource)]);
        row.title = look.text.content(look.content.resource(resource).name);
        if (resource == 0) {
            row.title = tr("Storage room");
        }
        row.count = m_player.cubes[static_cast<std::size_t>(resource)];
        row.rect = spaceOf(look.plan, look.game.game()->pack(), m_storageId.toStdString(), resource);
        row.key = QStringLiteral("cubes/%1/%2").arg(m_seat).arg(row.resource);
        rows.push_back(std::move(row));
    }
    m_cubes.setRows(std::move(rows));
}

/// Several answers about one resource share its space side by side.
void RulerBoard::followCubeSpots(const Look &look)
{
    std::vector<SpotRow> rows;
    std::map<int, int> sharing;
    const auto &choices = look.game.choices();
    const auto forEach = [&](auto visit) {
        for (std::size_t i = 0; look.answers && i < choices.rows().size(); ++i) {
            const Action &action = choices.action(static_cast<int>(i));
            if (ages::resourceOf(action) >= 0) {
                visit(action, choices.rows()[i].text);
            }
        }
        for (std::size_t i = 0; look.answers && i < look.help.actions().size(); ++i) {
            const Action &action = look.help.actions()[i];
            if (ages::resourceOf(action) >= 0 && choices.at(ages::targetOf(action)) < 0) {
                visit(action, look.help.title(static_cast<int>(i)));
            }
        }
    };
    forEach([&](const Action &action, const QString &) { ++sharing[ages::resourceOf(action)]; });
    std::map<int, int> sofar;
    forEach([&](const Action &action, const QString &title) {
        const int resource = ages::resourceOf(action);
        const QRectF space = spaceOf(look.plan, look.game.game()->pack(), m_storageId.toStdString(), resource);
        const qreal width = space.width() / sharing[resource];
        SpotRow row;
        row.key = ages::targetOf(action);
        row.icon = signOf(action);
        row.rect = QRectF(space.left() + width * sofar[resource]++, space.top(), width, space.height());
        look.aimAt(row);
        row.help = look.helpAt(row);
        row.title = title;
        row.hint = title;
        rows.push_back(std::move(row));
    });
    m_cubeSpots.setRows(std::move(rows));
}

void RulerBoard::followLuxuries(const Look &look)
{
    std::vector<LuxuryRow> rows;
    for (int type = 0; type < luxuryCount; ++type) {
        const auto at = static_cast<std::size_t>(type);
        const Luxury &luxury = look.content.luxuries[at];
        LuxuryRow row;
        row.key = ages::luxuryTarget(type);
        row.luxuryId = toQt(luxury.id);
        row.ready = m_player.ready[at];
        row.dead = m_player.dead[at];
        row.supply = look.state.luxury[at];
        row.title = look.text.content(luxury.name);
        row.hint = tr("%1: %2 ready, %3 in the graveyard, %4 in the supply")
                       .arg(row.title)
                       .arg(row.ready)
                       .arg(row.dead)
                       .arg(row.supply);
        look.aimAt(row);
        look.helpAlso(row);
        rows.push_back(std::move(row));
    }
    m_luxuries.setRows(std::move(rows));
}

void RulerBoard::followHand(const Look &look)
{
    std::vector<CardPlaceRow> rows;
    const auto add = [&](const char *kind, const Named &named, const QString &key) {
        CardPlaceRow row;
        row.cardKind = QString::fromLatin1(kind);
        row.cardId = toQt(named.id);
        row.title = look.text.content(named.name);
        row.key = key;
        row.seat = m_seat;
        look.aimAt(row);
        look.helpAlso(row);
        rows.push_back(std::move(row));
    };
    m_player.hand.forEach([&](int card) {
        add("history-card", look.content.card(card), ages::cardTarget(card));
        rows.back().cost = ages::priceText(look.content.card(card).cost);
    });
    ages::forEachBit(m_player.wonders, [&](int wonder) {
        add("wonder", look.content.wonder(wonder), ages::wonderCardTarget(wonder));
        rows.back().cost = ages::priceText(look.content.wonder(wonder).cost);
    });
    const auto cover = [&](const char *kind, const Named &named, int count, const QString &title) {
        for (int i = 0; i < count; ++i) {
            add(kind, named, QStringLiteral("hidden/%1/%2/%3").arg(m_seat).arg(QString::fromLatin1(kind)).arg(i));
            rows.back().faceDown = true;
            rows.back().title = title;
        }
    };
    if (!look.content.cards.empty() && !look.content.wonders.empty()) {
        cover("history-card", look.content.cards.back(), m_player.hiddenCards, tr("A history card, face down"));
        cover("wonder", look.content.wonders.front(), m_player.hiddenWonders, tr("A wonder card, face down"));
    }
    m_hand.setRows(std::move(rows));
    rows.clear();
    ages::forEachBit(m_player.kept,
                     [&](int tile) { add("discovery-tile", look.content.tile(tile), ages::keptTarget(tile)); });
    m_kept.setRows(std::move(rows));
}

void RulerBoard::followGraveyard(const Look &look)
{
    std::vector<CardPlaceRow> rows;
    m_player.graveyard.forEach([&](int card) {
        CardPlaceRow row;
        row.cardKind = QStringLiteral("history-card");
        row.cardId = toQt(look.content.card(card).id);
        row.title = look.text.content(look.content.card(card).name);
        row.key = QStringLiteral("grave/%1/%2").arg(m_seat).arg(card);
        row.seat = m_seat;
        rows.push_back(std::move(row));
    });
    m_graveyard.setRows(std::move(rows));
}

/// The own one lies to the left, that of the right-hand neighbour to the right; a single player has both.
void RulerBoard::followVisions(const Look &look)
{
    std::vector<CardPlaceRow> rows;
    const auto add = [&](int number, const QString &mark) {
        const Vision &vision = look.content.visions[static_cast<std::size_t>(number)];
        CardPlaceRow row;
        row.cardKind = QStringLiteral("vision");
        row.cardId = toQt(vision.id);
        row.title = look.text.content(vision.name);
        row.key = QStringLiteral("vision/%1").arg(number);
        const bool met = m_player.civilization != none && isMet(look.content, look.state, m_seat, vision);
        row.mark = met ? tr("fulfilled") : mark;
        row.worker = met;
        rows.push_back(std::move(row));
    };
    const int players = look.state.playerCount;
    const int right = look.state.isSolo() ? 1 : (m_seat + players - 1) % players;
    const std::uint8_t own = look.state.visions[static_cast<std::size_t>(m_seat)];
    const std::uint8_t other = look.state.visions[static_cast<std::size_t>(right)];
    if (ages::isSeen(own)) {
        add(own, {});
    }
    if (right != m_seat && ages::isSeen(other)) {
        add(other, {});
    }
    ages::forEachBit(m_player.secrets, [&](int vision) { add(vision, tr("secret")); });
    m_visions.setRows(std::move(rows));
}

} // namespace mw::table

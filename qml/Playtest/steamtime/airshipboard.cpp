#include "airshipboard.h"

#include "games/steam_time/events.h"

namespace mw::table {

using namespace steam_time;

namespace {

/// Path of a slot on the picture: generators lie in the order of the content, not of the colours.
QString slotPath(const GamePack &pack, int colour, int slot)
{
    const Item *item = pack.items.find("airship", contentOf(*pack.content).airship.id);
    const Value *generators = item ? item->field("generators") : nullptr;
    for (std::size_t i = 0; generators && i < generators->list.size(); ++i) {
        if (generators->list[i].textOr("colour", {}) == colourWords[static_cast<std::size_t>(colour)]) {
            return QStringLiteral("generators/%1/slots/%2").arg(i).arg(slot);
        }
    }
    return {};
}

/// A row for each card of a set, in order of the content.
template <typename Table>
std::vector<CardRow> cardsOf(std::uint64_t set, const Table &table, const char *kind, const Choices *choices,
                             const TableText &text)
{
    std::vector<CardRow> rows;
    for (std::uint64_t left = set; left != 0; left &= left - 1) {
        const int number = lowest(left);
        const auto &card = table[static_cast<std::size_t>(number)];
        CardRow row;
        row.cardKind = QString::fromLatin1(kind);
        row.cardId = toQt(card.id);
        row.title = text.content(card.name);
        row.key = target::card(kind, number);
        if (choices) {
            aim(row, *choices, row.key);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

AirshipBoard::AirshipBoard(int seat, QObject *parent) : QObject(parent), m_seat(seat) {}

void AirshipBoard::follow(const PlaytestGame &game, const FacePlan &plan)
{
    const GamePack &pack = game.game()->pack();
    const Content &content = contentOf(*pack.content);
    const GameState &state = stateIn(game.view());
    m_player = state.players[static_cast<std::size_t>(m_seat)];
    m_name = game.seatName(m_seat);
    m_boardId = toQt(content.airship.id);
    m_active = state.active == m_seat && state.phase != Phase::Over;
    m_asked = game.asked() == m_seat;
    m_firstPlayer = state.firstPlayer == m_seat;
    m_aspect = plan.aspect("airship", content.airship.id);
    const Choices *choices = m_asked ? &game.choices() : nullptr;
    followGenerators(pack, choices, plan);
    followPlaces(pack, plan);
    followCards(game, content, state, choices);
    followModules(game, content, state, choices);
    emit changed();
}

void AirshipBoard::followGenerators(const GamePack &pack, const Choices *choices, const FacePlan &plan)
{
    const Content &content = contentOf(*pack.content);
    const TableText text(pack.rules->game());
    std::vector<GeneratorRow> generators;
    std::vector<CrystalRow> crystals;
    for (int colour = 0; colour < colourCount; ++colour) {
        const GeneratorBoard &board = content.generator(colour);
        const Generator &filled = m_player.generators[static_cast<std::size_t>(colour)];
        GeneratorRow row;
        row.colour = toQt(colourWords[static_cast<std::size_t>(colour)]);
        row.coloured = filled.coloured;
        row.clear = filled.time;
        row.title = tr("%1 (%2)", "generator (its colour)")
                        .arg(text.content(board.name), text.content(colourWords[static_cast<std::size_t>(colour)]));
        row.hint = tr("%1: %2 of %3 slots filled").arg(row.title).arg(filled.filled()).arg(slotsOf(board));
        row.key = target::generator(colour);
        for (int slot = 0; slot < slotsOf(board); ++slot) {
            CrystalRow crystal;
            const bool isFull = slot < filled.filled();
            crystal.icon = !isFull ? QString() : crystalIcon(slot < filled.coloured ? colour : timeCrystal);
            crystal.rect = plan.rect("airship", content.airship.id, slotPath(pack, colour, slot));
            crystal.key = QStringLiteral("generator/%1/%2/%3").arg(m_seat).arg(colour).arg(slot);
            row.rect = row.rect.united(crystal.rect);
            crystals.push_back(std::move(crystal));
        }
        if (choices) {
            aim(row, *choices, row.key);
            TargetRow convert;
            aim(convert, *choices, target::convert(colour));
            row.convertChoice = convert.choice;
            row.convertLegal = convert.legal;
            row.convertReason = convert.reason;
            row.convertRule = convert.rule;
        }
        generators.push_back(std::move(row));
    }
    m_generators.setRows(std::move(generators));
    m_crystals.setRows(std::move(crystals));
}

void AirshipBoard::followPlaces(const GamePack &pack, const FacePlan &plan)
{
    const Content &content = contentOf(*pack.content);
    const std::string &id = content.airship.id;
    m_steamDisc = plan.rect("airship", id, QStringLiteral("steam/max/%1").arg(m_player.steam));
    m_portalDisc = plan.rect("airship", id, QStringLiteral("portal/length/%1").arg(m_player.portal));
    m_vaultAt = plan.point("airship", id, "vault");
    m_hangarAt = plan.point("airship", id, "hangar");
}

void AirshipBoard::followCards(const PlaytestGame &game, const Content &content, const GameState &state,
                               const Choices *choices)
{
    const TableText text(game.game()->pack().rules->game());
    m_upgrades.setRows(cardsOf(m_player.upgrades, content.upgrades, "upgrade", choices, text));
    m_expeditions.setRows(cardsOf(m_player.expeditions, content.expeditions, "expedition", choices, text));
    auto missions = cardsOf(m_player.missions, content.missions, "mission", choices, text);
    for (std::size_t i = 0; i < content.missions.size() && i < state.fulfilled.size(); ++i) {
        for (CardRow &row : missions) {
            if (state.fulfilled[i] > 0 && row.cardId == toQt(content.missions[i].id)) {
                row.mark = tr("%1×", "how often a mission was fulfilled").arg(state.fulfilled[i]);
            }
        }
    }
    for (int hidden = 0; hidden < m_player.hiddenMissions; ++hidden) {
        CardRow row;
        row.cardKind = QStringLiteral("mission");
        row.cardId = content.missions.empty() ? QString() : toQt(content.missions.front().id);
        row.title = tr("A mission, face down");
        row.faceDown = true;
        missions.push_back(std::move(row));
    }
    m_missions.setRows(std::move(missions));
}

} // namespace mw::table

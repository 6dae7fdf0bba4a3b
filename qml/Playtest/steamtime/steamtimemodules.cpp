// What the modules of Steam Time lay on the table: specialists and saboteurs.
#include "airshipboard.h"
#include "steamtimetable.h"

#include "qml/Playtest/text.h"

#undef slots // keywords of Qt's, names in the engine
#undef emit
#include "games/steam_time/phases/sabotage.h"
#include "games/steam_time/phases/specialists.h"

namespace mw::table {

using namespace steam_time;

void AirshipBoard::followModules(const PlaytestGame &game, const Content &content, const GameState &state,
                                 const Choices *choices)
{
    const TableText text(game.game()->pack().rules->game());
    const Specialists &cards = specialistsOf(state, m_seat);
    m_saboteurHome = content.options.sabotage && state.saboteurs[static_cast<std::size_t>(m_seat)] == 0;
    m_withSpecialists = content.options.specialists;
    m_specialist.clear();
    std::vector<CardRow> rows;
    const auto add = [&](int number, const QString &mark, bool answers) {
        const auto &card = content.specialists[static_cast<std::size_t>(number)];
        CardRow row;
        row.cardKind = QStringLiteral("specialist");
        row.cardId = toQt(card.id);
        row.title = text.content(card.name);
        row.key = target::card("specialist", number);
        row.mark = mark;
        if (choices && answers) {
            aim(row, *choices, row.key);
        }
        rows.push_back(std::move(row));
    };
    if (m_withSpecialists) {
        for (int i = 0; i < cards.playedSize; ++i) {
            const int number = cards.cards[cards.cards.size() - static_cast<std::size_t>(cards.playedSize - i)];
            add(number, i == 0 ? tr("works", "specialist on top of the played deck") : tr("covered"), false);
            rows.back().covered = i > 0;
        }
        for (int number = 0; number < static_cast<int>(content.specialists.size()); ++number) {
            const bool held = (cards.hand >> number & 1U) != 0;
            const bool offered = choices && choices->at(target::card("specialist", number)) >= 0;
            if (held || (offered && state.frameCount > 0 && state.top().ask == Ask::Pick)) {
                add(number, held ? QString() : tr("to pick"), true);
            }
        }
        const int unseen = cards.hand == 0 ? handSize(content, cards) : 0;
        for (int i = 0; i < unseen && state.phase != Phase::Over; ++i) {
            CardRow row;
            row.cardKind = QStringLiteral("specialist");
            row.cardId = toQt(content.specialists.front().id);
            row.title = tr("A specialist, face down");
            row.faceDown = true;
            rows.push_back(std::move(row));
        }
        if (cards.playedSize > 0) {
            m_specialist = rows.front().cardId;
        }
    }
    m_specialists.setRows(std::move(rows));
}

void SteamTimeTable::laySaboteurs(SpaceRow &row, int space) const
{
    for (int seat = 0; seat < state().playerCount; ++seat) {
        if (saboteurSpace(state(), seat) == space) {
            row.saboteurs.append(seat);
            row.hint += u'\n' + tr("Saboteur of %1").arg(game().seatName(seat));
        }
    }
    const int asked = game().asked();
    if (asked >= 0 && !row.saboteurs.isEmpty()) {
        row.bribe = bribeDue(content(), state(), state().players[static_cast<std::size_t>(asked)], space);
        row.hint += u'\n' + tr("Bribe: %n T.I.M.E.-crystal(s)", "", row.bribe);
    }
}

} // namespace mw::table

// Who sits at a table, who looks, and looking back.
#include "playtestgame.h"

#include "botdriver.h"
#include "text.h"

#include <algorithm>

namespace mw::table {

namespace {

/// Plays on for a person who gave up.
constexpr std::string_view substitute = "greedy";

} // namespace

std::string PlaytestGame::botOf(int seat) const
{
    if (seat < 0 || seat >= static_cast<int>(m_seats.size())) {
        return {};
    }
    const std::string &kind = m_seats[static_cast<std::size_t>(seat)].kind;
    const bool person = kind == "person";
    return !person ? kind : concededAt(seat) >= 0 ? std::string(substitute) : std::string();
}

bool PlaytestGame::isBot(int seat) const
{
    return !botOf(seat).empty();
}

int PlaytestGame::concededAt(int seat) const
{
    const int at =
        seat >= 0 && seat < static_cast<int>(m_seats.size()) ? m_seats[static_cast<std::size_t>(seat)].concededAt : -1;
    return at <= stepCount() ? at : -1;
}

int PlaytestGame::personsCount() const
{
    int persons = 0;
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        persons += isBot(seat) ? 0 : 1;
    }
    return persons;
}

void PlaytestGame::chooseViewer()
{
    const int persons = personsCount();
    const int answering = asked();
    int next = -1;
    if (persons == 1) {
        next = 0;
        while (isBot(next)) {
            ++next;
        }
    } else if (persons > 1) {
        const bool stays = m_viewer >= 0 && !isBot(m_viewer);
        next = answering >= 0 && !isBot(answering) ? answering : stays ? m_viewer : -1;
    }
    if (m_spectating) {
        next = -1;
    }
    // A single person who has just sat down sees the table at once, unless another one was looking.
    m_curtain = next >= 0 && next != m_viewer && (persons > 1 || m_viewer >= 0) && !m_game->isOver();
    m_next = next;
    if (!m_curtain) {
        m_viewer = next;
    }
}

void PlaytestGame::reveal()
{
    if (m_curtain) {
        m_viewer = m_next;
        follow();
    }
}

void PlaytestGame::setSpectating(bool spectating)
{
    if (m_game && spectating != m_spectating) {
        m_spectating = spectating;
        follow();
    }
}

void PlaytestGame::setSeatKind(int seat, int kind)
{
    m_setup.setSeatKind(seat, kind);
    const auto chosen = m_setup.chosenSeats();
    if (m_game && seat >= 0 && seat < static_cast<int>(std::min(chosen.size(), m_seats.size()))) {
        m_seats[static_cast<std::size_t>(seat)].kind = chosen[static_cast<std::size_t>(seat)].kind;
        follow();
    }
}

void PlaytestGame::concede(int seat)
{
    if (m_game && !m_game->isOver() && seat >= 0 && seat < static_cast<int>(m_seats.size()) && concededAt(seat) < 0) {
        m_lookingAt = -1;
        m_seats[static_cast<std::size_t>(seat)].concededAt = stepCount();
        follow();
    }
}

void PlaytestGame::takeBackConcession(int seat)
{
    if (m_game && concededAt(seat) >= 0) {
        m_lookingAt = -1;
        m_seats[static_cast<std::size_t>(seat)].concededAt = -1;
        follow();
    }
}

void PlaytestGame::retell()
{
    m_log.clear();
    if (m_setup.basePack()) {
        m_setup.setPack(m_setup.basePack());
        m_rules.retell();
    }
    if (m_game) {
        follow();
    }
}

void PlaytestGame::followPlayers()
{
    std::vector<PlayerRow> rows;
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        rows.push_back({seatName(seat), m_setup.seatKind(seat), concededAt(seat) >= 0, isBot(seat)});
    }
    m_players.setRows(std::move(rows));
}

int PlaytestGame::shownStep() const
{
    return m_lookingAt >= 0 ? m_lookingAt : stepCount();
}

Question PlaytestGame::shownQuestion() const
{
    const GamePack &pack = m_game->pack();
    return pack.rules->question(*pack.content, shownState());
}

void PlaytestGame::lookAt(int step)
{
    const int wanted = m_game && step >= 0 && step < stepCount() ? step : -1;
    if (m_game && wanted != m_lookingAt) {
        m_lookingAt = wanted;
        follow();
    }
}

void PlaytestGame::playOnFromHere()
{
    if (lookingBack()) {
        goTo(m_lookingAt);
    }
}

QString PlaytestGame::note() const
{
    const int step = shownStep() - 1;
    return m_game && step >= 0 ? toQt(m_game->steps()[static_cast<std::size_t>(step)].note) : QString();
}

void PlaytestGame::setNote(int steps, const QString &note)
{
    if (!m_game || steps <= 0 || steps > stepCount()) {
        return;
    }
    const auto step = static_cast<std::size_t>(steps - 1);
    if (toQt(m_game->steps()[step].note) != note) {
        m_game->setNote(step, note.toStdString());
        follow();
    }
}

} // namespace mw::table

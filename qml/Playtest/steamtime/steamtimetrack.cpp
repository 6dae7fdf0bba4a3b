// Esteem track, stocks and decks of the table of Steam Time.
#include "steamtimetable.h"

#include "qml/Playtest/text.h"

#include <algorithm>
#include <numeric>

namespace mw::table {

using namespace steam_time;

namespace {

/// Cells of a frame of columns × lines, clockwise from the bottom left corner upwards.
std::vector<TrackRow> frameOf(int columns, int lines)
{
    std::vector<TrackRow> cells;
    const auto add = [&cells](int column, int line) {
        cells.push_back({column, line, static_cast<int>(cells.size())});
    };
    for (int line = lines - 1; line > 0; --line) {
        add(0, line);
    }
    for (int column = 0; column < columns - 1; ++column) {
        add(column, 0);
    }
    for (int line = 0; line < lines - 1; ++line) {
        add(columns - 1, line);
    }
    for (int column = columns - 1; column > 0; --column) {
        add(column, lines - 1);
    }
    return cells;
}

} // namespace

void SteamTimeTable::followTrack()
{
    // A frame has 2 × (columns + lines) − 4 cells. An odd track leaves its last cell out.
    const int half = (content().esteemLap + 5) / 2;
    constexpr double flatness = 0.29;
    m_trackLines = std::max(3, static_cast<int>(half * flatness));
    m_trackColumns = half - m_trackLines;
    auto cells = frameOf(m_trackColumns, m_trackLines);
    cells.resize(std::min(cells.size(), static_cast<std::size_t>(content().esteemLap)));
    m_track.setRows(std::move(cells));

    std::vector<DiscRow> discs;
    for (int seat = 0; seat < state().playerCount; ++seat) {
        const int esteem = state().players[static_cast<std::size_t>(seat)].esteem;
        DiscRow row{seat, esteem % content().esteemLap, 0, esteem, esteem / content().esteemLap * content().esteemLap};
        row.stack = static_cast<int>(
            std::count_if(discs.begin(), discs.end(), [&](const DiscRow &other) { return other.place == row.place; }));
        discs.push_back(row);
    }
    m_discs.setRows(std::move(discs));
}

QPointF SteamTimeTable::trackCell(int place) const
{
    if (place < 0 || place >= m_track.rowCount()) {
        return {};
    }
    const TrackRow &cell = m_track.rows()[static_cast<std::size_t>(place)];
    return QPointF(cell.column, cell.line);
}

void SteamTimeTable::followSupplies()
{
    const auto supply = [](const QString &key, const QString &icon, const QString &title, int count) {
        SupplyRow row;
        row.key = key;
        row.icon = icon;
        row.title = title;
        row.hint = tr("%1: %2", "stock: how many").arg(title).arg(count);
        row.count = count;
        return row;
    };
    const int bag = std::accumulate(state().bag.begin(), state().bag.end(), 0);
    SupplyRow tile;
    tile.key = target::tile();
    tile.piece = QStringLiteral("first-player");
    tile.title = tr("First seat", "name of the first player tile, short");
    tile.count = -1;
    tile.seat = state().tileOwner;
    tile.hint = tile.seat < 0 ? tr("First player tile: free to take")
                              : tr("First player tile: %1").arg(game().seatName(tile.seat));
    aim(tile, game().choices(), target::tile());
    m_supplies.setRows({supply(QStringLiteral("bank"), QStringLiteral("gold"), tr("Bank"), state().bank),
                        supply(QStringLiteral("mine"), QStringLiteral("time-crystal"), tr("Secret mine"), state().mine),
                        supply(QStringLiteral("bag"), QStringLiteral("crystal-any"), tr("Bag"), bag), tile});
}

void SteamTimeTable::followDecks()
{
    const auto deck = [this](Deck which, const char *kind, const QString &title) {
        SupplyRow row;
        row.key = QStringLiteral("deck/%1").arg(static_cast<int>(which));
        row.icon = QString::fromLatin1(kind);
        row.title = title;
        row.count = which == Deck::Effort ? std::max(0, state().effortCount - 1) : state().deck(which).size;
        row.hint = tr("%1: %n card(s) left", "deck", row.count).arg(title);
        return row;
    };
    m_decks.setRows(
        {deck(Deck::Mission, "mission", tr("Missions")), deck(Deck::Encounter, "encounter", tr("Encounters")),
         deck(Deck::Expedition, "expedition", tr("Expeditions")), deck(Deck::Upgrade, "upgrade", tr("Upgrades")),
         deck(Deck::Effort, "hourglass", tr("Effort cards"))});
}

} // namespace mw::table

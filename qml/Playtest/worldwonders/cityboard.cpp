#include "cityboard.h"

#include "qml/Playtest/worldwonders/cityrows.h"

namespace mw::table {

using namespace world_wonders;

namespace {

/// The spaces at which a count that never falls rises.
template <typename Counts>
QList<int> risesOf(const Counts &counts, int length)
{
    QList<int> spaces;
    for (int space = 1; space <= length; ++space) {
        const auto at = static_cast<std::size_t>(space);
        for (int i = counts[at - 1]; i < counts[at]; ++i) {
            spaces.append(space);
        }
    }
    return spaces;
}

} // namespace

CityBoard::CityBoard(int seat, QObject *parent) : QObject(parent), m_seat(seat) {}

void CityBoard::follow(const PlaytestGame &game, const FacePlan &plan)
{
    const GamePack &pack = game.game()->pack();
    const Content &content = wonders::contentOf(*pack.content);
    const GameState &state = wonders::stateIn(game.view());
    const TableText text(pack.rules->game());
    m_player = state.player(m_seat);
    m_name = game.seatName(m_seat);
    m_active = state.active == m_seat && state.phase != Phase::Over;
    m_asked = game.asked() == m_seat && !game.lookingBack();
    m_goldLimit = world_wonders::goldLimit(content, m_player);
    m_pedestal = state.pedestals[0] == m_seat ? 1 : state.pedestals[1] == m_seat ? 2 : 0;
    followMap(content, plan);
    std::vector<PieceRow> pieces;
    forEachPiece(state, m_seat, 0, content.pieceCount,
                 [&](int piece) { pieces.push_back(wonders::laidPiece(pack, state, piece)); });
    m_pieces.setRows(std::move(pieces));
    followMarkers(content, text);
    emit changed();
}

void CityBoard::followMap(const Content &content, const FacePlan &plan)
{
    const Map &map = mapOf(content, m_player);
    m_mapId = toQt(map.id);
    m_columns = map.columns;
    m_lines = map.rows;
    m_aspect = plan.aspect("map", map.id);
    const QString space = QStringLiteral("rows/%1/%2");
    m_gridRect = plan.rect("map", map.id, space.arg(0).arg(0))
                     .united(plan.rect("map", map.id, space.arg(map.rows - 1).arg(map.columns - 1)));
    if (m_gridRect.isEmpty()) { // a pack whose maps have no picture
        m_gridRect = QRectF(0, 0, 1, 1);
        m_aspect = static_cast<qreal>(map.rows) / map.columns;
    }
}

void CityBoard::followMarkers(const Content &content, const TableText &text)
{
    std::vector<MarkerRow> rows;
    for (std::size_t resource = 0; resource < content.board.tracks.size(); ++resource) {
        const Track &track = content.board.tracks[resource];
        MarkerRow row;
        row.icon = toQt(resourceWords[resource]);
        row.title = asTitle(text.content(resourceWords[resource]));
        row.value = m_player.resources[resource];
        row.length = track.length;
        row.symbols = risesOf(track.symbols, track.length);
        rows.push_back(std::move(row));
    }
    MarkerRow people;
    people.icon = QStringLiteral("population");
    people.title = tr("Population");
    people.value = m_player.population;
    people.length = content.board.populationEnd;
    people.symbols = risesOf(content.board.rings, content.board.populationEnd);
    people.population = true;
    rows.push_back(std::move(people));
    m_markers.setRows(std::move(rows));
}

} // namespace mw::table

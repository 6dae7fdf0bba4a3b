#include "score.h"

#include "games/world_wonders/city/measure.h"
#include "games/world_wonders/rules.h"

#include <algorithm>
#include <numeric>

namespace mw::world_wonders {

int Score::total() const
{
    return population + leastResource + monuments + resources + districts + loan +
           std::accumulate(objectives.begin(), objectives.end(), 0);
}

// WW-SCORE-01
Score ownScore(const Content &content, const GameState &state, int seat)
{
    const Player &player = state.player(seat);
    const Measure measure(content, state, seat);
    Score score;
    score.population = content.board.rings[player.population];                                 // WW-SCORE-02
    score.leastResource = *std::min_element(player.resources.begin(), player.resources.end()); // WW-SCORE-03
    for (const Monument &monument : content.monuments) {                                       // WW-SCORE-04
        if (state.pieces[static_cast<std::size_t>(monument.firstPiece)].seat() == seat)
            score.monuments += monument.rings;
    }
    score.resources = measure.countedResources().count();                                  // WW-SCORE-05
    score.districts = measure.count([&](int tile) { return measure.isSurrounded(tile); }); // WW-SCORE-06
    score.loan = player.loan != 0 ? content.loanPoints : 0;                                // WW-SCORE-07
    return score;
}

std::array<Score, maxPlayers> scores(const Content &content, const GameState &state)
{
    std::array<Score, maxPlayers> all;
    for (int seat = 0; seat < state.playerCount; ++seat)
        all[static_cast<std::size_t>(seat)] = ownScore(content, state, seat);
    for (std::size_t i = 0; i < state.objectives.size(); ++i) { // WW-SCORE-08
        if (state.objectives[i] >= content.objectives.size())
            continue;
        const std::array<int, maxPlayers> points =
            objectivePoints(content, state, content.objectives[state.objectives[i]]);
        for (std::size_t seat = 0; seat < state.playerCount; ++seat)
            all[seat].objectives[i] = points[seat];
    }
    return all;
}

int soloTarget(const Content &content, const GameState &state)
{
    const Player &player = state.player(0);
    int target = std::accumulate(player.resources.begin(), player.resources.end(), 0); // WW-SOLO-14
    for (std::size_t monument = 0; monument < content.monuments.size(); ++monument) {  // WW-SOLO-15
        if (content.options.soloHard && (state.automaton >> monument & 1U) != 0)
            target += content.monuments[monument].rings;
    }
    return target;
}

namespace {

bool hasWonSolo(const Content &content, const GameState &state, int total)
{
    return total > soloTarget(content, state); // WW-SOLO-16
}

int placeInOrder(const GameState &state, int seat)
{
    return static_cast<int>(std::find(state.order.begin(), state.order.end(), seat) - state.order.begin());
}

/// Whether a player stands better than another at the end (WW-TIE-01 to 03).
bool isBetter(const Content &content, const GameState &state, const Standing &a, const Standing &b)
{
    if (a.score != b.score)
        return a.score > b.score;
    const Player &left = state.player(a.player);
    const Player &right = state.player(b.player);
    if (left.monumentCount != right.monumentCount) // WW-TIE-02
        return left.monumentCount > right.monumentCount;
    return content.options.tieByOrder && placeInOrder(state, a.player) < placeInOrder(state, b.player); // WW-OPEN-47
}

Place inCity(int seat, Space space)
{
    return place(Zone::City, seat, cornerNumber(space));
}

/// Every space and tile that counts for a line.
class Teller
{
public:
    Teller(Engine &engine, int seat) : m_engine(engine), m_seat(seat), m_measure(engine.content, engine.state, seat) {}

    void cells(const Cells &cells, ScoreLine line, int source = -1) const
    {
        cells.forEach([&](Space space) { counted(line, source, inCity(m_seat, space)); });
    }
    template <typename Holds>
    void tiles(ScoreLine line, int source, Holds holds) const
    {
        m_measure.forEachTile([&](int tile) {
            const int cause = source >= 0 ? source : building(tile).source;
            if (holds(tile))
                counted(line, cause, inCity(m_seat, corner(tile)));
        });
    }
    void monuments(ScoreLine line, int source, bool rings) const
    {
        for (const Monument &monument : m_engine.content.monuments) {
            if (m_engine.state.pieces[static_cast<std::size_t>(monument.firstPiece)].seat() == m_seat)
                m_engine.emit(EventKind::Counted, m_seat, rings ? monument.rings : 1, static_cast<int>(line),
                              source >= 0 ? source : monument.source, {}, inCity(m_seat, corner(monument.firstPiece)));
        }
    }
    [[nodiscard]] const Measure &measure() const { return m_measure; }

private:
    [[nodiscard]] const Building &building(int tile) const
    {
        return m_engine.content.buildings[static_cast<std::size_t>(tile)];
    }
    [[nodiscard]] Space corner(int piece) const { return pieceCells(m_engine.content, m_engine.state, piece).first(); }
    void counted(ScoreLine line, int source, Place where) const
    {
        m_engine.emit(EventKind::Counted, m_seat, 1, static_cast<int>(line), source, {}, where);
    }

    Engine &m_engine;
    int m_seat;
    Measure m_measure;
};

void tellObjective(const Teller &teller, const Objective &objective)
{
    const Measure &measure = teller.measure();
    const int source = objective.source;
    const int type = objective.sort;
    const auto line = ScoreLine::Objective;
    switch (objective.kind) {
    case ObjectiveKind::GreenArea:
        return teller.cells(measure.greenArea(), line, source);
    case ObjectiveKind::LongestRoad:
        return teller.cells(measure.longestRoad(), line, source);
    case ObjectiveKind::Monuments:
        return teller.monuments(line, source, false);
    case ObjectiveKind::AtResources:
        return teller.tiles(line, source, [&](int tile) { return measure.isAtResource(tile); });
    case ObjectiveKind::AtWater:
        return teller.tiles(line, source, [&](int tile) { return measure.isAtWater(tile); });
    case ObjectiveKind::OfType:
        return teller.tiles(line, source, [&](int tile) { return measure.typeOf(tile) == type; });
    case ObjectiveKind::Group:
        return teller.cells(measure.group(type), line, source);
    case ObjectiveKind::AtEdge:
        return teller.tiles(line, source, [&](int tile) { return measure.isAtEdge(tile); });
    case ObjectiveKind::Districts:
        return teller.tiles(line, source, [&](int tile) { return measure.isSurrounded(tile); });
    case ObjectiveKind::Resource:
        return;
    }
}

void tellPlayer(Engine &engine, int seat, const Score &score)
{
    const Teller teller(engine, seat);
    const auto line = [&](ScoreLine which, int points, int source = -1) {
        engine.emit(EventKind::Scored, seat, points, static_cast<int>(which), source);
    };
    line(ScoreLine::Population, score.population, engine.content.board.source);
    line(ScoreLine::LeastResource, score.leastResource);
    teller.monuments(ScoreLine::Monuments, -1, true);
    line(ScoreLine::Monuments, score.monuments);
    teller.cells(teller.measure().countedResources(), ScoreLine::Resources);
    line(ScoreLine::Resources, score.resources);
    teller.tiles(ScoreLine::Districts, -1, [&](int tile) { return teller.measure().isSurrounded(tile); });
    line(ScoreLine::Districts, score.districts);
    line(ScoreLine::Loan, score.loan);
    for (std::size_t i = 0; i < engine.state.objectives.size(); ++i) {
        if (engine.state.objectives[i] >= engine.content.objectives.size())
            continue;
        const Objective &objective = engine.content.objectives[engine.state.objectives[i]];
        tellObjective(teller, objective);
        line(ScoreLine::Objective, score.objectives[i], objective.source);
    }
    engine.emit(EventKind::Total, seat, score.total());
}

} // namespace

void finishGame(Engine &engine)
{
    GameState &state = engine.state;
    state.phase = Phase::Over;
    if (!engine.events)
        return;
    engine.emit(EventKind::ScoringBegan, -1);
    const std::array<Score, maxPlayers> all = scores(engine.content, state);
    for (int seat = 0; seat < state.playerCount; ++seat)
        tellPlayer(engine, seat, all[static_cast<std::size_t>(seat)]);
    int verdict = -1;
    if (state.isSolo()) {
        engine.emit(EventKind::TargetSet, -1, soloTarget(engine.content, state));
        verdict = hasWonSolo(engine.content, state, all[0].total()) ? 1 : 0;
    }
    engine.emit(EventKind::GameEnded, -1, 0, verdict);
}

std::vector<Standing> standings(const Content &content, const GameState &state)
{
    const std::array<Score, maxPlayers> all = scores(content, state);
    std::vector<Standing> result;
    for (int seat = 0; seat < state.playerCount; ++seat)
        result.push_back({seat, all[static_cast<std::size_t>(seat)].total(), 1});
    if (state.isSolo()) { // WW-SOLO-16
        result[0].rank = hasWonSolo(content, state, result[0].score) ? 1 : 2;
        return result;
    }
    for (Standing &standing : result) {
        for (const Standing &other : result)
            standing.rank += isBetter(content, state, other, standing) ? 1 : 0;
    }
    return result;
}

} // namespace mw::world_wonders

#include "judge.h"

#include "games/world_wonders/city/figures.h"
#include "games/world_wonders/city/shortset.h"

namespace mw::world_wonders {

namespace {

enum Stage { shapeStage, arrangementStage, insideStage, overlapStage, terrainStage, contactStage, restStage };

constexpr std::array<std::string_view, neighbourCount> symbolRules{"WW-SYMBOL-02", "WW-SYMBOL-02", "WW-SYMBOL-02",
                                                                   "WW-SYMBOL-02", "WW-SYMBOL-02", "WW-SYMBOL-01",
                                                                   "WW-SYMBOL-03", "WW-SYMBOL-04", "WW-SYMBOL-09"};

/// A refusal that names the first of the spaces concerned, counted from 1, and how many they are.
Verdict verdict(std::string_view rule, int stage, const Cells &spaces)
{
    if (spaces.isEmpty())
        return {refuse(rule), stage, spaces};
    const Space first = spaces.first();
    return {refuse(rule, first.row + 1, first.column + 1, spaces.count()), stage, spaces};
}

/// One piece of a purchase at one corner, checked rule by rule.
class Judge
{
public:
    Judge(const Content &content, const GameState &state, const Site &site, const Purchase &purchase, unsigned left,
          const Cells &laid)
        : m_content(content), m_state(state), m_site(site), m_purchase(purchase), m_left(left), m_laid(laid)
    {
    }

    [[nodiscard]] Verdict at(int part, int turn, int corner);

private:
    [[nodiscard]] Verdict shape(int part, int turn) const;
    [[nodiscard]] Verdict arrangement() const;
    [[nodiscard]] Verdict terrain() const;
    [[nodiscard]] Verdict contact() const;
    [[nodiscard]] Verdict roadContact() const;
    [[nodiscard]] Verdict rest(int part, int turn) const;
    [[nodiscard]] Verdict symbols(int part, int turn) const;
    [[nodiscard]] Verdict incomplete(const FigureSearch &search, unsigned others, unsigned turns) const;
    [[nodiscard]] const Monument &monument() const
    {
        return m_content.monuments[static_cast<std::size_t>(m_purchase.item)];
    }

    const Content &m_content;
    const GameState &m_state;
    const Site &m_site;
    const Purchase &m_purchase;
    unsigned m_left;
    Cells m_laid;
    const TurnedShape *m_shape = nullptr;
    Space m_corner;
    Cells m_cells;
};

Verdict Judge::shape(int part, int turn) const
{
    const bool isThere = part >= 0 && part < m_purchase.parts && (m_left >> part & 1U) != 0;
    if (!isThere && m_purchase.sort == Source::Monument) // WW-MON-08
        return verdict("WW-MON-08", shapeStage, {});
    if (!isThere) // WW-ROAD-02
        return verdict("WW-ROAD-02", shapeStage, {});
    if (m_purchase.sort == Source::Monument && m_laid.isEmpty() && monument().twin[static_cast<std::size_t>(part)] != 0)
        return verdict("WW-MON-08", shapeStage, {}); // the first figure of the card comes first
    if (turn < 0 || turn >= maxTurns)                // WW-PLACE-04
        return verdict("WW-PLACE-04", shapeStage, {});
    if (partShape(m_content, m_purchase, part).canonical[static_cast<std::size_t>(turn)] == noTurn)
        return verdict(turn < firstMirrored ? "WW-PLACE-04" : "WW-PLACE-05", shapeStage, {}); // WW-OPEN-03, WW-OPEN-59
    if ((turnsLeft(m_content, m_state, m_purchase) & partShape(m_content, m_purchase, part).sameAs(turn)) == 0)
        return verdict("WW-PLACE-04", shapeStage, {}); // WW-OPEN-59
    return {};
}

// WW-MON-09, 10
Verdict Judge::arrangement() const
{
    if (m_purchase.sort != Source::Monument || m_laid.isEmpty())
        return {};
    const FigureSearch search(m_state, m_site, m_state.active, monument());
    const std::string_view rule = monument().link == Link::Touching ? "WW-MON-09" : "WW-MON-10";
    const bool isLinked = !(m_cells & search.linked(m_laid)).isEmpty() || !(m_cells & m_laid).isEmpty();
    const bool isApart = monument().link == Link::Touching || (m_cells & search.forbidden(m_laid)).isEmpty();
    return isLinked && isApart ? Verdict{} : verdict(rule, arrangementStage, m_cells);
}

std::string_view landRule(Source sort)
{
    switch (sort) {
    case Source::Building:
        return "WW-BUILD-03";
    case Source::Tower:
        return "WW-TOWER-03";
    case Source::ShortSet:
        return "WW-ROAD-09";
    case Source::Monument:
        return "WW-SYMBOL-05";
    default:
        return "WW-ROAD-08";
    }
}

// WW-PLACE-07: every space, each by what it asks for
Verdict Judge::terrain() const
{
    Cells wet;
    Cells dry;
    Cells resources;
    for (const Cell &cell : m_shape->spaces()) {
        const Space space{m_corner.row + cell.row, m_corner.column + cell.column};
        const bool isWater = m_site.map().water.has(space);
        if (cell.ground == Ground::Land && isWater)
            wet.add(space);
        else if (cell.ground == Ground::Water && !isWater)
            dry.add(space);
        else if (!m_site.free(cell.ground).has(space))
            resources.add(space);
    }
    if (!wet.isEmpty()) // WW-BUILD-03, WW-TOWER-03, WW-ROAD-08, 09, WW-SYMBOL-05, WW-MON-12
        return verdict(landRule(m_purchase.sort), terrainStage, wet);
    if (!dry.isEmpty()) // WW-SYMBOL-06
        return verdict("WW-SYMBOL-06", terrainStage, dry);
    if (!resources.isEmpty()) // WW-PLACE-06, WW-OPEN-04
        return verdict("WW-PLACE-06", terrainStage, resources);
    return {};
}

Verdict Judge::roadContact() const
{
    const bool together = m_purchase.sort == Source::ShortSet && m_content.options.shortSetTogether;
    if (together && !m_laid.isEmpty()) // WW-OPEN-08
        return (m_cells & grown(m_laid)).isEmpty() ? verdict("WW-ROAD-06", contactStage, m_cells) : Verdict{};
    if (!(m_cells & m_site.contact(Source::LongRoad, 0)).isEmpty())
        return {};
    const bool atTower = !(m_cells & grown(m_site.player().towers)).isEmpty();
    return verdict(atTower ? "WW-ROAD-11" : "WW-ROAD-04", contactStage, m_cells); // WW-ROAD-04, 11
}

Verdict Judge::contact() const
{
    switch (m_purchase.sort) {
    case Source::Monument:
        return {};
    case Source::Building: // WW-BUILD-04, 05
    case Source::Tower:    // WW-TOWER-04
        if (!(m_cells & m_site.contact(m_purchase.sort, buildingType(m_content, m_state, m_purchase))).isEmpty())
            return {};
        return verdict(m_purchase.sort == Source::Tower ? "WW-TOWER-04" : "WW-BUILD-04", contactStage, m_cells);
    default:
        return roadContact();
    }
}

/// Which rule keeps the figures to come from being laid.
Verdict Judge::incomplete(const FigureSearch &search, unsigned others, unsigned turns) const
{
    const Cells laid = m_laid | m_cells;
    if (!search.completes(laid, others, turns, 0))
        return verdict(monument().link == Link::Touching ? "WW-MON-09" : "WW-MON-10", contactStage, m_cells);
    for (std::size_t i = 0; i < monument().order.size(); ++i) {
        const auto need = static_cast<std::size_t>(monument().order[i]);
        if (!search.completes(laid, others, turns, 1U << need))
            return verdict(symbolRules[need], restStage + static_cast<int>(i), m_cells);
    }
    return verdict("WW-SYMBOL-10", restStage + neighbourCount, m_cells);
}

// WW-SYMBOL-01 to 11
Verdict Judge::symbols(int part, int turn) const
{
    const FigureSearch search(m_state, m_site, m_state.active, monument());
    const unsigned others = m_left & ~(1U << part);
    const unsigned turns = search.turnsAfter(turnsLeft(m_content, m_state, m_purchase), part, turn);
    const Cells all = m_laid | m_cells;
    if (search.completes(all, others, turns))
        return {};
    if (others != 0)
        return incomplete(search, others, turns);
    for (std::size_t i = 0; i < monument().order.size(); ++i) {
        const Neighbour need = monument().order[i];
        if (search.holdAll(all, bitOf(need)))
            continue;
        const bool tooFew = search.hasAny(need, all); // WW-SYMBOL-11
        return verdict(tooFew ? "WW-SYMBOL-11" : symbolRules[static_cast<std::size_t>(need)],
                       restStage + 2 * static_cast<int>(i) + (tooFew ? 1 : 0), all);
    }
    return {};
}

/// What the pieces to come, and the monument as a whole, ask for.
Verdict Judge::rest(int part, int turn) const
{
    if (m_purchase.sort == Source::Monument)
        return symbols(part, turn);
    if (m_purchase.sort != Source::ShortSet)
        return {};
    const SetSearch search(m_site, m_laid);
    const bool fits = search.canFinishAfter(m_cells, m_left & ~(1U << part));
    return fits ? Verdict{} : verdict("WW-ROAD-07", restStage, m_cells); // WW-ROAD-07
}

Verdict Judge::at(int part, int turn, int corner)
{
    if (Verdict found = shape(part, turn); found.refused)
        return found;
    m_shape = &partShape(m_content, m_purchase, part).turns[static_cast<std::size_t>(turn)];
    m_corner = cornerAt(corner);
    if (corner < 0 || !m_shape->fits(m_corner, grid::side, grid::side)) // WW-PLACE-01
        return verdict("WW-PLACE-01", insideStage, {});
    m_cells = m_shape->at(m_corner);
    if (Verdict found = arrangement(); found.refused)
        return found;
    if (!m_shape->fits(m_corner, m_site.map().rows, m_site.map().columns)) // WW-PLACE-01, WW-GEO-01
        return verdict("WW-PLACE-01", insideStage, m_cells - m_site.map().all);
    if (const Cells shared = m_cells & m_site.covered(); !shared.isEmpty()) // WW-PLACE-02, 03
        return verdict("WW-PLACE-02", overlapStage, shared);
    if (Verdict found = terrain(); found.refused)
        return found;
    if (Verdict found = contact(); found.refused)
        return found;
    return rest(part, turn);
}

/// A monument of several figures: what none of its arrangements can meet.
Verdict judgeFigures(const GameState &state, const Site &site, const Monument &monument, const Purchase &purchase)
{
    const FigureSearch search(state, site, state.active, monument);
    if (!search.completes({}, purchase.all(), search.allTurns(), 0))
        return verdict(monument.link == Link::Touching ? "WW-MON-09" : "WW-MON-10", contactStage, {});
    for (const Neighbour need : monument.order) {
        if (!search.completes({}, purchase.all(), search.allTurns(), bitOf(need)))
            return verdict(symbolRules[static_cast<std::size_t>(need)], restStage, {});
    }
    return verdict("WW-SYMBOL-10", restStage, {});
}

} // namespace

Verdict judgePlace(const Content &content, const GameState &state, const Site &site, const Action &action)
{
    const Purchase purchase = purchaseOf(content, state);
    const bool isSingle = purchase.parts == 1;
    Judge judge(content, state, site, purchase, partsLeft(state, purchase), partsLaid(content, state, purchase));
    return judge.at(isSingle ? 0 : action.args[0], action.args[1], action.args[2]);
}

Verdict judgeNowhere(const Content &content, const GameState &state, const Site &site, const Purchase &purchase)
{
    if (purchase.sort == Source::Monument && purchase.parts > 1)
        return judgeFigures(state, site, content.monuments[static_cast<std::size_t>(purchase.item)], purchase);
    Verdict best = verdict("WW-PLACE-01", insideStage, {});
    Judge judge(content, state, site, purchase, purchase.all(), {});
    for (int part = 0; part < purchase.parts; ++part) {
        const Shape &shape = partShape(content, purchase, part);
        for (const std::uint8_t turn : shape.distinct()) {
            site.map().all.forEach([&](Space corner) {
                Verdict found = judge.at(part, turn, cornerNumber(corner));
                if (found.stage > best.stage)
                    best = found;
            });
        }
    }
    return best;
}

} // namespace mw::world_wonders

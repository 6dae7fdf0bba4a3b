#include "cityhand.h"

#include "qml/Playtest/worldwonders/cityrows.h"
#include "qml/Playtest/worldwonders/worldwonderstargets.h"

#include <algorithm>

namespace mw::table {

using namespace world_wonders;

CityHand::CityHand(PlaytestGame &game, QObject *parent) : QObject(parent), m_game(game) {}

const Content &CityHand::content() const
{
    return wonders::contentOf(*m_game.game()->pack().content);
}

const GameState &CityHand::state() const
{
    return wonders::stateIn(m_game.game()->state());
}

const TurnedShape &CityHand::shape() const
{
    return partShape(content(), m_purchase, m_part).turns[static_cast<std::size_t>(m_turn)];
}

Action CityHand::placing() const
{
    return makeAction(ActionKind::Place, state().active, m_part, m_turn, cornerNumber(m_corner));
}

void CityHand::clear()
{
    m_holding = false;
    m_choice = -1;
    m_fits.clear();
    m_reach.clear();
    m_parts.setRows({});
    emit changed();
}

void CityHand::follow()
{
    const Purchase purchase = purchaseOf(content(), state());
    if (!m_game.mayAnswer() || purchase.sort == Source::Nothing) {
        clear();
        return;
    }
    const bool same = m_holding && purchase.sort == m_purchase.sort && purchase.item == m_purchase.item;
    m_purchase = purchase;
    m_holding = true;
    m_choice = m_game.choices().at(wonders::cityTarget());
    if (!same) {
        m_part = 0;
        m_turn = 0;
    }
    nameCard();
    collectFits();
    choosePart();
    chooseTurn();
    chooseCorner();
    look();
}

void CityHand::nameCard()
{
    m_cardKind.clear();
    m_cardId.clear();
    if (m_purchase.sort == Source::Monument) {
        m_cardKind = QStringLiteral("monument");
        m_cardId = toQt(content().monuments[static_cast<std::size_t>(m_purchase.item)].id);
    } else if (m_purchase.sort == Source::Building) {
        m_cardKind = QStringLiteral("building");
        m_cardId = toQt(content().buildings[static_cast<std::size_t>(m_purchase.firstPiece)].id);
    }
}

/// What the rules let be laid now, by part and turn.
void CityHand::collectFits()
{
    m_fits.clear();
    m_canTakeBack = false;
    const auto &rows = m_game.choices().rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Action &action = m_game.choices().action(static_cast<int>(i));
        m_canTakeBack = m_canTakeBack || (rows[i].legal && kindOf(action) == ActionKind::Back);
        if (!rows[i].legal || kindOf(action) != ActionKind::Place) {
            continue;
        }
        auto fit = std::find_if(m_fits.begin(), m_fits.end(), [&action](const Fit &known) {
            return known.part == action.args[0] && known.turn == action.args[1];
        });
        if (fit == m_fits.end()) {
            fit = m_fits.insert(m_fits.end(), Fit{action.args[0], action.args[1], {}});
        }
        fit->corners.add(cornerAt(action.args[2]));
    }
}

bool CityHand::partFits(int part) const
{
    return std::any_of(m_fits.begin(), m_fits.end(), [part](const Fit &fit) { return fit.part == part; });
}

/// The rules take the first of several parts that are just alike.
int CityHand::stands(int part) const
{
    const auto alike = std::find_if(m_fits.begin(), m_fits.end(), [&](const Fit &fit) {
        return partShape(content(), m_purchase, fit.part) == partShape(content(), m_purchase, part);
    });
    return partFits(part) || alike == m_fits.end() ? part : alike->part;
}

grid::Cells CityHand::cornersOf(int part, int turn) const
{
    const auto fit = std::find_if(m_fits.begin(), m_fits.end(),
                                  [&](const Fit &known) { return known.part == part && known.turn == turn; });
    return fit == m_fits.end() ? grid::Cells() : fit->corners;
}

void CityHand::choosePart()
{
    const unsigned left = partsLeft(state(), m_purchase);
    const auto isLeft = [left](int part) { return (left >> part & 1U) != 0; };
    for (const bool mustFit : {true, false}) {
        for (int i = 0; i < m_purchase.parts; ++i) {
            const int part = (m_part + i) % m_purchase.parts;
            if (isLeft(part) && (partFits(part) || !mustFit)) {
                m_part = part;
                return;
            }
        }
    }
}

void CityHand::chooseTurn()
{
    const auto turns = partShape(content(), m_purchase, m_part).distinct();
    m_turns = static_cast<int>(turns.size());
    if (std::find(turns.begin(), turns.end(), m_turn) != turns.end() && !cornersOf(m_part, m_turn).isEmpty()) {
        return;
    }
    const auto fitting =
        std::find_if(turns.begin(), turns.end(), [this](int turn) { return !cornersOf(m_part, turn).isEmpty(); });
    m_turn = fitting == turns.end() ? turns.front() : *fitting;
}

/// The legal place that is nearest to where the piece is held.
void CityHand::chooseCorner()
{
    const grid::Cells corners = cornersOf(m_part, m_turn);
    int nearest = -1;
    grid::Space chosen = m_corner;
    corners.forEach([&](grid::Space space) {
        const int distance = std::abs(space.row - m_corner.row) + std::abs(space.column - m_corner.column);
        if (nearest < 0 || distance < nearest) {
            nearest = distance;
            chosen = space;
        }
    });
    setCorner(chosen);
}

void CityHand::setCorner(grid::Space corner)
{
    const Map &map = mapOf(content(), state().player(state().active));
    m_corner.row = std::clamp(corner.row, 0, std::max(0, map.rows - shape().rows));
    m_corner.column = std::clamp(corner.column, 0, std::max(0, map.columns - shape().columns));
}

void CityHand::followParts()
{
    const unsigned left = partsLeft(state(), m_purchase);
    std::vector<PartRow> rows;
    for (int part = 0; part < m_purchase.parts; ++part) {
        PartRow row;
        row.rows = wonders::rowsOf(partShape(content(), m_purchase, part).turns[0]);
        row.laid = (left >> part & 1U) == 0;
        row.current = part == m_part;
        row.fits = partFits(stands(part));
        rows.push_back(std::move(row));
    }
    m_parts.setRows(std::move(rows));
}

void CityHand::look()
{
    const Map &map = mapOf(content(), state().player(state().active));
    m_piece = wonders::pieceRow(m_game.game()->pack(), m_purchase.firstPiece + m_part);
    m_piece.rows = wonders::rowsOf(shape());
    if (m_piece.sort == u"road") {
        m_piece.wetRows = wonders::wetRowsOf(map, shape(), m_corner);
    }
    const auto refusal = m_game.game()->refusal(placing());
    m_legal = !refusal;
    m_reason = refusal ? m_game.refusedText(*refusal) : QString();
    m_rule = refusal ? toQt(refusal->rule) : QString();
    grid::Cells reach;
    cornersOf(m_part, m_turn).forEach([&](grid::Space corner) { reach |= shape().at(corner); });
    m_reach = wonders::pointsOf(reach);
    followParts();
    emit changed();
}

QString CityHand::verdict() const
{
    return m_legal ? tr("Fits here") : tr("Not possible: %1").arg(m_reason);
}

void CityHand::pick(int part)
{
    if (m_holding && part >= 0 && part < m_purchase.parts && (partsLeft(state(), m_purchase) >> part & 1U) != 0) {
        m_part = stands(part);
        chooseTurn();
        chooseCorner();
        look();
    }
}

bool CityHand::turn(int steps)
{
    if (!m_holding) {
        return false;
    }
    const auto turns = partShape(content(), m_purchase, m_part).distinct();
    const auto count = static_cast<int>(turns.size());
    const auto at = static_cast<int>(std::find(turns.begin(), turns.end(), m_turn) - turns.begin());
    const grid::Space middle{m_corner.row + (shape().rows - 1) / 2, m_corner.column + (shape().columns - 1) / 2};
    m_turn = turns[static_cast<std::size_t>(((at + steps) % count + count) % count)];
    setCorner({middle.row - (shape().rows - 1) / 2, middle.column - (shape().columns - 1) / 2});
    look();
    return true;
}

void CityHand::point(QPoint space)
{
    if (m_holding) {
        const grid::Space before = m_corner;
        setCorner({space.y() - (shape().rows - 1) / 2, space.x() - (shape().columns - 1) / 2});
        if (before != m_corner) {
            look();
        }
    }
}

void CityHand::move(int columns, int lines)
{
    if (m_holding) {
        setCorner({m_corner.row + lines, m_corner.column + columns});
        look();
    }
}

void CityHand::place()
{
    if (m_holding && !m_game.apply(placing())) {
        m_game.explain(placing());
    }
}

bool CityHand::explain()
{
    if (m_holding) {
        m_game.explain(placing());
    }
    return m_holding;
}

bool CityHand::takeBack()
{
    return m_holding && m_canTakeBack && m_game.apply(makeAction(ActionKind::Back, state().active));
}

} // namespace mw::table

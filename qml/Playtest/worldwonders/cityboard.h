#pragma once

#include "qml/Playtest/faceplan.h"
#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/worldwonders/worldwondersrows.h"
#include "qml/Playtest/worldwonders/worldwondersstate.h"

namespace mw::table {

/// A player of World Wonders: the city, the markers and all that a player has.
class CityBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(int seat READ seat CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString mapId READ mapId NOTIFY changed)
    Q_PROPERTY(qreal aspect READ aspect NOTIFY changed)
    Q_PROPERTY(QRectF gridRect READ gridRect NOTIFY changed)
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(int lines READ lines NOTIFY changed)
    Q_PROPERTY(mw::table::TableModel *pieces READ pieces CONSTANT)
    Q_PROPERTY(mw::table::TableModel *markers READ markers CONSTANT)
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed)
    Q_PROPERTY(bool out READ isOut NOTIFY changed)
    Q_PROPERTY(bool loan READ hasLoan NOTIFY changed)
    Q_PROPERTY(int gold READ gold NOTIFY changed)
    Q_PROPERTY(int goldLimit READ goldLimit NOTIFY changed)
    Q_PROPERTY(int population READ population NOTIFY changed)
    Q_PROPERTY(int food READ food NOTIFY changed)
    Q_PROPERTY(int ceramics READ ceramics NOTIFY changed)
    Q_PROPERTY(int gears READ gears NOTIFY changed)
    Q_PROPERTY(int monuments READ monuments NOTIFY changed)
    Q_PROPERTY(int pedestal READ pedestal NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)

public:
    CityBoard(int seat, QObject *parent);

    /// Shows the player of this seat in the game's view.
    void follow(const PlaytestGame &game, const FacePlan &plan);
    void setPoints(int points) { m_points = points; }

    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString mapId() const { return m_mapId; }
    /// Height of the picture of the map for a width of 1; where its spaces lie on it, in fractions.
    [[nodiscard]] qreal aspect() const { return m_aspect; }
    [[nodiscard]] QRectF gridRect() const { return m_gridRect; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int lines() const { return m_lines; }
    [[nodiscard]] TableModel *pieces() { return &m_pieces; }
    [[nodiscard]] TableModel *markers() { return &m_markers; }
    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] bool isAsked() const { return m_asked; }
    [[nodiscard]] bool isOut() const { return m_player.out != 0; }
    [[nodiscard]] bool hasLoan() const { return m_player.loan != 0; }
    [[nodiscard]] int gold() const { return m_goldLimit - m_player.spent; }
    [[nodiscard]] int goldLimit() const { return m_goldLimit; }
    [[nodiscard]] int population() const { return m_player.population; }
    [[nodiscard]] int food() const { return m_player.resources[0]; }
    [[nodiscard]] int ceramics() const { return m_player.resources[1]; }
    [[nodiscard]] int gears() const { return m_player.resources[2]; }
    [[nodiscard]] int monuments() const { return m_player.monumentCount; }
    [[nodiscard]] int pedestal() const { return m_pedestal; } ///< 1 or 2; 0 for none
    /// Score if the game ended now.
    [[nodiscard]] int points() const { return m_points; }

signals:
    void changed();

private:
    void followMap(const world_wonders::Content &content, const FacePlan &plan);
    void followMarkers(const world_wonders::Content &content, const TableText &text);

    int m_seat;
    QString m_name;
    QString m_mapId;
    qreal m_aspect = 1;
    QRectF m_gridRect;
    int m_columns = 1;
    int m_lines = 1;
    world_wonders::Player m_player{};
    int m_goldLimit = 0;
    int m_pedestal = 0;
    int m_points = 0;
    bool m_active = false;
    bool m_asked = false;
    RowModel<PieceRow> m_pieces;
    RowModel<MarkerRow> m_markers;
};

} // namespace mw::table

#pragma once

#include "qml/Playtest/faceplan.h"
#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/timespan/supporthelp.h"
#include "qml/Playtest/timespan/timespanrows.h"
#include "qml/Playtest/timespan/timespanstate.h"

namespace mw::table {

/// A player of Timespan: civilization board with its timeline, storage, technology board, and all that lies beside.
class RulerBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(int seat READ seat CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString civilizationId READ civilizationId NOTIFY changed)
    Q_PROPERTY(QString civilization READ civilization NOTIFY changed)
    Q_PROPERTY(QString techBoardId READ techBoardId NOTIFY changed)
    Q_PROPERTY(QString storageId READ storageId NOTIFY changed)
    Q_PROPERTY(qreal civilizationAspect READ civilizationAspect NOTIFY changed)
    Q_PROPERTY(qreal techAspect READ techAspect NOTIFY changed)
    Q_PROPERTY(qreal storageAspect READ storageAspect NOTIFY changed)
    Q_PROPERTY(QPointF readyAt READ readyAt NOTIFY changed)
    Q_PROPERTY(QPointF sleepingAt READ sleepingAt NOTIFY changed)
    Q_PROPERTY(QPointF graveyardAt READ graveyardAt NOTIFY changed)
    Q_PROPERTY(QPointF tilesAt READ tilesAt NOTIFY changed)
    Q_PROPERTY(mw::table::TableModel *timeline READ timeline CONSTANT)
    Q_PROPERTY(mw::table::TableModel *boxes READ boxes CONSTANT)
    Q_PROPERTY(mw::table::TableModel *deliveries READ deliveries CONSTANT)
    Q_PROPERTY(mw::table::TableModel *cubes READ cubes CONSTANT)
    Q_PROPERTY(mw::table::TableModel *cubeSpots READ cubeSpots CONSTANT)
    Q_PROPERTY(mw::table::TableModel *gears READ gears CONSTANT)
    Q_PROPERTY(mw::table::TableModel *luxuries READ luxuries CONSTANT)
    Q_PROPERTY(mw::table::TableModel *hand READ hand CONSTANT)
    Q_PROPERTY(mw::table::TableModel *kept READ kept CONSTANT)
    Q_PROPERTY(mw::table::TableModel *graveyard READ graveyard CONSTANT)
    Q_PROPERTY(mw::table::TableModel *visions READ visions CONSTANT)
    Q_PROPERTY(int workers READ workers NOTIFY changed)
    Q_PROPERTY(int sleeping READ sleeping NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(int peace READ peace NOTIFY changed)
    Q_PROPERTY(int cards READ cards NOTIFY changed)
    Q_PROPERTY(int built READ built NOTIFY changed)
    Q_PROPERTY(int dead READ dead NOTIFY changed)
    Q_PROPERTY(QList<QString> past READ past NOTIFY changed)
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed)
    Q_PROPERTY(bool done READ isDone NOTIFY changed)
    Q_PROPERTY(int stepIn READ stepIn NOTIFY changed)
    Q_PROPERTY(bool canStepIn READ canStepIn NOTIFY changed)
    Q_PROPERTY(QString stepInReason READ stepInReason NOTIFY changed)

public:
    RulerBoard(int seat, QObject *parent);

    /// Shows the player of this seat in the game's view.
    void follow(const PlaytestGame &game, const FacePlan &plan, const SupportHelp &help);

    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString civilizationId() const { return m_civilizationId; } ///< empty before it is chosen
    [[nodiscard]] QString civilization() const { return m_civilization; }
    [[nodiscard]] QString techBoardId() const { return m_techBoardId; }
    [[nodiscard]] QString storageId() const { return m_storageId; }
    /// Height of a board for a width of 1.
    [[nodiscard]] qreal civilizationAspect() const { return m_civilizationAspect; }
    [[nodiscard]] qreal techAspect() const { return m_techAspect; }
    [[nodiscard]] qreal storageAspect() const { return m_storageAspect; }
    /// Middles of areas, in fractions of the board.
    [[nodiscard]] QPointF readyAt() const { return m_readyAt; }
    [[nodiscard]] QPointF sleepingAt() const { return m_sleepingAt; }
    [[nodiscard]] QPointF graveyardAt() const { return m_graveyardAt; }
    [[nodiscard]] QPointF tilesAt() const { return m_tilesAt; }
    [[nodiscard]] TableModel *timeline() { return &m_timeline; }
    [[nodiscard]] TableModel *boxes() { return &m_boxes; }
    [[nodiscard]] TableModel *deliveries() { return &m_deliveries; } ///< luxury tiles that cards might take
    [[nodiscard]] TableModel *cubes() { return &m_cubes; }
    [[nodiscard]] TableModel *cubeSpots() { return &m_cubeSpots; } ///< answers on the storage board
    [[nodiscard]] TableModel *gears() { return &m_gears; }
    [[nodiscard]] TableModel *luxuries() { return &m_luxuries; }
    [[nodiscard]] TableModel *hand() { return &m_hand; }
    [[nodiscard]] TableModel *kept() { return &m_kept; } ///< clock tiles
    [[nodiscard]] TableModel *graveyard() { return &m_graveyard; }
    [[nodiscard]] TableModel *visions() { return &m_visions; } ///< those that count for this player
    [[nodiscard]] int workers() const { return m_player.workers; }
    [[nodiscard]] int sleeping() const { return m_player.sleeping; }
    [[nodiscard]] int points() const { return m_player.points; }
    [[nodiscard]] int peace() const { return m_peace; } ///< symbols to be seen now
    [[nodiscard]] int cards() const { return m_player.hand.count() + m_player.hiddenCards; }
    [[nodiscard]] int built() const { return std::popcount(m_player.built); }
    [[nodiscard]] int dead() const { return m_player.graveyard.count(); }
    [[nodiscard]] QStringList past() const; ///< types of the tiles in the graveyard section, in their order
    [[nodiscard]] bool isAsked() const { return m_asked; }
    [[nodiscard]] bool isDone() const { return m_done; }
    /// The choice by which this player acts at once; -1 for none.
    [[nodiscard]] int stepIn() const { return m_stepIn.choice; }
    [[nodiscard]] bool canStepIn() const { return m_stepIn.legal; }
    [[nodiscard]] QString stepInReason() const { return m_stepIn.reason; }

    /// Where a space of the timeline lies, in fractions of the civilization board.
    Q_INVOKABLE [[nodiscard]] QRectF spaceRect(int space) const;

signals:
    void changed();

private:
    /// What the parts need to be followed.
    struct Look;

    void followBoards(const Look &look);
    void followTimeline(const Look &look);
    void followBoxes(const Look &look);
    void followDeliveries(const Look &look);
    void followCubes(const Look &look);
    void followCubeSpots(const Look &look);
    void followGears(const Look &look);
    void followLuxuries(const Look &look);
    void followHand(const Look &look);
    void followGraveyard(const Look &look);
    void followVisions(const Look &look);

    int m_seat;
    QString m_name;
    QString m_civilizationId;
    QString m_civilization;
    QString m_techBoardId;
    QString m_storageId;
    qreal m_civilizationAspect = 0.6;
    qreal m_techAspect = 0.4;
    qreal m_storageAspect = 1.3;
    QPointF m_readyAt;
    QPointF m_sleepingAt;
    QPointF m_graveyardAt;
    QPointF m_tilesAt;
    timespan::Player m_player{};
    int m_peace = 0;
    bool m_asked = false;
    bool m_done = false;
    TargetRow m_stepIn;
    RowModel<TimelineRow> m_timeline;
    RowModel<BoxRow> m_boxes;
    RowModel<SpotRow> m_deliveries;
    RowModel<CubeRow> m_cubes;
    RowModel<SpotRow> m_cubeSpots;
    RowModel<GearRow> m_gears;
    RowModel<LuxuryRow> m_luxuries;
    RowModel<CardPlaceRow> m_hand;
    RowModel<CardPlaceRow> m_kept;
    RowModel<CardPlaceRow> m_graveyard;
    RowModel<CardPlaceRow> m_visions;
};

} // namespace mw::table

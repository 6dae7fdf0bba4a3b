#pragma once

#include "qml/Playtest/faceplan.h"
#include "qml/Playtest/steamtime/steamtimetargets.h"

namespace mw::table {

/// A player's airship board and all that lies on and beside it, as the seat that looks may see it.
class AirshipBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(int seat READ seat CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString boardId READ boardId NOTIFY changed)
    Q_PROPERTY(qreal aspect READ aspect NOTIFY changed)
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed)
    Q_PROPERTY(bool passed READ hasPassed NOTIFY changed)
    Q_PROPERTY(bool firstPlayer READ isFirstPlayer NOTIFY changed)
    Q_PROPERTY(int gold READ gold NOTIFY changed)
    Q_PROPERTY(int esteem READ esteem NOTIFY changed)
    Q_PROPERTY(int steam READ steam NOTIFY changed)
    Q_PROPERTY(int portal READ portal NOTIFY changed)
    Q_PROPERTY(int hangar READ hangar NOTIFY changed)
    Q_PROPERTY(int missionCount READ missionCount NOTIFY changed)
    Q_PROPERTY(QRectF steamDisc READ steamDisc NOTIFY changed)
    Q_PROPERTY(QRectF portalDisc READ portalDisc NOTIFY changed)
    Q_PROPERTY(QPointF vaultAt READ vaultAt NOTIFY changed)
    Q_PROPERTY(QPointF hangarAt READ hangarAt NOTIFY changed)
    Q_PROPERTY(mw::table::TableModel *generators READ generators CONSTANT)
    Q_PROPERTY(mw::table::TableModel *crystals READ crystals CONSTANT)
    Q_PROPERTY(mw::table::TableModel *upgrades READ upgrades CONSTANT)
    Q_PROPERTY(mw::table::TableModel *expeditions READ expeditions CONSTANT)
    Q_PROPERTY(mw::table::TableModel *missions READ missions CONSTANT)
    Q_PROPERTY(mw::table::TableModel *specialists READ specialists CONSTANT)
    Q_PROPERTY(bool withSpecialists READ hasSpecialists NOTIFY changed)
    Q_PROPERTY(QString specialist READ specialist NOTIFY changed)
    Q_PROPERTY(bool saboteurHome READ isSaboteurHome NOTIFY changed)

public:
    AirshipBoard(int seat, QObject *parent);

    /// Shows the player of this seat in the game's view. Answers lie on the board only if the seat is asked.
    void follow(const PlaytestGame &game, const FacePlan &plan);

    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString boardId() const { return m_boardId; }
    [[nodiscard]] qreal aspect() const { return m_aspect; }
    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] bool isAsked() const { return m_asked; }
    [[nodiscard]] bool hasPassed() const { return m_player.passed != 0; }
    [[nodiscard]] bool isFirstPlayer() const { return m_firstPlayer; }
    [[nodiscard]] int gold() const { return m_player.gold; }
    [[nodiscard]] int esteem() const { return m_player.esteem; }
    [[nodiscard]] int steam() const { return m_player.steam; }
    [[nodiscard]] int portal() const { return m_player.portal; }
    [[nodiscard]] int hangar() const { return m_player.hangar; }
    [[nodiscard]] int missionCount() const { return m_missions.rowCount(); }
    [[nodiscard]] QRectF steamDisc() const { return m_steamDisc; }
    [[nodiscard]] QRectF portalDisc() const { return m_portalDisc; }
    [[nodiscard]] QPointF vaultAt() const { return m_vaultAt; }
    [[nodiscard]] QPointF hangarAt() const { return m_hangarAt; }
    [[nodiscard]] TableModel *generators() { return &m_generators; }
    [[nodiscard]] TableModel *crystals() { return &m_crystals; }
    [[nodiscard]] TableModel *upgrades() { return &m_upgrades; }
    [[nodiscard]] TableModel *expeditions() { return &m_expeditions; }
    [[nodiscard]] TableModel *missions() { return &m_missions; }
    /// The played deck from its top, then the hand, face down for others, then what can be picked.
    [[nodiscard]] TableModel *specialists() { return &m_specialists; }
    [[nodiscard]] bool hasSpecialists() const { return m_withSpecialists; } ///< whether the module is played
    [[nodiscard]] QString specialist() const { return m_specialist; }       ///< id of the one that works; may be empty
    [[nodiscard]] bool isSaboteurHome() const { return m_saboteurHome; }    ///< a saboteur in the hangar

signals:
    void changed();

private:
    void followGenerators(const GamePack &pack, const Choices *choices, const FacePlan &plan);
    void followPlaces(const GamePack &pack, const FacePlan &plan);
    void followCards(const PlaytestGame &game, const steam_time::Content &content, const steam_time::GameState &state,
                     const Choices *choices);

    void followModules(const PlaytestGame &game, const steam_time::Content &content, const steam_time::GameState &state,
                       const Choices *choices);

    int m_seat;
    QString m_name;
    QString m_boardId;
    qreal m_aspect = 0.5;
    steam_time::Player m_player{};
    bool m_active = false;
    bool m_asked = false;
    bool m_firstPlayer = false;
    QRectF m_steamDisc;
    QRectF m_portalDisc;
    QPointF m_vaultAt;
    QPointF m_hangarAt;
    RowModel<GeneratorRow> m_generators;
    RowModel<CrystalRow> m_crystals;
    RowModel<CardRow> m_upgrades;
    RowModel<CardRow> m_expeditions;
    RowModel<CardRow> m_missions;
    RowModel<CardRow> m_specialists;
    QString m_specialist;
    bool m_withSpecialists = false;
    bool m_saboteurHome = false;
};

} // namespace mw::table

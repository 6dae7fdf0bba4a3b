#pragma once

#include "qml/Playtest/faceplan.h"
#include "qml/Playtest/gametable.h"
#include "qml/Playtest/steamtime/airshipboard.h"

#include <QQmlListProperty>

#include <array>
#include <memory>

namespace mw::table {

/// The table of Steam Time: the stream of monument boards, the esteem track, decks, stocks, the card that is being
/// decided on, and every airship board. Follows a game and shows what the seat that looks may see.
class SteamTimeTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(qreal panelAspect READ panelAspect NOTIFY changed)
    Q_PROPERTY(QString effortId READ effortId NOTIFY changed)
    Q_PROPERTY(QString effortText READ effortText NOTIFY changed)
    Q_PROPERTY(int trackColumns READ trackColumns NOTIFY changed)
    Q_PROPERTY(int trackLines READ trackLines NOTIFY changed)
    Q_PROPERTY(QQmlListProperty<mw::table::AirshipBoard> boards READ boardList NOTIFY boardsChanged)
    Q_PROPERTY(mw::table::TableModel *panels READ panels CONSTANT)
    Q_PROPERTY(mw::table::TableModel *track READ track CONSTANT)
    Q_PROPERTY(mw::table::TableModel *discs READ discs CONSTANT)
    Q_PROPERTY(mw::table::TableModel *supplies READ supplies CONSTANT)
    Q_PROPERTY(mw::table::TableModel *decks READ decks CONSTANT)
    Q_PROPERTY(mw::table::TableModel *offer READ offer CONSTANT)
    Q_PROPERTY(mw::table::TableModel *offerParts READ offerParts CONSTANT)

public:
    /// `game` outlives it.
    SteamTimeTable(PlaytestGame &game, QObject *parent);
    ~SteamTimeTable() override;

    [[nodiscard]] QString headline() const override { return m_headline; }
    [[nodiscard]] qreal panelAspect() const { return m_panelAspect; }
    [[nodiscard]] QString effortId() const { return m_effortId; }
    [[nodiscard]] QString effortText() const { return m_effortText; }
    [[nodiscard]] int trackColumns() const { return m_trackColumns; }
    [[nodiscard]] int trackLines() const { return m_trackLines; }
    [[nodiscard]] const QList<AirshipBoard *> &boards() const { return m_boards; }
    [[nodiscard]] QQmlListProperty<AirshipBoard> boardList() { return {this, &m_boards}; }
    [[nodiscard]] TableModel *panels() { return &m_panels; }
    [[nodiscard]] TableModel *track() { return &m_track; }
    [[nodiscard]] TableModel *discs() { return &m_discs; }
    [[nodiscard]] TableModel *supplies() { return &m_supplies; }
    [[nodiscard]] TableModel *decks() { return &m_decks; }
    [[nodiscard]] TableModel *offer() { return &m_offer; }
    [[nodiscard]] TableModel *offerParts() { return &m_offerParts; }

    [[nodiscard]] QString pointsIcon() const override { return QStringLiteral("esteem"); }
    [[nodiscard]] QString pointsText(int points) const override;
    [[nodiscard]] QString targetOf(const Action &action) const override;
    [[nodiscard]] LogSection sectionOf(const Event &event) const override;
    [[nodiscard]] std::optional<Flight> flightOf(const Event &event) const override;
    [[nodiscard]] QString scoreDetail(int seat) const override;
    [[nodiscard]] std::vector<ScoreCause> scoreOf(int seat) const override;
    [[nodiscard]] QString verdict(const QStringList &winners, bool level) const override;

    /// Column and line of a space of the esteem track.
    Q_INVOKABLE [[nodiscard]] QPointF trackCell(int place) const;

signals:
    void boardsChanged();

private:
    struct PanelModels {
        RowModel<SpaceRow> spaces;
        RowModel<CrystalRow> crystals;
    };

    void follow();
    [[nodiscard]] QString phaseName() const;
    void followBoards();
    void followPanels();
    void followPanel(int board);
    [[nodiscard]] SpaceRow spaceRow(int space) const;
    void laySaboteurs(SpaceRow &row, int space) const;
    void layCard(SpaceRow &row, int space) const;
    void addCrystals(std::vector<CrystalRow> &rows, int space) const;
    void followTrack();
    void followSupplies();
    void followDecks();
    void followEffort();
    void followOffer();
    [[nodiscard]] const steam_time::GameState &state() const { return stateIn(game().view()); }
    [[nodiscard]] const steam_time::Content &content() const { return contentOf(*pack().content); }

    FacePlan m_plan;
    std::shared_ptr<const GamePack> m_planned;
    TableText m_text;
    QString m_headline;
    qreal m_panelAspect = 0.27;
    QString m_effortId;
    QString m_effortText;
    int m_trackColumns = 0;
    int m_trackLines = 0;
    QList<AirshipBoard *> m_boards;
    std::array<PanelModels, steam_time::maxBoards> m_panelModels;
    RowModel<PanelRow> m_panels;
    RowModel<TrackRow> m_track;
    RowModel<DiscRow> m_discs;
    RowModel<SupplyRow> m_supplies;
    RowModel<SupplyRow> m_decks;
    RowModel<CardRow> m_offer;
    RowModel<TargetRow> m_offerParts; ///< top and bottom of an encounter to choose between
};

} // namespace mw::table

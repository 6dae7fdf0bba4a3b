#pragma once

#include "qml/Playtest/faceplan.h"
#include "qml/Playtest/gametable.h"
#include "qml/Playtest/worldwonders/cityboard.h"
#include "qml/Playtest/worldwonders/cityhand.h"
#include "qml/Playtest/worldwonders/piecepainter.h"

#include <QQmlListProperty>

#include <memory>

namespace mw::table {

/// The table of World Wonders: everybody's city, what is on offer, the turn order, the objectives, and alone the cards
/// of the Automaton. Follows a game and shows what the seat that looks may see.
class WorldWondersTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(QQmlListProperty<mw::table::CityBoard> boards READ boardList NOTIFY boardsChanged)
    Q_PROPERTY(mw::table::CityHand *hand READ hand CONSTANT)
    Q_PROPERTY(mw::table::TableModel *stacks READ stacks CONSTANT)
    Q_PROPERTY(mw::table::TableModel *goods READ goods CONSTANT)
    Q_PROPERTY(mw::table::TableModel *monuments READ monuments CONSTANT)
    Q_PROPERTY(mw::table::TableModel *objectives READ objectives CONSTANT)
    Q_PROPERTY(mw::table::TableModel *order READ order CONSTANT)
    Q_PROPERTY(mw::table::TableModel *news READ news CONSTANT)
    Q_PROPERTY(bool solo READ isSolo NOTIFY changed)
    Q_PROPERTY(mw::table::TableModel *automaton READ automaton CONSTANT)
    Q_PROPERTY(QString soloCard READ soloCard NOTIFY changed)
    Q_PROPERTY(int soloLeft READ soloLeft NOTIFY changed)
    Q_PROPERTY(int soloTarget READ soloTarget NOTIFY changed)
    Q_PROPERTY(int monumentsLeft READ monumentsLeft NOTIFY changed)

public:
    /// `game` outlives it.
    WorldWondersTable(PlaytestGame &game, QObject *parent);
    ~WorldWondersTable() override;

    [[nodiscard]] QString headline() const override { return m_headline; }
    [[nodiscard]] QString pointsIcon() const override { return QStringLiteral("ring"); }
    [[nodiscard]] QString pointsText(int points) const override;
    [[nodiscard]] QString targetOf(const Action &action) const override;
    [[nodiscard]] LogSection sectionOf(const Event &event) const override;
    [[nodiscard]] std::optional<Flight> flightOf(const Event &event) const override;
    [[nodiscard]] QString scoreDetail(int seat) const override;
    [[nodiscard]] std::vector<ScoreCause> scoreOf(int seat) const override;
    [[nodiscard]] QString verdict(const QStringList &winners, bool level) const override;
    bool turn(int steps) override { return m_hand.turn(steps); }
    bool takeBack() override { return m_hand.takeBack(); }
    bool explainHeld() override { return m_hand.explain(); }

    [[nodiscard]] const PieceStyle &style() const { return *m_style; }
    [[nodiscard]] const QList<CityBoard *> &boards() const { return m_boards; }
    [[nodiscard]] QQmlListProperty<CityBoard> boardList() { return {this, &m_boards}; }
    [[nodiscard]] CityHand *hand() { return &m_hand; }
    [[nodiscard]] TableModel *stacks() { return &m_stacks; }
    [[nodiscard]] TableModel *goods() { return &m_goods; }
    [[nodiscard]] TableModel *monuments() { return &m_monuments; }
    [[nodiscard]] TableModel *objectives() { return &m_objectives; }
    [[nodiscard]] TableModel *order() { return &m_order; }
    [[nodiscard]] TableModel *news() { return &m_news; } ///< how the last round ended
    [[nodiscard]] bool isSolo() const { return m_solo; }
    [[nodiscard]] TableModel *automaton() { return &m_automaton; } ///< its monuments
    [[nodiscard]] QString soloCard() const { return m_soloCard; }  ///< the one revealed last; empty for none
    [[nodiscard]] int soloLeft() const { return m_soloLeft; }
    [[nodiscard]] int soloTarget() const { return m_soloTarget; } ///< points to beat as things stand
    [[nodiscard]] int monumentsLeft() const { return m_monumentsLeft; }

    /// The spaces that count for a line of the score sheet; x is the column.
    Q_INVOKABLE [[nodiscard]] QList<QPointF> marksOf(const QString &key) const;
    /// The seat of a line of the score sheet.
    Q_INVOKABLE [[nodiscard]] static int seatOf(const QString &key);

signals:
    void boardsChanged();
    void styleChanged();

private:
    void follow();
    void readStyle();
    void followBoards();
    void followStacks();
    void followGoods();
    void followMonuments();
    void followObjectives();
    void followOrder();
    void followNews();
    void followAutomaton();
    [[nodiscard]] grid::Cells counted(int seat, const Event &event) const;
    [[nodiscard]] const world_wonders::GameState &state() const { return wonders::stateIn(game().view()); }
    [[nodiscard]] const world_wonders::Content &content() const { return wonders::contentOf(*pack().content); }

    FacePlan m_plan;
    std::unique_ptr<PieceStyle> m_style;
    std::shared_ptr<const GamePack> m_planned;
    TableText m_text;
    QString m_headline;
    QList<CityBoard *> m_boards;
    CityHand m_hand;
    RowModel<StackRow> m_stacks;
    RowModel<GoodRow> m_goods;
    RowModel<WonderRow> m_monuments;
    RowModel<AimRow> m_objectives;
    RowModel<OrderRow> m_order;
    RowModel<NewsRow> m_news;
    RowModel<WonderRow> m_automaton;
    bool m_solo = false;
    QString m_soloCard;
    int m_soloLeft = 0;
    int m_soloTarget = 0;
    int m_monumentsLeft = 0;
};

} // namespace mw::table

#pragma once

#include "qml/Playtest/faceplan.h"
#include "qml/Playtest/gametable.h"
#include "qml/Playtest/timespan/ageclock.h"
#include "qml/Playtest/timespan/rulerboard.h"
#include "qml/Playtest/timespan/turnpreview.h"

#include <QQmlListProperty>

namespace mw::table {

/// The table of Timespan: everybody's boards, the game board, offers, tracks, wonders, the tray of what is to be
/// chosen from, and alone what there is to reach. Follows a game and shows what the seat that looks may see.
class TimespanTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(QQmlListProperty<mw::table::RulerBoard> boards READ boardList NOTIFY boardsChanged)
    Q_PROPERTY(mw::table::TurnPreview *preview READ preview CONSTANT)
    Q_PROPERTY(mw::table::AgeClock *clock READ clock CONSTANT)
    Q_PROPERTY(mw::table::TableModel *offers READ offers CONSTANT)
    Q_PROPERTY(mw::table::TableModel *display READ display CONSTANT)
    Q_PROPERTY(mw::table::TableModel *bids READ bids CONSTANT)
    Q_PROPERTY(mw::table::TableModel *sites READ sites CONSTANT)
    Q_PROPERTY(mw::table::TableModel *wonders READ wonders CONSTANT)
    Q_PROPERTY(mw::table::TableModel *tracks READ tracks CONSTANT)
    Q_PROPERTY(mw::table::TableModel *tray READ tray CONSTANT)
    Q_PROPERTY(mw::table::TableModel *goals READ goals CONSTANT)
    Q_PROPERTY(QString gameBoardId READ gameBoardId NOTIFY changed)
    Q_PROPERTY(qreal gameBoardAspect READ gameBoardAspect NOTIFY changed)
    Q_PROPERTY(QRectF hourRect READ hourRect NOTIFY changed)
    Q_PROPERTY(QList<QRectF> peaceSpaces READ peaceSpaces NOTIFY changed)
    Q_PROPERTY(QList<int> peaceMarkers READ peaceMarkers NOTIFY changed)
    Q_PROPERTY(int age READ age NOTIFY changed)
    Q_PROPERTY(bool offering READ isOffering NOTIFY changed)
    Q_PROPERTY(bool choosingBoards READ isChoosingBoards NOTIFY changed)
    Q_PROPERTY(bool solo READ isSolo NOTIFY changed)
    Q_PROPERTY(QString soloTitle READ soloTitle NOTIFY changed)
    Q_PROPERTY(QString supplies READ supplies NOTIFY changed)

public:
    /// `game` outlives it.
    TimespanTable(PlaytestGame &game, QObject *parent);
    ~TimespanTable() override;

    [[nodiscard]] QString headline() const override { return m_headline; }
    [[nodiscard]] QString pointsIcon() const override { return QStringLiteral("point"); }
    [[nodiscard]] QString pointsText(int points) const override;
    [[nodiscard]] QString targetOf(const Action &action) const override;
    [[nodiscard]] LogSection sectionOf(const Event &event) const override;
    [[nodiscard]] std::optional<Flight> flightOf(const Event &event) const override;
    [[nodiscard]] QString scoreDetail(int seat) const override;
    [[nodiscard]] std::vector<ScoreCause> scoreOf(int seat) const override;
    [[nodiscard]] QString verdict(const QStringList &winners, bool level) const override;

    [[nodiscard]] const QList<RulerBoard *> &boards() const { return m_boards; }
    [[nodiscard]] QQmlListProperty<RulerBoard> boardList() { return {this, &m_boards}; }
    [[nodiscard]] TurnPreview *preview() { return &m_preview; }
    [[nodiscard]] AgeClock *clock() { return &m_clock; }
    [[nodiscard]] TableModel *offers() { return &m_offers; }
    [[nodiscard]] TableModel *display() { return &m_display; } ///< boards to be chosen before the game
    [[nodiscard]] TableModel *bids() { return &m_bids; }       ///< sums that may be bid, by pair
    [[nodiscard]] TableModel *sites() { return &m_sites; }     ///< marketplace and neutral wonders
    [[nodiscard]] TableModel *wonders() { return &m_wonders; } ///< those that were built
    [[nodiscard]] TableModel *tracks() { return &m_tracks; }
    [[nodiscard]] TableModel *tray() { return &m_tray; }   ///< drawn cards, rewards, types to choose from
    [[nodiscard]] TableModel *goals() { return &m_goals; } ///< what a single player has to reach
    [[nodiscard]] QString gameBoardId() const { return m_gameBoardId; }
    [[nodiscard]] qreal gameBoardAspect() const { return m_gameBoardAspect; }
    [[nodiscard]] QRectF hourRect() const { return m_hourRect; } ///< of the hourglass, on the game board
    [[nodiscard]] QList<QRectF> peaceSpaces() const { return m_peaceSpaces; }
    [[nodiscard]] QList<int> peaceMarkers() const { return m_peaceMarkers; } ///< space of each seat
    [[nodiscard]] int age() const { return m_age; }
    [[nodiscard]] bool isOffering() const { return m_offering; } ///< offers lie where the technology board does else
    [[nodiscard]] bool isChoosingBoards() const { return m_choosingBoards; }
    [[nodiscard]] bool isSolo() const { return m_solo; }
    [[nodiscard]] QString soloTitle() const { return m_soloTitle; }
    [[nodiscard]] QString supplies() const { return m_supplies; } ///< in words, for a tip

    /// Carries out a support action that lies at hand; `number` is that of a row.
    Q_INVOKABLE bool help(int number) { return m_help.choose(game(), number); }
    /// Delivers a luxury tile that was drawn to a card, or says why not.
    Q_INVOKABLE void deliver(int type, int slot);

signals:
    void boardsChanged();

private:
    void follow();
    void followHeadline();
    void followBoards();
    void followGameBoard();
    void followSites();
    void followOffers();
    void followDisplay();
    void followWonders();
    void followTracks();
    void followTray();
    void followSolo();
    void followClock();
    [[nodiscard]] QString needText(const timespan::Need &need) const;
    [[nodiscard]] std::string gameBoard() const;
    [[nodiscard]] CardPlaceRow trayRow(const Action &action) const;
    [[nodiscard]] QList<int> camelsAt(int place) const;
    [[nodiscard]] QString named(std::string_view source) const { return m_text.content(source); }
    [[nodiscard]] const timespan::GameState &state() const { return ages::stateIn(game().view()); }
    [[nodiscard]] const timespan::Content &content() const { return ages::contentOf(*pack().content); }

    FacePlan m_plan;
    std::shared_ptr<const GamePack> m_planned;
    TableText m_text;
    QString m_headline;
    QList<RulerBoard *> m_boards;
    SupportHelp m_help;
    TurnPreview m_preview;
    AgeClock m_clock;
    RowModel<AgeOfferRow> m_offers;
    RowModel<DisplayRow> m_display;
    RowModel<SpotRow> m_bids;
    RowModel<CardPlaceRow> m_sites;
    RowModel<CardPlaceRow> m_wonders;
    RowModel<AgeTrackRow> m_tracks;
    RowModel<CardPlaceRow> m_tray;
    RowModel<PreviewRow> m_goals;
    QString m_gameBoardId;
    qreal m_gameBoardAspect = 0.5;
    QRectF m_hourRect;
    QList<QRectF> m_peaceSpaces;
    QList<int> m_peaceMarkers;
    int m_age = 1;
    bool m_offering = false;
    bool m_choosingBoards = false;
    bool m_solo = false;
    QString m_soloTitle;
    QString m_supplies;
};

} // namespace mw::table
